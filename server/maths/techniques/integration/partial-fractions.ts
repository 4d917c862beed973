import { type Expression, power, product, quotient } from '../../algebra-system/expressions/expression.ts';
import {
  minus,
  over,
  type Rational,
  rational,
  signOf,
  times,
  toNumber,
} from '../../algebra-system/numbers/rational.ts';
import { factorise } from '../../algebra-system/polynomials/factors.ts';
import {
  addPolynomials,
  dividePolynomials,
  multiplyPolynomials,
  type Polynomial,
  polynomialExpression,
  polynomialOf,
  scalePolynomial,
} from '../../algebra-system/polynomials/polynomial.ts';
import { wholeOf } from '../calculus/standard-integrals.ts';
import { gathered, termsOf } from '../../algebra-system/normal/terms.ts';

export interface PartialFractions {
  /** The whole part first, if there is one. */
  parts: Expression[];
  factors: Expression[];
}

/** A rational function of x in partial fractions over the fractions; null where it is none or a factor is neither linear nor an irreducible quadratic. */
export function inPartialFractions(given: Expression, x: string): PartialFractions | null {
  const fraction = fractionOf(given, x);
  if (!fraction || fraction.below.length < 2) return null;
  const { factors } = factorise(fraction.below);
  if (!factors.every(({ polynomial }) => isIrreducible(polynomial))) return null;
  const { quotient: whole, remainder } = dividePolynomials(fraction.above, fraction.below);
  // Every unknown numerator contributes its cofactor; the numbers follow from equating coefficients.
  const fractions = factors.flatMap(({ polynomial, times: count }) =>
    Array.from({ length: count }, (_, index) => ({ polynomial, exponent: index + 1 })),
  );
  const columns = fractions.flatMap(({ polynomial, exponent }) => {
    const cofactor = dividePolynomials(fraction.below, powerOf(polynomial, exponent)).quotient;
    return Array.from({ length: polynomial.length - 1 }, (_, degree) => [
      ...Array.from({ length: degree }, () => rational(0)),
      ...cofactor,
    ]);
  });
  const values = combination(columns, remainder, fraction.below.length - 1);
  if (!values) return null;
  let taken = 0;
  const parts = fractions.map(({ polynomial, exponent }) => {
    const above = values.slice(taken, (taken += polynomial.length - 1));
    const below = power(polynomialExpression(polynomial, x), exponent);
    return gathered(quotient(gathered(polynomialExpression(above, x)), below));
  });
  return {
    parts: [...(whole.length > 0 ? [gathered(polynomialExpression(whole, x))] : []), ...parts].filter(
      (part) => wholeOf(part) !== 0,
    ),
    factors: factors.map(({ polynomial, times: count }) => power(polynomialExpression(polynomial, x), count)),
  };
}

/** The two polynomials of a rational function. */
export function fractionOf(given: Expression, x: string): { above: Polynomial; below: Polynomial } | null {
  let above: Polynomial = [];
  let below: Polynomial = [rational(1)];
  for (const { coefficient, factors } of termsOf(given)) {
    let [top, bottom]: Polynomial[] = [[coefficient], [rational(1)]];
    for (const { base, exponent } of factors) {
      const [polynomial, size] = [polynomialOf(base, x), wholeOf(exponent)];
      if (!polynomial || size === null || Math.abs(size) > 12) return null;
      if (size > 0) top = multiplyPolynomials(top!, powerOf(polynomial, size));
      else bottom = multiplyPolynomials(bottom!, powerOf(polynomial, -size));
    }
    above = addPolynomials(multiplyPolynomials(above, bottom!), multiplyPolynomials(top!, below));
    below = multiplyPolynomials(below, bottom!);
  }
  return { above, below };
}

export function isIrreducible(polynomial: Polynomial): boolean {
  const [c, b, a] = polynomial as [Rational, Rational, Rational];
  return polynomial.length === 2 || (polynomial.length === 3 && signOf(discriminantOf(a, b, c)) < 0);
}

function discriminantOf(a: Rational, b: Rational, c: Rational): Rational {
  return minus(times(b, b), times(rational(4), times(a, c)));
}

/** (px + q)/(ax² + bx + c) as a multiple of the derivative over the quadratic, and a number over it. */
export function splitOverQuadratic(part: Expression, x: string): [Expression, Expression] | null {
  const fraction = fractionOf(part, x);
  if (fraction?.below.length !== 3 || fraction.above.length !== 2 || !isIrreducible(fraction.below))
    return null;
  const [, b, a] = fraction.below as [Rational, Rational, Rational];
  const [q, p] = fraction.above as [Rational, Rational];
  const multiple = over(p, times(rational(2), a));
  const slope = scalePolynomial([b, times(rational(2), a)], multiple);
  const below = polynomialExpression(fraction.below, x);
  const rest = minus(q, times(multiple, b));
  return [
    gathered(quotient(polynomialExpression(slope, x), below)),
    gathered(product({ kind: 'number', value: rest }, power(below, -1))),
  ];
}

function powerOf(of: Polynomial, exponent: number): Polynomial {
  return Array.from({ length: exponent }, () => of).reduce(multiplyPolynomials, [rational(1)]);
}

/** The combination of the columns that gives the target, by elimination. */
function combination(columns: Polynomial[], target: Polynomial, size: number): Rational[] | null {
  const rows = Array.from({ length: size }, (_, degree) =>
    [...columns, target].map((column) => column[degree] ?? rational(0)),
  );
  for (let pivot = 0; pivot < size; pivot += 1) {
    const pivotRow = rows.findIndex((row, index) => index >= pivot && toNumber(row[pivot]!) !== 0);
    if (pivotRow < 0) return null;
    [rows[pivot], rows[pivotRow]] = [rows[pivotRow]!, rows[pivot]!];
    const lead = rows[pivot]!.map((value) => over(value, rows[pivot]![pivot]!));
    for (const [index, row] of rows.entries())
      rows[index] =
        index === pivot ? lead : row.map((value, column) => minus(value, times(row[pivot]!, lead[column]!)));
  }
  return rows.map((row) => row[size]!);
}
