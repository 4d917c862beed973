import type { Method } from '../../../writing/method.ts';
import { fractionLatex, fractionText } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import { numeralsAsDigits } from '../../../reading/statistics/events.ts';
import { plainWording } from '../../../reading/statistics/wording.ts';

interface Kind {
  name: string;
  size: number;
}

interface Parameters {
  kinds: Kind[];
  draws: number;
  replaced: boolean;
  /** Whether an ordered outcome, by kinds, belongs to the event. */
  event: (outcome: number[]) => boolean;
}

export const drawingBalls: Method<Parameters> = {
  id: 'drawing-balls',
  topic: '9709/p5/probability',

  match(question) {
    const text = numeralsAsDigits(plainWording(question.text)).toLowerCase();
    if (
      !/probability|概率/.test(text) ||
      /given that|until|another bag|bag [ab]|已知.{0,300}时|直到|条件/.test(text)
    )
      return null;
    const kinds = kindsIn(text);
    const drawn =
      /(\d{1,40}) (?:balls?|counters?|beads?|sweets?|marbles?|discs?|of them|of the balls?)?\s{0,9}(?:are|is) (?:taken|drawn|chosen|selected|picked|removed)|(?:takes|draws|chooses|selects|picks) (?:out )?(\d{1,40})|(?:取出?|摸出?|抽取|抽出)\s{0,9}(\d{1,40})\s{0,9}(?:个|枚)/.exec(
        text,
      );
    if (!kinds || !drawn) return null;
    const draws = Number(drawn[1] ?? drawn[2] ?? drawn[3]);
    const replaced =
      /(?<!without |不)(?:with replacement|replaced|放回)/.test(text) &&
      !/without replacement|not replaced|不放回/.test(text);
    const stated = /replace|放回|at the same time|together|simultaneously|同时/.test(text);
    const total = kinds.reduce((sum, { size }) => sum + size, 0);
    if (!stated || draws < 2 || draws > 5 || (!replaced && draws > total)) return null;
    const request =
      /(?:find|calculate|what is) (?:the )?probability (?:that |of )?(.{0,300})$|求(.{0,300}?)的概率/.exec(
        text,
      );
    if (!request || !tellsNoMore(text.replace(request[0], ' ').replace(drawn[0], ' '))) return null;
    const asked = request[1] ?? request[2]!;
    if (!isOfDrawn(asked, text.replace(request[0], ' '), draws)) return null;
    const event = eventIn(
      (request[1] ?? request[2]!).replace(/^(?:getting|obtaining|drawing) /, ''),
      kinds,
      draws,
    );
    return event && { kinds, draws, replaced, event };
  },

  solve({ kinds, draws, replaced, event }) {
    const paths = outcomes(kinds.length, draws)
      .filter(event)
      .map((path) => ({ path, ...alongPath(path, kinds, replaced) }))
      .filter(({ value }) => value > 0);
    if (paths.length === 0) return null;
    const value = paths.reduce((sum, one) => sum + one.value, 0);
    const text = fractionText(value, 1_000_000);
    if (!text) return null;
    const name = (path: number[]) => `\\text{${path.map((index) => kinds[index]!.name).join(', ')}}`;
    return {
      title: { en: 'Probability with a tree diagram', zh: '用树状图求概率' },
      steps: [
        step(
          {
            en: 'Multiply along each path of the tree that belongs to the event.',
            zh: '把属于该事件的每条路径上的概率相乘。',
          },
          abbreviated(paths.map(({ path, tex }) => `${name(path)}:\\; ${tex}`)),
          ['M1'],
          replaced
            ? undefined
            : {
                en: 'Without replacement every draw changes what is left.',
                zh: '不放回时，每次取出都会改变剩余的情况。',
              },
        ),
        step(
          { en: 'Add the paths.', zh: '各路径相加。' },
          `${abbreviated(paths.map(({ tex }) => tex)).join(' + ')} = ${fractionLatex(text)}`,
          ['M1', 'A1'],
        ),
      ],
      answer: { text, tex: fractionLatex(text) },
    };
  },

  /** The balls themselves are numbered and every draw of them is counted. */
  verify({ answer }, { kinds, draws, replaced, event }) {
    const balls = kinds.flatMap(({ size }, index) => Array.from({ length: size }, () => index));
    if (balls.length ** draws > 4_000_000) return [];
    let [hits, all] = [0, 0];
    const go = (path: number[], used: number[]) => {
      if (path.length === draws) {
        all += 1;
        if (event(path)) hits += 1;
        return;
      }
      for (const [index, kind] of balls.entries())
        if (replaced || !used.includes(index)) go([...path, kind], [...used, index]);
    };
    go([], []);
    const [above, below = '1'] = answer.text.split('/');
    return [
      {
        name: {
          en: 'Counting every draw of the numbered balls gives the same result.',
          zh: '给球编号后逐一计数，结果相同。',
        },
        passed: hits * Number(below) === all * Number(above),
      },
    ];
  },
};

const abbreviated = (lines: string[]) =>
  lines.length > 8 ? [...lines.slice(0, 3), '\\dots', lines.at(-1)!] : lines;

const outcomes = (kinds: number, draws: number): number[][] =>
  draws === 0
    ? [[]]
    : outcomes(kinds, draws - 1).flatMap((path) =>
        Array.from({ length: kinds }, (_, index) => [...path, index]),
      );

function alongPath(path: number[], kinds: Kind[], replaced: boolean): { value: number; tex: string } {
  const left = kinds.map(({ size }) => size);
  const factors: string[] = [];
  let value = 1;
  for (const index of path) {
    const total = left.reduce((sum, one) => sum + one, 0);
    value *= left[index]! / total;
    factors.push(`\\frac{${left[index]}}{${total}}`);
    if (!replaced) left[index]! -= 1;
  }
  return { value, tex: factors.join(' \\times ') };
}

const COLOUR = 'red|blue|green|white|black|yellow|orange|purple|pink|brown|grey';
const COLOURS_ZH: Record<string, string> = { 红: '红', 蓝: '蓝', 绿: '绿', 白: '白', 黑: '黑', 黄: '黄' };

const SORT = new RegExp(
  `(?<!\\d)(\\d{1,40}) (${COLOUR})\\b(?! (?:are|is))|(?<!\\d)(\\d{1,40})\\s{0,9}(?:个|枚)?\\s{0,9}([${Object.keys(COLOURS_ZH).join('')}])(?:色)?`,
  'g',
);

function kindsIn(text: string): Kind[] | null {
  const kinds = [...text.matchAll(SORT)].map(([, size, name, count, colour]) => ({
    name: name ?? colour!,
    size: Number(size ?? count),
  }));
  // Only the first clause lists the contents of the bag; "2 red" in the event is not another kind.
  const first = kinds.filter((one, index) => kinds.findIndex(({ name }) => name === one.name) === index);
  return first.length >= 2 && first.length <= 4 ? first : null;
}

const THINGS = 'balls? counters? beads? sweets? marbles? discs?';
const only = (words: string, signs: string) =>
  new RegExp(`^(?:\\s|[,.:;、，。；${signs}]|(?:${words.split(' ').join('|')})(?![a-z\\d]))*$`);

const OF_THE_BAG = only(
  `${THINGS} a an the and only bag box jar urn hat container contains? containing has holds? there are is in at random randomly from of it them all taken drawn chosen selected picked out with without replacement replaced not same time together simultaneously identical`,
  '袋盒箱子口一个只枚中里内有装着共不放回地同时随机从和与及球色的其',
);
const OF_THE_DRAWN = only(
  `${THINGS} they the these both all of them are is have [2-5] drawn taken chosen selected picked`,
  '取出摸抽到的这个枚球它们两三四颜色恰好2345都为是',
);

/**
 * Whether the question tells only the contents of the bag and how balls are drawn; anything else would change the
 * probabilities.
 */
const tellsNoMore = (text: string) => OF_THE_BAG.test(text.replaceAll(SORT, ' '));

function eventIn(phrase: string, kinds: Kind[], draws: number): Parameters['event'] | null {
  const trimmed = phrase.replace(/[.?]\s*$/, '').trim();
  const index = (name: string) => kinds.findIndex((one) => one.name === name);
  const count = (outcome: number[], kind: number) => outcome.filter((one) => one === kind).length;
  const alike = /^(.*?)(?:the same colou?r|of 1 colou?r|相同|同色)$/.exec(trimmed);
  if (alike && OF_THE_DRAWN.test(alike[1]!)) return (outcome) => outcome.every((one) => one === outcome[0]);
  const unlike = /^(.*?)(?:different colou?rs|(?:各|互|都)?不(?:相)?同|异色)$/.exec(trimmed);
  if (unlike && OF_THE_DRAWN.test(unlike[1]!)) return (outcome) => new Set(outcome).size === draws;
  const every =
    new RegExp(
      `^(?:both|all|they are both|they are all|all \\d|both of them|all of them)?(?: (?:balls|counters|beads|sweets|marbles|discs))?\\s{0,9}(?:are|of them are)?\\s{0,9}(${COLOUR})(?: (?:balls|counters|ones))?$`,
    ).exec(trimmed) ??
    /^(?:取出?|摸出?|抽出?|到|的|这|个|枚|球|它们|[两2-5]){0,12}(?:都是|全是|均为)\s*(\p{Script=Han})(?:色|球)*$/u.exec(
      trimmed,
    );
  if (every && index(every[1]!) >= 0 && /both|all|都|全|均/.test(trimmed))
    return (outcome) => outcome.every((one) => one === index(every[1]!));
  const some =
    new RegExp(
      `^(?:there (?:is|are) |he gets |she gets )?(exactly|at least|at most)? ?(\\d+|no|none)(?: of (?:them|the balls))?(?: is| are)? (${COLOUR})(?: (?:balls?|counters?|beads?|is drawn|are drawn))?(?: (?:is|are) (?:drawn|taken|chosen))?(?: and (\\d+)(?: is| are)? (${COLOUR})(?: balls?)?)?$`,
    ).exec(trimmed) ??
    /^(恰好?有?|至少有?|至多有?)\s*(\d+)\s*个\s*(\p{Script=Han})(?:色|球)*$/u.exec(trimmed);
  if (!some || index(some[3]!) < 0) return null;
  const [how, number, kind] = [
    some[1] ?? 'exactly',
    /no/.test(some[2]!) ? 0 : Number(some[2]),
    index(some[3]!),
  ];
  if (some[4]) {
    const other = index(some[5]!);
    return other < 0 || other === kind
      ? null
      : (outcome) => count(outcome, kind) === number && count(outcome, other) === Number(some[4]);
  }
  if (/at least|至少/.test(how)) return (outcome) => count(outcome, kind) >= number;
  if (/at most|至多/.test(how)) return (outcome) => count(outcome, kind) <= number;
  return (outcome) => count(outcome, kind) === number;
}

/** "All four balls", "all three discs": as many as are drawn, and of what is in the bag. */
function isOfDrawn(asked: string, told: string, draws: number): boolean {
  const count = /\b(?:all|both)(?: the| of the| of these)? (\d+)\b/.exec(asked)?.[1];
  const nouns = asked.match(/\b(?:ball|counter|bead|sweet|marble|disc)s?\b/g) ?? [];
  return (
    (count === undefined || Number(count) === draws) &&
    (!/\bboth\b/.test(asked) || draws === 2) &&
    nouns.every((noun) => told.includes(noun.replace(/s$/, '')))
  );
}
