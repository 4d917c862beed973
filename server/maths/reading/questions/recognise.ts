import { contains, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { asksIn } from './request-words.ts';
import { fragmentsOf } from './fragments.ts';
import type { Fragment, Interval, Question } from './question.ts';

const DIGITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
};
const COUNT = '(\\d|one|two|three|four|five|six|[一两二三四五六])';
const FIGURES = [
  new RegExp(`${COUNT}\\s*(?:significant figures?|sig\\.? ?figs?|s\\.?f\\.?\\b)`),
  new RegExp(`${COUNT}\\s*位有效数字`),
];
const PLACES = [
  new RegExp(`${COUNT}\\s*(?:decimal places?|d\\.?p\\.?\\b)`),
  new RegExp(`(?:小数点后|保留)\\s*${COUNT}\\s*位(?!有效)`),
  new RegExp(`${COUNT}\\s*位小数`),
];
const WHOLE =
  /\bto the nearest (?:whole (?:number|degree)|integer|degree)\b|精确到(?:个位|整数|1 ?(?:°|度))|保留整数|取整数/;

/** The sign of "4.0 x 10^6" as it is typed by hand. */
const POWER_OF_TEN = /(?<=\d\s?)x(?=\s?10\s?\^\s?[-−{(]?\d)/gi;

/** Reads a question as it is typed, in English, Chinese or mathematics alone. */
export function recognise(text: string): Question {
  const lower = plain(text);
  const { fragments, unread } = fragmentsOf(text.replace(POWER_OF_TEN, '×'));
  const { rest, interval } = takeInterval(fragments);
  return {
    text,
    lower,
    language: /[\u4e00-\u9fff]/u.test(text) ? 'zh' : 'en',
    asks: asksIn(lower),
    fragments: rest,
    interval,
    precision: precisionIn(lower),
    isExact: /\bexact\b|\bsurds?\b|精确值|准确值|根式/.test(lower),
    inDegrees: /°|\\circ|\bdegrees?\b|\d\s*度/.test(lower),
    unread,
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[，、]/gu, ',')
    .replace(/。/gu, '.')
    .replace(/；/gu, ';')
    .replace(/：/gu, ':')
    .replace(/（/gu, '(')
    .replace(/）/gu, ')')
    .replace(/？/gu, '?')
    .replace(/[\s\u3000]+/gu, ' ')
    .trim();
}

function precisionIn(lower: string): Question['precision'] {
  for (const [kind, patterns] of [
    ['figures', FIGURES],
    ['places', PLACES],
  ] as const)
    for (const pattern of patterns) {
      const digits = pattern.exec(lower)?.[1];
      if (digits) return { kind, digits: DIGITS[digits] ?? Number(digits) };
    }
  return WHOLE.test(lower) ? { kind: 'places', digits: 0 } : null;
}

/** The first range such as 0 ≤ x < 2π that stands beside what is asked. */
function takeInterval(fragments: Fragment[]): { rest: Fragment[]; interval: Interval | null } {
  let interval: Interval | null = null;
  const rest: Fragment[] = [];
  for (const fragment of fragments) {
    const alone = fragments.length === 1;
    const remaining = partsOf(fragment.statement).filter((part) => {
      const range = alone && fragment.statement.kind !== 'list' ? null : intervalOf(part);
      if (!range || interval) return true;
      interval = range;
      return false;
    });
    if (remaining.length === 0) continue;
    const { statement } = fragment;
    rest.push(
      statement.kind === 'list'
        ? {
            ...fragment,
            statement: remaining.length === 1 ? remaining[0]! : { ...statement, items: remaining },
          }
        : fragment,
    );
  }
  return { rest, interval };
}

function partsOf(statement: Statement): Statement[] {
  return statement.kind === 'list' && statement.joined === 'and' ? statement.items : [statement];
}

export function intervalOf(statement: Statement): Interval | null {
  if (statement.kind !== 'relation' || statement.sides.length !== 3) return null;
  const [low, middle, high] = statement.sides;
  const [first, second] = statement.signs;
  const rising = [first, second].every((sign) => sign === '<' || sign === '<=');
  const falling = [first, second].every((sign) => sign === '>' || sign === '>=');
  if (middle!.kind !== 'symbol' || (!rising && !falling)) return null;
  if ([low!, high!].some((end) => symbolsOf(end).length > 0 || contains(end, ({ kind }) => kind === 'apply')))
    return null;
  const ends = {
    letter: middle!.name,
    includesFrom: first!.endsWith('='),
    includesTo: second!.endsWith('='),
  };
  return rising
    ? { ...ends, from: low!, to: high! }
    : {
        letter: ends.letter,
        from: high!,
        to: low!,
        includesFrom: ends.includesTo,
        includesTo: ends.includesFrom,
      };
}
