import { evaluate } from '#server/maths/algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '#server/maths/algebra-system/expressions/expression.ts';
import type { NumberInterval } from '#server/maths/algebra-system/equivalence/number-set.ts';
import { solutionSetOf } from '#server/maths/algebra-system/equivalence/solution-set.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import { type Match, worst } from './match.ts';
import { matchNumber, type NumberKey } from './numbers.ts';

interface NumberSet {
  letter: string | null;
  intervals: NumberInterval[];
  /** The ends as they were typed, from the smallest on; null where they were not typed but solved for. */
  ends: string[] | null;
}

/** A set of numbers against its key: which ends, whether they belong to it, and of which letter. */
export function matchSet(key: NumberKey, text: string): Match | null {
  const wanted = setOf(key.value);
  if (!wanted) return null;
  const shown = setOf(text);
  if (!shown) return parse(text).ok ? 'different' : 'unknown';
  const exactly = { ...key, figures: 'exact', demands: new Set<string>() };
  const accepted = key.accept.map(setOf).some((set) => set && matchEnds(exactly, set, shown) === 'right');
  const match = accepted ? 'right' : matchEnds(key, wanted, shown);
  return match === 'right' && !isSameLetter(wanted.letter, shown.letter) ? 'inexact' : match;
}

function matchEnds(key: NumberKey, wanted: NumberSet, shown: NumberSet): Match {
  if (wanted.intervals.length !== shown.intervals.length) return 'different';
  const [own, other] = [endsOf(wanted), endsOf(shown)];
  const isSameShape = own.every(
    (end, at) =>
      end.includes === other[at]!.includes && (Number.isFinite(end.value) || end.value === other[at]!.value),
  );
  if (!isSameShape) return 'different';
  return worst(
    own.flatMap(({ value }, at) =>
      Number.isFinite(value) ? [matchEnd(key, value, other[at]!.value, typedEnd(shown, at, other))] : [],
    ),
  );
}

const matchEnd = (key: NumberKey, wanted: number, shown: number, typed: string | null): Match =>
  matchNumber({ ...key, value: String(wanted), accept: [], unit: null }, typed ?? String(shown)) ?? 'unknown';

/** How an end was typed, found by its value, so that its digits count. */
const typedEnd = ({ ends }: NumberSet, at: number, all: { value: number }[]): string | null =>
  ends?.find((end) => Math.abs(valueOf(end) - all[at]!.value) <= 1e-12 * Math.abs(all[at]!.value)) ?? null;

const endsOf = ({ intervals }: NumberSet) =>
  intervals.flatMap(({ from, to, includesFrom, includesTo }) => [
    { value: from, includes: includesFrom },
    { value: to, includes: includesTo },
  ]);

const isSameLetter = (one: string | null, other: string | null) =>
  one === null || other === null || plainLetter(one) === plainLetter(other);

/** The values of a function are those of y. */
const plainLetter = (letter: string) => (/\(/.test(letter) ? 'y' : letter.replace('theta', 'θ'));

function setOf(text: string): NumberSet | null {
  const read = parse(text.replace(/(?<=[<>=\s])mu(?:_A - mu_B)?(?=[<>=\s])/g, 'm'));
  if (!read.ok) return null;
  const { statement } = read;
  if (statement.kind === 'expression') return rangeOf(text);
  const set = solutionSetOf(statement);
  return set && { ...set, ends: text.match(/-?\d[\d.]*(?![\d.]*[a-zA-Z(^/*])/g) };
}

/** [2, 5) */
function rangeOf(text: string): NumberSet | null {
  const read = parse(text);
  if (!read.ok || read.statement.kind !== 'expression' || read.statement.value.kind !== 'tuple') return null;
  const { open, close, items } = read.statement.value;
  if (items.length !== 2 || open === '{' || items.some((item) => symbolsOf(item).length > 0)) return null;
  const [from, to] = items.map((item) => evaluate(item)) as [number, number];
  const intervals = [{ from, to, includesFrom: open === '[', includesTo: close === ']' }];
  return from < to ? { letter: null, intervals, ends: text.match(/-?\d[\d.]*/g) } : null;
}

function valueOf(text: string): number {
  return Number(text);
}
