import type { Method } from '../../../writing/method.ts';
import { usesOnly } from '../../../reading/physics/words/vocabulary.ts';
import { step } from '../../../writing/step.ts';

/** Three quarks or a quark and an antiquark, by the letters u d c s t b; an antiquark has its bar. */
interface Parameters {
  quarks: { letter: string; anti: boolean }[];
}

const THIRDS: Record<string, number> = { u: 2, c: 2, t: 2, d: -1, s: -1, b: -1 };

const isAllKnown = usesOnly(
  'find calculate determine deduce what is are the its total electric charge of a an in-terms-of-e particle hadron ' +
    'baryon meson proton neutron antiproton antineutron pion kaon has have with made-of made-up-of made from consists-of ' +
    'consisting-of that which composition quark quarks combination structure and ' +
    '求 求出 计算 由 夸克 组成 构成 的 粒子 强子 重子 介子 质子 中子 反质子 反中子 电荷 电荷量 其 它 该 某 一个 一种 个 种 三 两 是 为 多少',
);

export const quarkCharge: Method<Parameters> = {
  id: 'quark-charge',
  topic: '9702/all/particle-physics',

  match(question) {
    const text = question.text.replace(/\$/g, '');
    if (!/quarks?|夸克/i.test(text) || !/charge|电荷/i.test(text) || /\d/.test(text)) return null;
    const barred = text
      .replace(/\\(?:bar|overline)\s{0,9}\{?\s{0,9}([udcstb])\s{0,9}\}?/g, "$1'")
      .replace(/([udcstb])\u0304/gu, "$1'")
      .replace(/\banti-?([udcstb])\b/g, "$1'");
    const match =
      /(?:composition|quarks|quark structure|made of|consisting of|consists of|combination|组成|构成|结构)\s{0,9}(?:is|of|the|quarks|:|为|是|：){0,30}\s{0,9}((?:[udcstb]'?[\s,]{0,9}){2,3})(?![A-Za-z'])/.exec(
        barred,
      ) ?? /由(?:夸克)?\s{0,9}((?:[udcstb]'?[\s,]{0,9}){2,3})\s{0,9}(?:夸克)?(?:组成|构成)/.exec(barred);
    if (!match || !isAllKnown(barred.replace(match[0], ' '))) return null;
    const quarks = [...match[1]!.matchAll(/([udcstb])('?)/g)].map(([, letter, bar]) => ({
      letter: letter!,
      anti: bar !== '',
    }));
    const antis = quarks.filter(({ anti }) => anti).length;
    const isBaryon = quarks.length === 3 && (antis === 0 || antis === 3);
    return isBaryon || (quarks.length === 2 && antis === 1) ? { quarks } : null;
  },

  solve({ quarks }) {
    const thirds = quarks.map(({ letter, anti }) => (anti ? -1 : 1) * THIRDS[letter]!);
    const total = thirds.reduce((sum, one) => sum + one, 0) / 3;
    const text = total === 0 ? '0' : `${total > 0 ? '+' : ''}${total} e`;
    const set = quarks.map(({ letter, anti }) => (anti ? `\\bar{${letter}}` : letter));
    return {
      title: { en: 'Charge from quarks', zh: '由夸克求电荷' },
      steps: [
        step(
          {
            en: 'Write down the charge of each quark; an antiquark has the opposite charge.',
            zh: '写出各夸克的电荷；反夸克电荷相反。',
          },
          set.map(
            (one, index) =>
              `${one}:\\; ${thirds[index]! > 0 ? '+' : '-'}\\tfrac{${Math.abs(thirds[index]!)}}{3}e`,
          ),
          ['B1'],
        ),
        step({ en: 'Add the charges.', zh: '相加。' }, `Q = ${text}`, ['A1']),
      ],
      answer: { text, tex: text },
    };
  },

  /**
   * Counts without adding fractions: an up-type quark has one unit more than a down-type one, which has minus a
   * third.
   */
  verify({ answer }, { quarks }) {
    const up = quarks.reduce(
      (sum, { letter, anti }) => sum + ('uct'.includes(letter) ? (anti ? -1 : 1) : 0),
      0,
    );
    const baryon = quarks.reduce((sum, { anti }) => sum + (anti ? -1 : 1), 0) / 3;
    return [
      {
        name: {
          en: 'The charge is the number of up-type quarks less the baryon number.',
          zh: '电荷等于上型夸克数减去重子数。',
        },
        passed: Number(answer.text.replace(' e', '')) === up - baryon,
      },
    ];
  },
};
