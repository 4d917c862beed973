import { valueIn } from './wording.ts';

/** The values that an event allows; an end that is not named is infinite. */
export interface Range {
  low: number;
  high: number;
  includesLow: boolean;
  includesHigh: boolean;
  /** As it is set: `X \leq 3`. */
  latex: string;
}

const SIGNS: Record<string, string> = { '<=': '\\leq', '>=': '\\geq', '<': '<', '>': '>', '=': '=' };

/** The event inside P(…), such as `X <= 3` or `2 < X <= 5`. */
export function rangeIn(inner: string, letter: string): Range | null {
  const one = new RegExp(`^\\s{0,9}${letter}\\s{0,9}(<=|>=|<|>|=)\\s{0,9}([^<>=|]{1,300})$`).exec(inner);
  if (one) {
    const value = valueIn(one[2]!);
    if (value === null) return null;
    const sign = one[1]!;
    return {
      low: sign.startsWith('<') ? -Infinity : value,
      high: sign.startsWith('>') ? Infinity : value,
      includesLow: sign !== '>',
      includesHigh: sign !== '<',
      latex: `${letter} ${SIGNS[sign]} ${trimmed(one[2]!)}`,
    };
  }
  const two = new RegExp(`^([^<>=|]{1,300})(<=|<)\\s{0,9}${letter}\\s{0,9}(<=|<)([^<>=|]{1,300})$`).exec(
    inner,
  );
  if (!two) return null;
  const [low, high] = [valueIn(two[1]!), valueIn(two[4]!)];
  if (low === null || high === null || low >= high) return null;
  return {
    low,
    high,
    includesLow: two[2] === '<=',
    includesHigh: two[3] === '<=',
    latex: `${trimmed(two[1]!)} ${SIGNS[two[2]!]} ${letter} ${SIGNS[two[3]!]} ${trimmed(two[4]!)}`,
  };
}

const trimmed = (typed: string) => typed.trim();

const PROBABILITY =
  /(?:\bPr?|(?<=\p{Script=Han})P)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)(?:\s*=\s*(\d+(?:\.\d+)?(?:\s*\/\s*\d+)?%?|\(\d+\)\/\(\d+\))(?!\s*(?:[A-Z(*]|\d|\.\d))|(\s*=))?/gu;

/** Every P(…) of the text with the value after it: null where none stands there, NaN where it cannot be told. */
export function probabilitiesIn(text: string): { inner: string; value: number | null; latex: string }[] {
  return [...text.matchAll(PROBABILITY)].map(([, inner, value, unclear]) => ({
    inner: inner!,
    value: unclear ? Number.NaN : value ? (valueIn(value) ?? Number.NaN) : null,
    latex: value ?? '',
  }));
}

/** The text outside the P(…). */
export const withoutProbabilities = (text: string) => text.replace(PROBABILITY, ' ');

const COUNTS: [RegExp, (k: number) => [low: number, high: number], string][] = [
  [
    /(?:at least|no fewer than|no less than|(?:至少|不少于)\p{Script=Han}{0,5})\s*(\d+)/iu,
    (k) => [k, Infinity],
    '\\geq',
  ],
  [
    /(?:at most|no more than|(?:至多|最多|不超过|不多于)\p{Script=Han}{0,5})\s*(\d+)/iu,
    (k) => [-Infinity, k],
    '\\leq',
  ],
  [/(?:more than|greater than|(?:多于|超过)\p{Script=Han}{0,5})\s*(\d+)/iu, (k) => [k + 1, Infinity], '>'],
  [/(?:fewer than|less than|少于\p{Script=Han}{0,5})\s*(\d+)/iu, (k) => [-Infinity, k - 1], '<'],
  [/(?:exactly|(?:恰|正|刚)好?\p{Script=Han}{0,5})\s*(\d+)/iu, (k) => [k, k], '='],
];

const NUMERALS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small numbers written as words, in a place where a count is meant. */
export const numeralsAsDigits = (text: string) =>
  text.replace(new RegExp(`\\b(${NUMERALS.join('|')})\\b`, 'gi'), (word) =>
    String(NUMERALS.indexOf(word.toLowerCase())),
  );

/** "at least 3", "exactly two", "至多 2": how many of them. */
export function countIn(text: string): { low: number; high: number; latex: string; matched: string } | null {
  const digits = numeralsAsDigits(text);
  const counts = COUNTS.flatMap(([pattern, range, sign]) => {
    // "no more than" holds "more than" as well.
    const match = pattern.exec(digits);
    if (!match || /no\s*$/.test(digits.slice(0, match.index)) || /不\s*$/.test(digits.slice(0, match.index)))
      return [];
    const [low, high] = range(Number(match[1]));
    return [{ low, high, latex: `X ${sign} ${match[1]}`, matched: match[0] }];
  });
  return counts.length === 1 ? counts[0]! : null;
}
