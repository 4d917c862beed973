import {
  contains,
  difference,
  type Expression,
  has,
  mapParts,
  product,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import {
  degree,
  dividePolynomials,
  type Polynomial,
  polynomialOf,
} from '../../algebra-system/polynomials/polynomial.ts';
import type { Equations } from '../values/equations.ts';
import { compareValues } from '../values/values.ts';

/**
 * Whether two polynomial equations with the same real roots are no divisors of each other: (x² - 9)(x² + 5) = 0 has the
 * roots of (x² - 9)(x² + 4) = 0, and does not come from it.
 */
export function haveOtherFactors(was: Equations, is: Equations): boolean {
  const angle = angleIn(was) ?? angleIn(is);
  const [before, after] = [polynomialIn(was, angle), polynomialIn(is, angle)];
  if (!before || !after || degree(before) < 1 || degree(after) < 1) return false;
  return degree(after) > degree(before) || degree(dividePolynomials(before, after).remainder) >= 0;
}

const gapOf = ({ cases }: Equations) => product(...cases.map(({ left, right }) => difference(left, right)));

/** The first sin x, ln x or the like. */
function angleIn({ cases, letter }: Equations): Expression | null {
  let angle: Expression | null = null;
  for (const { left, right } of cases)
    contains(difference(left, right), (part) => {
      if (part.kind === 'call' && has(part.of, letter)) angle ??= part;
      return angle !== null;
    });
  return angle;
}

/** In the letter, or in one function of it; null where it is no such polynomial. */
function polynomialIn(equations: Equations, angle: Expression | null): Polynomial | null {
  const gap = gapOf(equations);
  if (!angle) return polynomialOf(gap, equations.letter);
  const replaced = (part: Expression): Expression =>
    part.kind === 'call' && compareValues(part, angle) === 'same'
      ? symbol(INSTEAD)
      : mapParts(part, replaced);
  const made = replaced(gap);
  return has(made, equations.letter) ? null : polynomialOf(made, INSTEAD);
}

const INSTEAD = 'instead';
