import {
  difference,
  type Expression,
  has,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../expressions/expression.ts';
import { normalOf } from '../normal/of-expression.ts';
import { type Normal, normalOfTerms, rationalOf, term } from '../normal/normal.ts';
import {
  gcd,
  lcm,
  minus,
  over,
  plus,
  type Rational,
  rational,
  signOf,
  times,
  toNumber,
  ZERO,
} from '../numbers/rational.ts';

/** Coefficients, the constant first: [6, −5, 1] is x² − 5x + 6. The last is not 0; the empty list is 0. */
export type Polynomial = readonly Rational[];

/** The polynomial in one letter with fractions as coefficients, or null where it is not one. */
export function polynomialOf(one: Expression, letter: string): Polynomial | null {
  const coefficients = coefficientsOf(one, letter);
  if (!coefficients) return null;
  const all = coefficients.map(rationalOf);
  return all.every((value) => value !== null) ? trimZeros(all) : null;
}

/** Coefficients in one letter that may be surds or hold other letters, or null where it is not a polynomial in it. */
export function coefficientsOf(one: Expression, letter: string): Normal[] | null {
  const normal = normalOf(one);
  if (!normal) return null;
  const terms: Normal['terms'][number][][] = [];
  for (const each of normal.terms) {
    const own = each.factors.find(({ base }) => base.key === `$${letter}`);
    const others = each.factors.filter((factor) => factor !== own);
    if (
      others.some(
        ({ base }) =>
          base.kind !== 'letter' &&
          base.kind !== 'prime' &&
          base.kind !== 'constant' &&
          has(base.expression, letter),
      )
    )
      return null;
    if (others.some(({ base }) => base.inner && base.key.includes(`$${letter}^`))) return null;
    const degree = own ? own.exponent : ZERO;
    if (degree.d !== 1n || degree.n < 0n || degree.n > 60n) return null;
    (terms[Number(degree.n)] ??= []).push(term(each.coefficient, others));
  }
  return Array.from(terms, (all) => normalOfTerms(all ?? []));
}

export function trimZeros(coefficients: readonly Rational[]): Polynomial {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1]!.n === 0n) length -= 1;
  return coefficients.slice(0, length);
}

export function degree(p: Polynomial): number {
  return p.length - 1;
}

/** The tidy sum in descending powers. */
export function polynomialExpression(p: Polynomial, letter: string): Expression {
  const terms = p
    .map((coefficient, index) => ({ coefficient, index }))
    .filter(({ coefficient }) => coefficient.n !== 0n);
  return sum(
    ...terms.reverse().map(({ coefficient, index }) => {
      const minusSign = signOf(coefficient) < 0;
      const size = minusSign ? { n: -coefficient.n, d: coefficient.d } : coefficient;
      const fraction = size.d === 1n ? number(size) : quotient(number(size.n), number(size.d));
      const positive = index === 0 ? fraction : product(fraction, power(symbol(letter), index));
      return minusSign ? difference(number(0), positive) : positive;
    }),
  );
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  return trimZeros(
    Array.from({ length: Math.max(a.length, b.length) }, (_, index) =>
      plus(a[index] ?? ZERO, b[index] ?? ZERO),
    ),
  );
}
export function scalePolynomial(p: Polynomial, by: Rational): Polynomial {
  return trimZeros(p.map((coefficient) => times(coefficient, by)));
}
export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const result = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => ZERO);
  for (const [i, left] of a.entries())
    for (const [j, right] of b.entries()) result[i + j] = plus(result[i + j]!, times(left, right));
  return trimZeros(result);
}

/** @throws RangeError for division by 0 */
export function dividePolynomials(
  a: Polynomial,
  b: Polynomial,
): { quotient: Polynomial; remainder: Polynomial } {
  if (b.length === 0) throw new RangeError('division by the zero polynomial');
  const rest = [...a];
  const result = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => ZERO);
  for (let shift = a.length - b.length; shift >= 0; shift -= 1) {
    const factor = over(rest[shift + b.length - 1]!, b.at(-1)!);
    result[shift] = factor;
    for (const [index, coefficient] of b.entries())
      rest[shift + index] = minus(rest[shift + index]!, times(factor, coefficient));
  }
  return { quotient: trimZeros(result), remainder: trimZeros(rest) };
}

export function valueAt(p: Polynomial, x: Rational): Rational {
  return p.reduceRight((total, coefficient) => plus(times(total, x), coefficient), ZERO);
}
export function numberAt(p: Polynomial, x: number): number {
  return p.reduceRight((total, coefficient) => total * x + toNumber(coefficient), 0);
}
export function derivativeOf(p: Polynomial): Polynomial {
  return trimZeros(p.slice(1).map((coefficient, index) => times(coefficient, rational(index + 1))));
}

/** Whole coefficients without a common divisor, the leading one positive, and the fraction taken out. */
export function primitive(p: Polynomial): { content: Rational; polynomial: Polynomial } {
  if (p.length === 0) return { content: ZERO, polynomial: p };
  const below = p.map(({ d }) => d).reduce(lcm);
  const above = p
    .filter(({ n }) => n !== 0n)
    .map(({ n, d }) => (n * below) / d)
    .reduce((a, b) => gcd(a, b));
  const content = rational(
    signOf(p.at(-1)!) < 0 ? -(above < 0n ? -above : above) : above < 0n ? -above : above,
    below,
  );
  return { content, polynomial: p.map((coefficient) => over(coefficient, content)) };
}

export function commonDivisor(a: Polynomial, b: Polynomial): Polynomial {
  let [left, right] = [a, b];
  while (right.length > 0)
    [left, right] = [right, primitive(dividePolynomials(left, right).remainder).polynomial];
  return primitive(left).polynomial;
}
export function subtractPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  return addPolynomials(a, scalePolynomial(b, rational(-1)));
}
