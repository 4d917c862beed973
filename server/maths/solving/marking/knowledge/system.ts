import { compile, type Compiled } from '../../../checking/values/compiled.ts';
import {
  difference,
  type Expression,
  mapParts,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { randomOf } from '../../../algebra-system/numeric/random.ts';
import type { Said } from '../lines/said.ts';

const MOST_LETTERS = 7;
const MOST_EQUATIONS = 12;
const STARTS = 36;
const TURNS = 60;
const ENOUGH = 3;

/** `implied`: it holds wherever the others do; `against`: it holds nowhere where the others do. */
export type Implication = 'implied' | 'against' | 'open';

/** An equation as what is zero, with the size of its terms beside it. */
export interface Zero {
  left: Expression;
  right: Expression;
}

/** The equations of a line that have letters; a name in words has none. */
export function zerosOf({ sides }: Said): Zero[] {
  // A letter that is 0.20 mm and 2.0 × 10⁻⁴ m has no one number.
  if (new Set(sides.flatMap(({ scale }) => (scale === null ? [] : [scale]))).size > 1) return [];
  return sides.slice(1).flatMap((side, at) => {
    const [left, right] = [sides[at]!, side];
    if (!left.value || !right.value || left.others.length + right.others.length > 0) return [];
    const gap = difference(left.value, right.value);
    const [one, other] = [withSlopes(left.value), withSlopes(right.value)];
    return symbolsOf(gap).length + symbolsOf(one).length > 0 && isPlain(one) && isPlain(other)
      ? [{ left: one, right: other }]
      : [];
  });
}

/** dy/dx as a letter of its own. */
export const withSlopes = (one: Expression): Expression =>
  one.kind === 'derivative' ? symbol(slopeName(one)) : mapParts(one, withSlopes);

export const slopeName = ({ of, by, order }: { of: string; by: string; order: number }) =>
  `d${order} ${of} ${by}`;

const PLAIN = new Set([
  'number',
  'constant',
  'symbol',
  'sum',
  'negative',
  'product',
  'quotient',
  'power',
  'root',
  'call',
  'log',
]);

function isPlain(one: Expression): boolean {
  if (!PLAIN.has(one.kind) || (one.kind === 'constant' && one.name === 'i')) return false;
  const parts = Object.values(one).flatMap((part) => (Array.isArray(part) ? part : [part]));
  return parts.every(
    (part) => typeof part !== 'object' || part === null || !('kind' in part) || isPlain(part as Expression),
  );
}

/** Whether equations together say another one, in numbers: from many starts to where they hold. */
export function implication(given: readonly Zero[], claim: Zero, fixed: Record<string, number>): Implication {
  const own = lettersOf([claim], fixed);
  const near = connected(given, own, fixed);
  const letters = lettersOf([...near, claim], fixed);
  if (near.length === 0 || letters.length > MOST_LETTERS) return 'open';
  const points = pointsWhere(near, letters, fixed);
  if (points.length < ENOUGH) return 'open';
  const apart = points.map((point) => apartness(claim, letters, fixed)(point));
  if (apart.every((one) => one < 1e-6))
    return own.every((letter) => lettersOf(near, fixed).includes(letter)) ? 'implied' : 'open';
  const [names, constants] = [[...letters, ...Object.keys(fixed)], Object.values(fixed)];
  const isSettled = [claim.left, claim.right].every((side) => {
    const value = compile(side, names);
    return spread(points.map((point) => value([...point, ...constants]))) < 1e-6;
  });
  return isSettled && apart.every((one) => one > 0.012) ? 'against' : 'open';
}

/** Whether an equation holds all along the curve of another one. */
export function onCurve(curve: Zero, claim: Zero): 'true' | 'false' | 'unknown' {
  const letters = lettersOf([curve, claim], {});
  const points = pointsWhere([curve], letters, {});
  const apart = points.map(apartness(claim, letters, {})).filter(Number.isFinite);
  if (apart.length < ENOUGH) return 'unknown';
  if (apart.every((one) => one < 1e-6)) return 'true';
  return apart.every((one) => one > 0.012) ? 'false' : 'unknown';
}

/** The size of a letter where the equations hold, if that is one: v of v² = 54. */
export function sizeWhere(
  given: readonly Zero[],
  letter: string,
  fixed: Record<string, number>,
): number | null {
  const near = connected(given, [letter], fixed);
  const letters = lettersOf(near, fixed);
  if (!letters.includes(letter) || letters.length > MOST_LETTERS) return null;
  const sizes = pointsWhere(near, letters, fixed).map((point) => Math.abs(point[letters.indexOf(letter)]!));
  return sizes.length >= ENOUGH && spread(sizes) < 1e-6 ? sizes[0]! : null;
}

/** The letters that equations leave one value, with it. */
export function settledValues(given: readonly Zero[], fixed: Record<string, number>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const letter of lettersOf(given, fixed)) {
    if (Object.hasOwn(found, letter)) continue;
    const near = connected(given, [letter], fixed);
    const letters = lettersOf(near, fixed);
    if (letters.length > MOST_LETTERS) continue;
    const points = pointsWhere(near, letters, fixed);
    if (points.length < ENOUGH) continue;
    for (const [at, one] of letters.entries())
      if (spread(points.map((point) => point[at]!)) < 1e-6) found[one] = points[0]![at]!;
  }
  return found;
}

const spread = (values: readonly number[]) =>
  (Math.max(...values) - Math.min(...values)) / Math.max(1e-9, ...values.map(Math.abs));

const lettersOf = (all: readonly Zero[], fixed: Record<string, number>): string[] => [
  ...new Set(
    all
      .flatMap(({ left, right }) => [...symbolsOf(left), ...symbolsOf(right)])
      .filter((one) => !Object.hasOwn(fixed, one)),
  ),
];

/** The last equations that share letters with the claim, or with each other. */
function connected(
  given: readonly Zero[],
  letters: readonly string[],
  fixed: Record<string, number>,
): Zero[] {
  const reached = new Set(letters);
  const kept = new Set<Zero>();
  for (let grew = true; grew;) {
    grew = false;
    for (const one of given.toReversed()) {
      const own = lettersOf([one], fixed);
      if (kept.has(one) || kept.size >= MOST_EQUATIONS || !own.some((letter) => reached.has(letter)))
        continue;
      kept.add(one);
      for (const letter of own) reached.add(letter);
      grew = true;
    }
  }
  return [...kept];
}

/** How far the sides are apart, by the size of their terms. */
function apartness({ left, right }: Zero, letters: readonly string[], fixed: Record<string, number>) {
  const [names, constants] = [[...letters, ...Object.keys(fixed)], Object.values(fixed)];
  const [f, g] = [compile(left, names), compile(right, names)];
  const terms = [left, right].flatMap(termsOf).map((term) => compile(term, names));
  return (point: readonly number[]): number => {
    const all = [...point, ...constants];
    const size = terms.reduce((total, term) => total + Math.abs(term(all)), 1e-12);
    const apart = Math.abs(f(all) - g(all)) / size;
    return Number.isFinite(apart) ? apart : NaN;
  };
}

const termsOf = (one: Expression): Expression[] =>
  one.kind === 'sum' ? one.terms.flatMap(termsOf) : one.kind === 'negative' ? termsOf(one.of) : [one];

function pointsWhere(
  zeros: readonly Zero[],
  letters: readonly string[],
  fixed: Record<string, number>,
): number[][] {
  const [names, constants] = [[...letters, ...Object.keys(fixed)], Object.values(fixed)];
  const gaps = zeros.map(({ left, right }): Compiled => {
    const [f, g] = [compile(left, names), compile(right, names)];
    return (point) => f([...point, ...constants]) - g([...point, ...constants]);
  });
  const apart = zeros.map((zero) => apartness(zero, letters, fixed));
  const random = randomOf(77_003);
  const points: number[][] = [];
  for (let start = 0; start < STARTS && points.length < 6; start += 1) {
    const size = [1, 10, 0.3, 100][start % 4]!;
    const from = letters.map(() => (random() * 2 - (start % 3 === 0 ? 1 : 0.1)) * size);
    const point = settle(gaps, from);
    if (point && apart.every((of) => of(point) < 1e-7)) points.push(point);
  }
  return points;
}

/** Marquardt's method. */
function settle(gaps: readonly Compiled[], from: readonly number[]): number[] | null {
  let [at, damping] = [[...from], 1e-3];
  const valuesAt = (point: readonly number[]) => gaps.map((gap) => gap(point));
  const sizeOf = (values: readonly number[]) => values.reduce((total, one) => total + one * one, 0);
  let values = valuesAt(at);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const size = sizeOf(values);
    if (!Number.isFinite(size)) return null;
    if (size < 1e-22) return at;
    const columns = at.map((_, column) => {
      const width = 1e-7 * Math.max(1e-3, Math.abs(at[column]!));
      const moved = valuesAt(at.with(column, at[column]! + width));
      return moved.map((one, row) => (one - values[row]!) / width);
    });
    const step = damped(columns, values, damping);
    const next = step && at.map((one, i) => one - step[i]!);
    const after = next && valuesAt(next);
    if (next && after && sizeOf(after) < size) {
      [at, values, damping] = [next, after, Math.max(damping / 5, 1e-12)];
    } else {
      damping *= 4;
      if (damping > 1e9) return size < 1e-16 ? at : null;
    }
  }
  return sizeOf(values) < 1e-14 ? at : null;
}

function damped(columns: number[][], values: readonly number[], damping: number): number[] | null {
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((total, one, i) => total + one * b[i]!, 0);
  const count = columns.length;
  const rows = columns.map((a, i) => [
    ...columns.map((b, j) => dot(a, b) + (i === j ? damping * (dot(a, a) + 1e-12) : 0)),
    dot(a, values),
  ]);
  for (let at = 0; at < count; at += 1) {
    let best = at;
    for (let row = at + 1; row < count; row += 1)
      if (Math.abs(rows[row]![at]!) > Math.abs(rows[best]![at]!)) best = row;
    [rows[at], rows[best]] = [rows[best]!, rows[at]!];
    const pivot = rows[at]![at]!;
    if (!Number.isFinite(pivot) || Math.abs(pivot) < 1e-300) return null;
    for (let row = 0; row < count; row += 1) {
      if (row === at) continue;
      const times = rows[row]![at]! / pivot;
      if (times !== 0) rows[row] = rows[row]!.map((one, i) => one - times * rows[at]![i]!);
    }
  }
  return rows.map((row, i) => row[count]! / row[i]!);
}
