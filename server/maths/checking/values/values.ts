import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { evaluateComplex } from '../../algebra-system/expressions/evaluate-complex.ts';
import { contains, type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { complex, modulus } from '../../algebra-system/numbers/complex.ts';
import { randomOf } from '../../algebra-system/numeric/random.ts';
import { compile } from './compiled.ts';
import { cancels, hidesTerms } from './smallness.ts';
import {
  isHalfwayDown,
  type Slack,
  slackOfAnswer,
  slackWithin,
  unitOfThirdFigure,
  addSlack,
  typedIn,
  wholeUnit,
} from './rounding-slack.ts';

/** `near`: the same but for rounding; `unknown`: neither can be said with certainty. */
export type Comparison = 'same' | 'near' | 'different' | 'unknown';

const POINTS = 48;
const PLENTY = 10;
const ENOUGH = 4;
const EXACTLY = 1e-9;
const ROUNDED = 0.01;

export const usesI = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'constant' && part.name === 'i');

export const hasDecimals = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'number' && part.typed?.includes('.') === true);

/** Compares two expressions where both have a value; what holds at some points only is unknown. */
export function compareValues(before: Expression, after: Expression, positive = false): Comparison {
  if (unreadable(before) || unreadable(after)) return 'unknown';
  const letters = [...new Set([...symbolsOf(before), ...symbolsOf(after)])].sort();
  const pairs =
    usesI(before) || usesI(after)
      ? complexPairs(before, after, letters)
      : realPairs(before, after, letters, positive);
  const enough = letters.length === 0 ? 1 : ENOUGH;
  if (pairs.length < enough) return 'unknown';
  const agreeing = pairs.filter(({ apart, size }) => apart <= EXACTLY * size);
  if (agreeing.length === pairs.length) {
    const points = pointsOf(letters.length);
    return [before, after].some((one) => hidesTerms(one, letters, points)) ? 'unknown' : 'same';
  }
  if (hasDecimals(before) || hasDecimals(after))
    return letters.length === 0
      ? roundedNumber(before, after, pairs[0]!)
      : compareRounded(pairs, slackBetween(before, after, letters), hasDecimals(before));
  if (agreeing.length > 0) return 'unknown';
  // 6.997 may be written as 7, and 1058 as 1100.
  if (letters.length === 0 && isIrrational(before) && pairs[0]!.apart < ROUNDED * pairs[0]!.size)
    return 'unknown';
  if (letters.length === 0 && roundsTo(evaluate(before), after)) return 'unknown';
  // Differences that rounding errors could cause are not marked wrong.
  return pairs.every(({ apart, size }) => apart > 1e-7 * size) ? 'different' : 'unknown';
}

/** Whether two expressions agree, but for rounding, at positive numbers: where a student means √x² to be x. */
export function agreeWherePositive(one: Expression, other: Expression): boolean {
  if (unreadable(one) || unreadable(other)) return false;
  if (usesI(one) || usesI(other) || hasDecimals(one) || hasDecimals(other)) {
    const comparison = compareValues(one, other, true);
    return comparison === 'same' || comparison === 'near';
  }
  const letters = [...new Set([...symbolsOf(one), ...symbolsOf(other)])].sort();
  const [f, g] = [compile(one, letters), compile(other, letters)];
  let agreed = 0;
  for (const point of pointsOf(letters.length)) {
    const values = point.map(Math.abs);
    const [left, right] = [f(values), g(values)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    const apart = Math.abs(left - right);
    if (apart > EXACTLY * Math.max(Math.abs(left), Math.abs(right))) {
      if (apart < 1e-7 && letters.length > 0) continue;
      return false;
    }
    agreed += 1;
    if (agreed === PLENTY) break;
  }
  const points = pointsOf(letters.length);
  return (
    agreed >= (letters.length === 0 ? 1 : ENOUGH) &&
    ![one, other].some((each) => hidesTerms(each, letters, points))
  );
}

interface Pair {
  point: readonly number[];
  apart: number;
  size: number;
}

/** A typed decimal is the value before it rounded to its last figure, give or take what rounding before it did. */
function roundedNumber(before: Expression, after: Expression, { apart, size }: Pair): Comparison {
  const { sure, most } = slackBetween(before, after, [])([]);
  const isDoubtful =
    evaluate(after) === 0 || isHalfwayDown(evaluate(before), evaluate(after), { sure, most });
  if (apart <= sure * (1 + 1e-6) + EXACTLY * size) return isDoubtful ? 'unknown' : 'near';
  const whole = slackOfAnswer(after) ? 0 : wholeUnit(evaluate(after));
  return apart >= Math.max((most + whole) * (1 - 1e-6), 1e-3 * size) ? 'different' : 'unknown';
}

/** It agrees to the last figure that is shown of it; at most, the decimals before it were rounded as well. */
function slackBetween(
  before: Expression,
  after: Expression,
  letters: string[],
): (point: readonly number[]) => Slack {
  const answer = slackOfAnswer(after);
  const [was, is, shown] = [
    within(before, letters),
    within(after, letters),
    within(after, letters, typedIn(before)),
  ];
  return (point) => ({
    sure: (answer ?? shown(point)).sure,
    most: addSlack(was(point), answer ?? is(point)).most,
  });
}

function within(one: Expression, letters: string[], given?: ReadonlySet<string>) {
  const [value, slack] = [compile(one, letters), slackWithin(one, letters, given)];
  return (point: readonly number[]): Slack => {
    const { sure, most } = slack(point);
    const size = value(point);
    return {
      sure: Math.min(sure, unitOfThirdFigure(size)),
      most: Math.min(most, 5 * ROUNDED * Math.abs(size)),
    };
  };
}

/** Whether two formulas in letters differ by no more than the rounding of their decimals. */
function compareRounded(
  pairs: Pair[],
  slack: (point: readonly number[]) => Slack,
  wasRounded: boolean,
): Comparison {
  if (pairs.every(({ point, apart, size }) => apart <= slack(point).sure * (1 + 1e-6) + EXACTLY * size))
    return 'near';
  const largest = Math.max(...pairs.map(({ size }) => size));
  const away = Math.max(...pairs.map(({ apart }) => apart)) / largest;
  return away > (wasRounded ? 5 * ROUNDED : 2 * ROUNDED) ? 'different' : 'unknown';
}

function realPairs(before: Expression, after: Expression, letters: string[], positive: boolean): Pair[] {
  const [one, other] = [compile(before, letters), compile(after, letters)];
  const plenty = isPiecewise(before) || isPiecewise(after) ? POINTS : PLENTY;
  const pairs: Pair[] = [];
  for (const point of pointsOf(letters.length)) {
    const values = positive ? point.map(Math.abs) : point;
    const [left, right] = [one(values), other(values)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) continue;
    const isZero =
      (left === 0 && cancels(after, letters, values)) || (right === 0 && cancels(before, letters, values));
    const size = Math.max(Math.abs(left), Math.abs(right));
    const apart = Math.abs(left - right);
    // Where terms nearly cancel, a difference may be a rounding error, so the point is not used.
    if (apart > EXACTLY * size && apart < 1e-7 && letters.length > 0) continue;
    pairs.push({
      point: values,
      apart: size < 1e-12 && isZero ? 0 : apart,
      size,
    });
    if (pairs.length === plenty) break;
  }
  return pairs;
}

function complexPairs(before: Expression, after: Expression, letters: string[]): Pair[] {
  return pointsOf(letters.length)
    .slice(0, PLENTY)
    .flatMap((point) => {
      const values = Object.fromEntries(
        letters.map((letter, index) => [
          letter,
          complex(point[index]!, 'zw'.includes(letter) ? 0.7 * point[index]! - 0.4 : 0),
        ]),
      );
      const [left, right] = [evaluateComplex(before, values), evaluateComplex(after, values)];
      const apart = modulus({ re: left.re - right.re, im: left.im - right.im });
      const size = Math.max(modulus(left), modulus(right), 1e-4);
      // 1.6 × 10⁻¹⁹ i is small but not a rounding error.
      if (apart > 0 && size === 1e-4 && apart > EXACTLY * modulus(left) && modulus(left) > 0) return [];
      return Number.isFinite(apart) ? [{ point: point.slice(0, letters.length), apart, size }] : [];
    });
}

/** 1058 may be written as 1100. */
function roundsTo(value: number, after: Expression): boolean {
  if (after.kind !== 'number' || !after.typed) return false;
  const figures = after.typed.replace(/\D/g, '').replace(/^0+|(?<!0)0+$/g, '').length;
  return figures > 1 && Number.isFinite(value) && Number(value.toPrecision(figures)) === Number(after.typed);
}

export const isIrrational = (one: Expression): boolean =>
  contains(
    one,
    ({ kind }) =>
      kind === 'call' || kind === 'root' || kind === 'log' || kind === 'power' || kind === 'constant',
  );

/** Whether the expression is defined piecewise: |x + 4| is x + 4 at most points. */
export const isPiecewise = (one: Expression): boolean =>
  contains(one, (part) => part.kind === 'root' || (part.kind === 'call' && part.name === 'abs'));

/** Parts that have no numerical value at this point. */
const unreadable = (one: Expression) =>
  contains(
    one,
    ({ kind }) =>
      kind === 'apply' || kind === 'derivative' || kind === 'rate' || kind === 'tuple' || kind === 'matrix',
  ) || contains(one, (part) => part.kind === 'integral' && !part.from);

const points = new Map<number, number[][]>();

/** Fixed sample points, small and large, most of them positive. */
export function pointsOf(letters: number): number[][] {
  const known = points.get(letters);
  if (known) return known;
  const random = randomOf(20_260 + letters);
  const made =
    letters === 0
      ? [[]]
      : Array.from({ length: POINTS }, (_, point) =>
          Array.from({ length: letters }, () => {
            const spread = point < PLENTY ? [1, 3, 0.6, 9][point % 4]! : [30, 6, 15][point % 3]!;
            return point % (point < PLENTY ? 3 : 2) === 1
              ? -(0.05 + random() * spread)
              : 0.05 + random() * spread;
          }),
        );
  points.set(letters, made);
  return made;
}
