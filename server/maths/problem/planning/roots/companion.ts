import { type Expression, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import {
  determinant,
  identity,
  inverseOf,
  type Matrix,
  powerOf,
  productOf,
  sumOf,
  timesNumber,
} from '../../../algebra-system/matrices/matrix.ts';
import {
  opposite,
  over,
  plus,
  type Rational,
  rational,
  ZERO,
} from '../../../algebra-system/numbers/rational.ts';
import type { Polynomial } from '../../../algebra-system/polynomials/polynomial.ts';

/** The matrix whose eigenvalues are the roots of a polynomial. */
export function companionOf(p: Polynomial): Matrix {
  const n = p.length - 1;
  const lead = p[n]!;
  return Array.from({ length: n }, (_, row) =>
    Array.from({ length: n }, (__, at) =>
      at === n - 1 ? opposite(over(p[row]!, lead)) : row === at + 1 ? rational(1) : ZERO,
    ),
  );
}

/** A rational expression in one letter with a matrix for it; null where it is none, or what stands below has no inverse. */
export function atMatrix(one: Expression, letter: string, m: Matrix): Matrix | null {
  const number = rationalValue(one);
  if (number) return timesNumber(identity(m.length), number);
  const inner = (part: Expression) => atMatrix(part, letter, m);
  switch (one.kind) {
    case 'symbol':
      return one.name === letter ? m : null;
    case 'negative':
      return scaled(inner(one.of), rational(-1));
    case 'sum':
      return one.terms.map(inner).reduce((a, b) => a && b && sumOf(a, b));
    case 'product':
      return one.factors.map(inner).reduce((a, b) => a && b && productOf(a, b));
    case 'quotient': {
      const [above, below] = [inner(one.numerator), inverted(inner(one.denominator))];
      return above && below && productOf(above, below);
    }
    case 'power': {
      const to = rationalValue(one.exponent);
      const base = inner(one.base);
      if (!to || to.d !== 1n || !base || to.n > 12n || to.n < -12n) return null;
      const raised = powerOf(base, Math.abs(Number(to.n)));
      return to.n < 0n ? inverted(raised) : raised;
    }
    default:
      return null;
  }
}

const scaled = (m: Matrix | null, by: Rational): Matrix | null => m && timesNumber(m, by);
const inverted = (m: Matrix | null): Matrix | null => (m && determinant(m).n !== 0n ? inverseOf(m) : null);

export const traceOf = (m: Matrix): Rational => m.reduce((total, row, at) => plus(total, row[at]!), ZERO);

/** det(λI − M), the constant first, by Faddeev and LeVerrier. */
export function characteristicOf(m: Matrix): Polynomial {
  const n = m.length;
  const found: Rational[] = [rational(1)];
  let before: Matrix = timesNumber(m, ZERO);
  for (let step = 1; step <= n; step += 1) {
    before = sumOf(productOf(m, before), timesNumber(identity(n), found.at(-1)!));
    found.push(over(opposite(traceOf(productOf(m, before))), rational(step)));
  }
  return found.toReversed();
}
