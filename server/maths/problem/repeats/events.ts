import { contentOf } from '../statistics/facts/words.ts';

/** What may be so or not in one trial. */
export interface Feature {
  /** What is said of it, without how many and without "not". */
  words: string[];
  /** The words before its verb: of whom it is said. */
  subject: string[];
  /** Which numbers of things it speaks of, one bit each; null where it speaks of none. */
  counts: number | null;
  isDenied: boolean;
  raw: string;
}

export interface Chance extends Feature {
  p: number;
}

const MOST = 12;
const ALL = 2 ** (MOST + 1) - 1;

function bitsOf(range: string): number {
  const [low, high] = range.split('-');
  const [from, to] = [Number(low), high === '' ? MOST : Math.min(MOST, Number(high))];
  let bits = 0;
  for (let at = from; at <= to; at += 1) bits += 2 ** at;
  return bits;
}

/** Words that tell nothing of a population and something of what happens: "on time". */
const TELLING = new Set(['time', 'long', 'tall', 'single', 'deal', 'value', 'mass', 'weight', 'day']);
const VERB = /^(?:is|are|was|were|have|has|had|do|does|did|can|will)$/;

/** A feature from its words and signs; null where it speaks of two numbers of things. */
export function featureOf(raw: string): Feature | null {
  const items = raw.split(' ');
  const signs = items.filter((one) => one.startsWith('#'));
  const isDenied = items.filter((one) => one === '!').length % 2 === 1;
  if (signs.length > 1) return null;
  const plain = items.filter((one) => !/^[#!]|^(?:do|does|did|will|would|not)$/.test(one));
  const verb = items.findIndex((one) => VERB.test(one) || one === '!');
  const [sign] = signs;
  const bits = sign === undefined ? null : bitsOf(sign.slice(1));
  return {
    words: [...contentOf(plain.join(' ')), ...plain.filter((word) => TELLING.has(word))],
    subject: verb < 0 ? [] : contentOf(items.slice(0, verb).join(' ')),
    // "Do not play any": none of them.
    counts: bits === null ? null : isDenied ? ALL - bits : bits,
    isDenied: bits === null && isDenied,
    raw,
  };
}

/** Words that may stand in one and not in the other: of whom it is said, and names. */
export interface Known {
  units: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** Whether what is asked for is what was told, but for "not" and for how many. */
function isSame(
  asked: Feature,
  told: Feature,
  { units, names }: Known,
  subject: ReadonlySet<string>,
): boolean {
  const [own, other] = [new Set(asked.words), new Set(told.words)];
  const isFree = (word: string) => units.has(word) || names.has(word);
  const others = asked.words.some((word) => names.has(word) && !other.has(word));
  if (others && told.words.some((word) => names.has(word) && !own.has(word))) return false;
  return (
    asked.words.every((word) => other.has(word) || isFree(word) || subject.has(word)) &&
    told.words.every((word) => own.has(word) || units.has(word) || subject.has(word)) &&
    told.words.some((word) => own.has(word) && !units.has(word) && !subject.has(word))
  );
}

/** The probability of what is asked for, from what was told; null where it was not told, or in two ways. */
export function chanceOf(asked: Feature, told: readonly Chance[], known: Known): number | null {
  // Of the first alone: "30% of the girls are tall" says nothing of all students.
  const subject = new Set(told.slice(0, 1).flatMap((one) => [...one.subject, ...one.words.slice(0, 1)]));
  const same = told.filter((one) => isSame(asked, one, known, subject));
  if (same.length === 0) return null;
  if (asked.counts === null) {
    const [one, another] = same;
    if (another || one!.counts !== null) return null;
    return one!.isDenied === asked.isDenied ? one!.p : 1 - one!.p;
  }
  const parts = same.filter((one) => one.counts !== null);
  const overlap = parts.some((one, at) =>
    parts.slice(at + 1).some((other) => (one.counts! & other.counts!) !== 0),
  );
  if (overlap || parts.length !== same.length) return null;
  const within = sumOf(parts, asked.counts);
  const outside = sumOf(parts, ALL - asked.counts);
  return within ?? (outside === null ? null : 1 - outside);
}

/** The chance of all numbers of a set, where those that were told make it up. */
function sumOf(parts: readonly Chance[], wanted: number): number | null {
  const inside = parts.filter(({ counts }) => (counts! & ~wanted) === 0);
  const together = inside.reduce((bits, { counts }) => bits | counts!, 0);
  return together === wanted ? inside.reduce((sum, { p }) => sum + p, 0) : null;
}

/** "She first passes": of the one thing that was told, its verb alone. */
export const isItsVerb = (asked: Feature, told: Feature, { names }: Known): boolean => {
  const own = asked.words.filter((word) => !names.has(word));
  return (
    own.length === 1 &&
    asked.counts === null &&
    told.words.slice(0, 2).includes(own[0]!) &&
    !/ (?:and|or|with|both) /.test(told.raw)
  );
};
