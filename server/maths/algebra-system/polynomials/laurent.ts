import {
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../expressions/expression.ts';
import { normalOf } from '../normal/of-expression.ts';
import {
  isWhole,
  opposite,
  plus,
  type Rational,
  rational,
  raised,
  signOf,
  times,
} from '../numbers/rational.ts';

/** Coefficients by exponent; exponents may be negative. */
export type Laurent = ReadonlyMap<number, Rational>;

export function laurentOf(one: Expression, letter: string): Laurent | null {
  const normal = normalOf(one);
  if (!normal) return null;
  const coefficients = new Map<number, Rational>();
  for (const { coefficient, factors } of normal.terms) {
    const [factor, ...more] = factors;
    if (more.length > 0 || (factor && (factor.base.key !== `$${letter}` || !isWhole(factor.exponent))))
      return null;
    coefficients.set(factor ? Number(factor.exponent.n) : 0, coefficient);
  }
  return coefficients;
}

export function multiplyLaurent(a: Laurent, b: Laurent): Laurent {
  const result = new Map<number, Rational>();
  for (const [i, left] of a)
    for (const [j, right] of b) result.set(i + j, plus(result.get(i + j) ?? rational(0), times(left, right)));
  for (const [exponent, value] of result) if (signOf(value) === 0) result.delete(exponent);
  return result;
}

export function choose(n: number, r: number): bigint {
  let result = 1n;
  for (let index = 1; index <= r; index += 1) result = (result * BigInt(n - r + index)) / BigInt(index);
  return result;
}

/** The terms of (first + second)ⁿ by the binomial theorem; both are single terms. */
export function binomialTerms(first: [number, Rational], second: [number, Rational], n: number) {
  return Array.from({ length: n + 1 }, (_, r) => ({
    r,
    exponent: first[0] * (n - r) + second[0] * r,
    coefficient: times(rational(choose(n, r)), times(raised(first[1], n - r), raised(second[1], r))),
  }));
}

export function termOf(exponent: number, coefficient: Rational, letter: string): Expression {
  const isNegative = signOf(coefficient) < 0;
  const size = isNegative ? opposite(coefficient) : coefficient;
  const x = symbol(letter);
  const written =
    exponent < 0
      ? quotient(number(size.n), product(number(size.d), power(x, -exponent)))
      : size.d === 1n || exponent === 0
        ? product(number(size), power(x, exponent))
        : product(quotient(number(size.n), number(size.d)), power(x, exponent));
  return isNegative ? negative(written) : written;
}

/** The sum in ascending powers, or in descending ones. */
export function laurentExpression(terms: [number, Rational][], letter: string): Expression {
  return sum(...terms.map(([exponent, coefficient]) => termOf(exponent, coefficient, letter)));
}
