import {
  contains,
  difference,
  type Expression,
  mapParts,
  negative,
  number,
  partsOf,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { compareValues } from '../../../checking/values/values.ts';
import { onCurve, type Zero } from './system.ts';
import { likeness } from '../lines/numbers.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Said } from '../lines/said.ts';
import { totalDerivative } from './total-derivative.ts';

/** dy/dx as the question tells it, with the point that the curve goes through. */
export interface Rate {
  of: string;
  by: string;
  is: Expression;
  through: readonly number[] | null;
  /** Whether a line that misses the point may be a tangent, or wait for its constant. */
  isLoose: boolean;
}

/** The one differential equation of a question. */
export function rateIn(
  told: readonly Said[],
  text: string,
  points: readonly (readonly number[])[],
  lines: readonly string[],
): Rate | null {
  const found = told.flatMap(({ sides: [first, second, third] }) =>
    first?.value && second?.value && !third ? (rateOf(first.value, second.value) ?? []) : [],
  );
  const [one, another] = found;
  if (!one || another || contains(one.is, ({ kind }) => kind === 'derivative')) return null;
  const given = (letter: string) =>
    told.flatMap(({ sides: [first, second, third] }) =>
      first?.value?.kind === 'symbol' && first.value.name === letter && second?.value && !third
        ? [evaluate(second.value)].filter(Number.isFinite)
        : [],
    );
  const [x, y] = [given(one.by), given(one.of)];
  const starts = [
    ...points.filter((point) => point.length === 2),
    ...(x.length === 1 && y.length === 1 ? [[x[0]!, y[0]!]] : []),
  ];
  return {
    ...one,
    through: starts.length === 1 ? starts[0]! : null,
    isLoose:
      /tangent|normal|asymptote|切线|法线|渐近线/i.test(text) || lines.some((line) => CONSTANT.test(line)),
  };
}

type Derivative = Extract<Expression, { kind: 'derivative' }>;

const derivativesIn = (one: Expression): Derivative[] =>
  one.kind === 'derivative' ? [one] : partsOf(one).flatMap(derivativesIn);

/** dy/dx of an equation that has it once, alone or as in dy/dx + y/x = x. */
function rateOf(left: Expression, right: Expression): Pick<Rate, 'of' | 'by' | 'is'> | null {
  const [one, another] = [left, right].flatMap(derivativesIn);
  if (!one || another || one.order !== 1) return null;
  const { of, by } = one;
  if (left.kind === 'derivative') return { of, by, is: right };
  const gap = difference(left, right);
  const at = (value: number) => withDerivative(gap, number(value));
  const [none, once] = [at(0), at(1)];
  const isLinear =
    compareValues(at(3), difference(product(number(3), once), product(number(2), none))) === 'same';
  return isLinear ? { of, by, is: quotient(negative(none), difference(once, none)) } : null;
}

const withDerivative = (one: Expression, is: Expression): Expression =>
  one.kind === 'derivative' ? is : mapParts(one, (part) => withDerivative(part, is));

/** "d/dx (x²y) = 4x³", "x² dy/dx + 2xy = 4x³": by dy/dx as the question tells it. */
function holdsEverywhere(left: Expression, right: Expression, rate: Rate): 'true' | 'false' | 'unknown' {
  const isTotal = [left, right].some((one) => contains(one, ({ kind }) => kind === 'rate'));
  const [a, b] = [left, right].map((one) => written(one, rate));
  if (!a || !b) return 'unknown';
  const found = compareValues(a, b);
  return found === 'same' ? 'true' : found === 'different' && isTotal ? 'false' : 'unknown';
}

function written(one: Expression, rate: Rate): Expression | null {
  const rates = new Map([
    [rate.by, number(1)],
    [rate.of, rate.is],
  ]);
  const put = (part: Expression): Expression => {
    if (part.kind === 'rate' && part.order === 1 && part.by === rate.by)
      return totalDerivative(part.of, rates);
    if (part.kind === 'derivative' && part.of === rate.of && part.by === rate.by && part.order === 1)
      return rate.is;
    if (part.kind === 'rate' || part.kind === 'derivative') throw new RangeError('another derivative');
    return mapParts(part, put);
  };
  try {
    return put(one);
  } catch {
    return null;
  }
}

const CONSTANT = /[-+]\s?[cCkK](?![A-Za-z])/;

/** Whether an equation of the two letters, or of their integrals, is a solution of the differential equation. */
export function solves(said: Said, rate: Rate): 'true' | 'false' | 'unknown' {
  const [left, right, third] = said.sides.map(({ value, others }) => (others.length === 0 ? value : null));
  if (!left || !right || third !== undefined || said.continues) return 'unknown';
  if ([left, right].some((one) => contains(one, ({ kind }) => kind === 'rate' || kind === 'derivative')))
    return left.kind === 'derivative' ? 'unknown' : holdsEverywhere(left, right, rate);
  const own = new Set([left, right].flatMap(lettersIn));
  const params = symbolsOf(rate.is);
  const [constant, another] = [...own].filter((one) => ![rate.of, rate.by, ...params].includes(one));
  if (!own.has(rate.of) || !own.has(rate.by) || another !== undefined) return 'unknown';
  const along = alongCurve({ left, right }, rate);
  if (!along) return 'unknown';
  if ([left, right].some(isIntegral)) return AS_TRUTH[compareValues(along.left, along.right)];
  const tells = onCurve({ left, right }, along);
  if (constant !== undefined) {
    // The complementary function of a linear equation, and a trial, are no solutions of it.
    const isTrial = left.kind === 'symbol' && isLinear(rate);
    return tells === 'false' && (isTrial || !CONSTANTS.has(constant)) ? 'unknown' : tells;
  }
  const isThrough = rate.through !== null && passes({ left, right }, rate, rate.through);
  if (tells === 'true' && (isThrough || rate.through === null)) return 'true';
  return tells === 'unknown' || rate.isLoose || left.kind !== 'symbol' ? 'unknown' : 'false';
}

const isLinear = ({ is, of }: Rate): boolean => {
  try {
    const slope = differentiate(is, of);
    return compareValues(differentiate(slope, of), number(0)) === 'same' && symbolsOf(is).includes(of);
  } catch {
    return false;
  }
};

const CONSTANTS = new Set(['c', 'C', 'k', 'K', 'A', 'B']);

const AS_TRUTH = { same: 'true', near: 'true', different: 'false', unknown: 'unknown' } as const;

function passes({ left, right }: Zero, { of, by }: Rate, [x, y]: readonly number[]): boolean {
  const at = { [by]: x!, [of]: y! };
  return likeness(evaluate(left, at), evaluate(right, at)) === 'same';
}

const isIntegral = (one: Expression) => contains(one, ({ kind }) => kind === 'integral');

const lettersIn = (one: Expression): string[] =>
  one.kind === 'symbol'
    ? [one.name]
    : [...(one.kind === 'integral' ? [one.by] : []), ...partsOf(one).flatMap(lettersIn)];

/** Both sides differentiated along the curve; null where they have no derivative here. */
function alongCurve({ left, right }: Zero, { of, by, is }: Rate): Zero | null {
  const rates = new Map([
    [by, number(1)],
    [of, is],
  ]);
  try {
    return { left: totalDerivative(left, rates), right: totalDerivative(right, rates) };
  } catch {
    return null;
  }
}
