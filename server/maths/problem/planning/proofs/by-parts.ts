import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  type Expression,
  type FunctionName,
  has,
  number,
  power,
  product,
  quotient,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rational, type Rational } from '../../../algebra-system/numbers/rational.ts';

/** Integrands that depend on a count n, and a combination of those with other counts. */
export interface Family {
  of: Expression;
  by: string;
  index: string;
  from: number;
  to: number;
}

/** A function and what it is multiplied by, a formula in n. */
export interface Part {
  of: Expression;
  by: Expression;
}

const COUNTS = [3, 4, 5, 6];
const PLACES = [0.13, 0.29, 0.38, 0.47, 0.61, 0.83];

/**
 * What the combination is the derivative of: the sum of one or two products of the integrand, with its count moved, and
 * a simple function. Null where none of those fits.
 */
export function antiderivativeOf(
  family: Family,
  combined: (n: number) => Expression,
  shifts: readonly number[],
): Part[] | null {
  const places = PLACES.map((share) => family.from + (family.to - family.from) * share);
  const wanted = COUNTS.map((n) => valuesOf(combined(n), family.by, places));
  if (wanted.some((row) => row.some((one) => !Number.isFinite(one)))) return null;
  const all = candidates(family, shifts).flatMap((of) => {
    const slopes = COUNTS.map((n) =>
      valuesOf(differentiate(putCount(of, family.index, n), family.by), family.by, places),
    );
    return slopes.every((row) => row.every(Number.isFinite)) ? [{ of, slopes }] : [];
  });
  for (const one of all) {
    const found = scaled([one], wanted, family.index);
    if (found) return found;
  }
  for (const [at, one] of all.entries())
    for (const other of all.slice(at + 1)) {
      const found = scaled([one, other], wanted, family.index);
      if (found) return found;
    }
  return null;
}

const putCount = (one: Expression, index: string, n: number): Expression => substitute(one, index, number(n));

const valuesOf = (one: Expression, by: string, places: readonly number[]): number[] =>
  places.map((x) => evaluate(one, { [by]: x }));

const TRIGONOMETRIC: FunctionName[] = ['sin', 'cos', 'tan', 'cot', 'sec'];
const HYPERBOLIC: FunctionName[] = ['sinh', 'cosh', 'tanh', 'coth', 'sech'];

/** The integrand with its count moved, times simple functions of its letter. */
function candidates({ of, by, index }: Family, shifts: readonly number[]): Expression[] {
  const x = symbol(by);
  const one = number(1);
  const angles: Expression[] = [];
  const bases: Expression[] = [];
  const names = new Set<string>();
  contains(of, (part) => {
    if (part.kind === 'call' && has(part.of, by)) {
      angles.push(part.of);
      names.add(part.name);
    }
    if (part.kind === 'power' && part.base.kind === 'sum' && has(part.base, by)) bases.push(part.base);
    if (part.kind === 'root' && has(part.of, by)) bases.push(part.of);
    return false;
  });
  const functions = [TRIGONOMETRIC, HYPERBOLIC].flatMap((family) =>
    family.some((name) => names.has(name)) ? family : [],
  );
  const [angle] = angles;
  const simple: Expression[] = [
    one,
    x,
    quotient(one, x),
    ...bases,
    ...bases.map((base) => product(x, base)),
    ...bases.map((base) => quotient(base, x)),
    ...(angle ? functions.map((name) => call(name, angle)) : []),
    ...(angle && functions.includes('sin') ? [product(call('sin', angle), call('cos', angle))] : []),
    ...(angle && functions.includes('sinh') ? [product(call('sinh', angle), call('cosh', angle))] : []),
  ];
  const low = Math.min(...shifts) - 1;
  const high = Math.max(...shifts) + 1;
  const moves = Array.from({ length: high - low + 1 }, (_, at) => low + at);
  const moved = moves.map((by_) => substitute(of, index, sum(symbol(index), number(by_))));
  return moved.flatMap((each) => simple.map((other) => tidied(product(each, other))));
}

/** x · xⁿ as one power, and the like. */
const tidied = (one: Expression): Expression => exact(one);

/** Each with its factor, where they are those of one formula in n for every count. */
function scaled(
  parts: readonly { of: Expression; slopes: number[][] }[],
  wanted: readonly number[][],
  index: string,
): Part[] | null {
  const rows: number[][] = [];
  for (const [at, target] of wanted.entries()) {
    const row = solved(
      parts.map(({ slopes }) => slopes[at]!),
      target,
    );
    if (!row) return null;
    rows.push(row);
  }
  const factors = parts.map((_, part) =>
    formulaThrough(
      rows.map((row) => row[part]!),
      index,
    ),
  );
  return factors.every((one) => one !== null) ? parts.map(({ of }, at) => ({ of, by: factors[at]! })) : null;
}

/** The factors by which the rows add up to the wanted one, at every place. */
function solved(rows: readonly number[][], target: readonly number[]): number[] | null {
  const [a, b] = rows;
  const size = Math.max(...target.map(Math.abs), 1e-12);
  const fits = (by: number[]): boolean =>
    by.every((one) => Number.isFinite(one) && Math.abs(one) < 1e6) &&
    target.every((one, at) => {
      const found = rows.reduce((before, row, i) => before + by[i]! * row[at]!, 0);
      return Math.abs(found - one) < 1e-9 * size;
    });
  if (!b) {
    const by = [target[0]! / a![0]!];
    return fits(by) ? by : null;
  }
  const det = a![0]! * b[2]! - a![2]! * b[0]!;
  const by = [
    (target[0]! * b[2]! - target[2]! * b[0]!) / det,
    (a![0]! * target[2]! - a![2]! * target[0]!) / det,
  ];
  return fits(by) && by.every((one) => Math.abs(one) > 1e-9) ? by : null;
}

/** A polynomial in n of degree two at most, or one over a linear one, through the values at 3, 4, 5 and 6. */
function formulaThrough(values: readonly number[], index: string): Expression | null {
  const direct = polynomialThrough(values, index);
  if (direct) return direct;
  const inverse = polynomialThrough(
    values.map((one) => 1 / one),
    index,
  );
  return inverse && quotient(number(1), inverse);
}

function polynomialThrough(values: readonly number[], index: string): Expression | null {
  const [p, q, r, s] = values as [number, number, number, number];
  const second = (r - 2 * q + p) / 2;
  const slope = q - p - second * 7;
  const free = p - 3 * slope - 9 * second;
  if (Math.abs(free + 6 * slope + 36 * second - s) > 1e-7 * Math.max(1, Math.abs(s))) return null;
  const parts = [free, slope, second].map(fractionNear);
  if (!parts.every((one) => one !== null)) return null;
  const n = symbol(index);
  return exact(sum(...parts.map((one, at) => product(number(one), power(n, at)))));
}

function fractionNear(value: number): Rational | null {
  for (let d = 1; d <= 12; d += 1) {
    const n = Math.round(value * d);
    if (Math.abs(value * d - n) < 1e-7 && Math.abs(n) < 1e5) return rational(n, d);
  }
  return null;
}
