import type { Method } from '../../../writing/method.ts';
import { choose } from '../../../algebra-system/numeric/distributions.ts';
import { step } from '../../../writing/step.ts';
import { numeralsAsDigits } from '../../../reading/statistics/events.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

interface Group {
  name: string;
  size: number;
}

/** How many are chosen from each group, in every way that is allowed. */
interface Parameters {
  groups: Group[];
  chosen: number;
  allowed: number[][];
}

export const selections: Method<Parameters> = {
  id: 'selections',
  topic: '9709/p5/permutations-and-combinations',

  match(question) {
    const text = numeralsAsDigits(plainWording(question.text)).replace(
      /(?<=(?:chosen|selected|picked|choose \d+|select \d+|pick \d+) from (?:a (?:group|class|set) of )?\d+)(?= ?[.?]?$)/i,
      ' people',
    );
    if (
      /arrang|line|row|order|circle|probability|together|refuse|particular|named|married|couple|brother|sister|twins|排|概率|相邻|圆/i.test(
        text,
      )
    )
      return null;
    if (!/ways|committee|team|select|choos|chosen|pick|选|组成/i.test(text)) return null;
    const read = groupsIn(text);
    if (!read) return null;
    const { groups, chosen, rest } = read;
    const rule = ruleIn(rest, groups);
    if (
      !rule ||
      groups.some(({ size }) => size > 40) ||
      chosen > groups.reduce((sum, { size }) => sum + size, 0)
    )
      return null;
    const allowed = splits(groups, chosen).filter(rule);
    return { groups, chosen, allowed };
  },

  solve({ groups, chosen, allowed }) {
    const title = { en: 'Selections', zh: '组合' };
    const ways = (split: number[]) =>
      split.reduce((product, count, index) => product * choose(groups[index]!.size, count), 1);
    const value = allowed.reduce((sum, split) => sum + ways(split), 0);
    const text = String(value);
    const all = splits(groups, chosen).length === allowed.length;
    const size = groups.reduce((sum, one) => sum + one.size, 0);
    const set = (split: number[]) =>
      split.map((count, index) => `\\binom{${groups[index]!.size}}{${count}}`).join(' \\times ');
    if (all || groups.length === 1)
      return {
        title,
        steps: [
          step(
            { en: 'The order does not matter, so use combinations.', zh: '不考虑顺序，用组合数。' },
            `\\binom{${size}}{${chosen}} = ${text}`,
            ['M1', 'A1'],
          ),
        ],
        answer: { text, tex: text },
      };
    return {
      title,
      steps: [
        step(
          { en: 'List how many can come from each group.', zh: '列出各组可选的人数。' },
          allowed.map((split) => `${split.join(' + ')}:\\quad ${set(split)} = ${ways(split)}`),
          ['M1'],
          {
            en: 'Multiply the choices from different groups; add separate cases.',
            zh: '不同组的选法相乘，不同情形相加。',
          },
        ),
        step({ en: 'Add the cases.', zh: '各情形相加。' }, `${allowed.map(ways).join(' + ')} = ${text}`, [
          'M1',
          'A1',
        ]),
      ],
      answer: { text, tex: text },
    };
  },

  /** Members are taken or left one at a time; the ways are counted without any combination. */
  verify({ answer }, { groups, allowed }) {
    let counts = new Map<string, number>([[groups.map(() => 0).join(), 1]]);
    for (const [index, { size }] of groups.entries())
      for (let member = 0; member < size; member += 1) {
        const next = new Map(counts);
        for (const [key, times] of counts) {
          const split = key.split(',').map(Number);
          split[index]! += 1;
          next.set(split.join(), (next.get(split.join()) ?? 0) + times);
        }
        counts = next;
      }
    const total = allowed.reduce((sum, split) => sum + (counts.get(split.join()) ?? 0), 0);
    return [
      {
        name: {
          en: 'Counting by including or leaving out each member in turn gives the same result.',
          zh: '逐个决定是否选入，计数结果相同。',
        },
        passed: String(total) === answer.text && Number.isSafeInteger(total),
      },
    ];
  },
};

function splits(groups: Group[], chosen: number): number[][] {
  if (groups.length === 1) return chosen <= groups[0]!.size ? [[chosen]] : [];
  const [first, ...rest] = groups;
  return Array.from({ length: Math.min(first!.size, chosen) + 1 }, (_, count) => count).flatMap((count) =>
    splits(rest, chosen - count).map((split) => [count, ...split]),
  );
}

const stem = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(wo)?men$/, (one) => one.replace('men', 'man'))
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

/** "a committee of 5 from 6 men and 4 women", "4 books from 9 books", "从 6 名男生和 4 名女生中选 5 人". */
function groupsIn(text: string): { groups: Group[]; chosen: number; rest: string } | null {
  const english =
    /(?:of|choose|select|pick|choosing|selecting|can|,|^)\s*(\d+) ?(?:people|members|students|players|persons|books|objects|letters|balls|items)?(?: (?:can|is to|are to|be|is|are))*(?: (?:be )?(?:chosen|selected|formed|picked|made))?(?: at random)? from (?:a (?:group|class|set|club|team) of |among )?(\d+) ([a-z]+)(?:(?:,| and|, and) (\d+) ([a-z]+))?(?:(?:,? and) (\d+) ([a-z]+))?/i.exec(
      text,
    );
  const chinese =
    /从\s{0,9}(\d{1,40})\s{0,9}(?:名|个|位|本|人)?\s{0,9}(\p{Script=Han}{0,3}?)(?:[和与, ]{1,300}\s{0,9}(\d{1,40})\s{0,9}(?:名|个|位|本)?\s{0,9}(\p{Script=Han}{1,3}?))?\s{0,9}(?:中|里)\s{0,9}(?:任?选(?:出|取)?|挑选|抽取)\s{0,9}(\d{1,40})\s{0,9}(?:名|个|位|本|人)?/u.exec(
      text,
    );
  if (english) {
    const [whole, chosen, ...pairs] = english;
    const groups = [0, 2, 4]
      .filter((index) => pairs[index])
      .map((index) => ({ name: stem(pairs[index + 1]!), size: Number(pairs[index]) }));
    return { groups, chosen: Number(chosen), rest: text.replace(whole, ' ') };
  }
  if (!chinese) return null;
  const [whole, first, firstName, second, secondName, chosen] = chinese;
  const groups = [
    { name: firstName || '人', size: Number(first) },
    ...(second ? [{ name: secondName!, size: Number(second) }] : []),
  ];
  return { groups, chosen: Number(chosen), rest: text.replace(whole, ' ') };
}

const NOISE =
  /\b(?:in )?how many (?:different )?(?:ways|committees|teams|selections)|\b(?:is|are|can|this|it|be|done|there|the|find|number|of|different|ways|in|which|possible|committees?|teams?|selections?|formed|chosen|selected|must|if|with|contains?|includes?|has|have|to|containing|including|members?|people|calculate|a|an|on|and|that|when|made|how|many|done|choose|select|you|we)\b|求|共?有?多少种(?:不同的)?(?:选法|方法)|选法|的|种数|不同|一个|委员会|组成|人|,|\.|\?|要求|其中|必须|有|包含|若|如果|名|个|位|共|几|种|方法/giu;

/** The condition on the counts; a question with anything left unread has none. */
function ruleIn(rest: string, groups: Group[]): ((split: number[]) => boolean) | null {
  let left = rest;
  const rules: ((split: number[]) => boolean)[] = [];
  const indexOf = (name: string) =>
    groups.findIndex((group) => group.name === stem(name) || group.name === name);
  const counted =
    /(exactly|at least|at most|no more than|more than|fewer than|only|恰好?有?|至少有?|至多有?|最多有?)?\s{0,9}(\d{1,40}|no)\s{0,9}(?:名|个|位)?\s{0,9}([a-z]{1,40}|\p{Script=Han}{2,3})/giu;
  for (const [whole, how, number, name] of left.matchAll(counted)) {
    const index = indexOf(name!);
    if (index < 0) continue;
    const count = number!.toLowerCase() === 'no' ? 0 : Number(number);
    const word = (how ?? 'exactly').toLowerCase();
    rules.push((split) => {
      const have = split[index]!;
      if (/at least|至少/.test(word)) return have >= count;
      if (/at most|no more|至多|最多/.test(word)) return have <= count;
      if (word === 'more than') return have > count;
      return word === 'fewer than' ? have < count : have === count;
    });
    left = left.replace(whole, ' ');
  }
  const compared =
    /(more|fewer) ([a-z]+) than ([a-z]+)/i.exec(left) ??
    /(\p{Script=Han}{2})(?:人数)?(多于|少于)(\p{Script=Han}{2})/u.exec(left);
  if (compared) {
    const [one, sign, other] = /more|fewer/i.test(compared[1]!)
      ? [compared[2]!, compared[1]!, compared[3]!]
      : [compared[1]!, compared[2]!, compared[3]!];
    const [a, b] = [indexOf(one), indexOf(other)];
    if (a < 0 || b < 0) return null;
    rules.push((split) => (/more|多于/i.test(sign) ? split[a]! > split[b]! : split[a]! < split[b]!));
    left = left.replace(compared[0], ' ');
  }
  const unread = left.replace(NOISE, ' ').replace(/[\s,.?;:()]/g, '');
  return unread === '' && !/\d/.test(left) ? (split) => rules.every((rule) => rule(split)) : null;
}
