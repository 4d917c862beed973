import type { Method, Step } from '../../../writing/method.ts';
import { choose } from '../../../algebra-system/numeric/distributions.ts';
import { step } from '../../../writing/step.ts';
import { numeralsAsDigits } from '../../../reading/statistics/events.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

interface Parameters {
  kind: 'C' | 'P' | 'row';
  n: number;
  r: number;
}

const REQUEST = '(?:find|evaluate|calculate|work out|what is|求|计算)? ?(?:the )?(?:value of )?';
const SYMBOL = [
  new RegExp(
    `^${REQUEST}(?:\\^|_)?\\{?(\\d+)\\}? ?\\\\?(?:mathrm)?\\{?([CP])\\}? ?_?\\{?(\\d+)\\}?(?: ?的值)?$`,
    'i',
  ),
  new RegExp(`^${REQUEST}([CP])\\((\\d+), ?(\\d+)\\)(?: ?的值)?$`, 'i'),
];
const BINOMIAL = new RegExp(`^${REQUEST}\\\\[dt]?binom ?\\{(\\d+)\\} ?\\{(\\d+)\\}(?: ?的值)?$`, 'i');
const THINGS =
  '(?:different |distinct )?(?:people|persons|boys|girls|men|women|children|students|friends|books|cars|flags|balls|objects|pictures|chairs)';
const ROW = [
  new RegExp(
    `^(?:in )?how many (?:different )?ways (?:can|may|could) (\\d+) ${THINGS} (?:be (?:arranged|seated|placed|lined up|put)|sit|stand|line up|queue)(?: side by side)?(?: (?:in|on) a (?:straight )?(?:line|row|shelf|queue|bench))$`,
    'i',
  ),
  new RegExp(
    `^(?:find|calculate|what is) the number of (?:different )?(?:ways of arranging|arrangements of) (\\d+) ${THINGS} (?:in|on) a (?:straight )?(?:line|row|shelf|queue)$`,
    'i',
  ),
  /^(\d+) ?(?:个|名|位|本)(?:不同的)?(?:人|学生|同学|书|男生|女生|朋友|球)?排成一(?:排|列|行),?(?:共)?有(?:多少|几)种(?:不同的)?(?:排法|方法|排列(?:方法)?|排列方式|方式)$/u,
];

/** nCr, nPr, and different things in a row. */
export const permutations: Method<Parameters> = {
  id: 'permutations',
  topic: '9709/p5/permutations-and-combinations',
  match(question) {
    const text = numeralsAsDigits(plainWording(question.text))
      .replace(/\$/g, ' ')
      .replace(/，/g, ',')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ?[.?？。]$/u, '')
      .replace(/ ?([,]) ?/g, '$1')
      .replace(/(?<=\d) (?=[个名位本])/gu, '');
    const row = ROW.map((form) => form.exec(text)?.[1]).find(Boolean);
    if (row) return ofSize({ kind: 'row', n: Number(row), r: Number(row) });
    const binomial = BINOMIAL.exec(text);
    if (binomial) return ofSize({ kind: 'C', n: Number(binomial[1]), r: Number(binomial[2]) });
    const [, n, kind, r] = SYMBOL[0]!.exec(text) ?? swapGroups(SYMBOL[1]!.exec(text)) ?? [];
    if (!n || !kind || !r || (kind !== 'C' && kind !== 'P')) return null;
    return ofSize({ kind, n: Number(n), r: Number(r) });
  },
  solve({ kind, n, r }) {
    const orders = fallingFactorial(n, r);
    const value = kind === 'C' ? choose(n, r) : orders;
    const text = String(value);
    const steps: Step[] =
      kind === 'row'
        ? [
            step(
              {
                en: 'Any of them may come first, any of the rest second, and so on.',
                zh: '第一位可任选，第二位从剩下的中选，依此类推。',
              },
              `${n}! = ${text}`,
              ['M1', 'A1'],
            ),
          ]
        : [
            step(
              {
                en: kind === 'C' ? 'The order does not matter.' : 'The order matters.',
                zh: kind === 'C' ? '不考虑顺序。' : '考虑顺序。',
              },
              kind === 'C'
                ? `\\binom{${n}}{${r}} = \\frac{${n}!}{${r}!\\,${n - r}!} = ${text}`
                : `{}^{${n}}P_{${r}} = \\frac{${n}!}{${n - r}!} = ${text}`,
              ['M1', 'A1'],
            ),
          ];
    return {
      title: { en: 'Permutations and combinations', zh: '排列与组合' },
      steps,
      answer: { text, tex: text },
    };
  },
  /** By Pascal's triangle, and each choice in every order. */
  verify({ answer }, { kind, n, r }) {
    let row = [1n];
    for (let count = 0; count < n; count += 1)
      row = [1n, ...row.slice(1).map((one, index) => one + row[index]!), 1n];
    let orders = 1n;
    for (let count = 2n; count <= BigInt(r); count += 1n) orders *= count;
    const value = kind === 'C' ? row[r]! : row[r]! * orders;
    return [
      {
        name: { en: 'Pascal’s triangle gives the same result.', zh: '用杨辉三角计算，结果相同。' },
        passed: String(value) === answer.text,
      },
    ];
  },
};

const ofSize = (one: Parameters) =>
  one.n <= 15 || (one.n <= 50 && one.kind === 'C') ? (one.r <= one.n ? one : null) : null;

function fallingFactorial(n: number, r: number): number {
  let value = 1;
  for (let index = 0; index < r; index += 1) value *= n - index;
  return value;
}

const swapGroups = (match: RegExpExecArray | null) => match && [match[0], match[2], match[1], match[3]];
