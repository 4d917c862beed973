import { type Expression, rationalValue } from '../expressions/expression.ts';
import { rational } from '../numbers/rational.ts';
import {
  addPolynomials,
  commonDivisor,
  degree,
  dividePolynomials,
  multiplyPolynomials,
  type Polynomial,
  polynomialOf,
} from './polynomial.ts';

/** A quotient of two polynomials in lowest terms. */
interface Fraction {
  above: Polynomial;
  below: Polynomial;
}

/** One fraction of polynomials in a letter, or null where the expression is none. */
export function fractionOf(one: Expression, letter: string): Fraction | null {
  const found = gathered(one, letter);
  if (!found || found.below.length === 0) return null;
  const common = found.above.length === 0 ? found.below : commonDivisor(found.above, found.below);
  if (degree(common) < 1) return found;
  return {
    above: dividePolynomials(found.above, common).quotient,
    below: dividePolynomials(found.below, common).quotient,
  };
}

function gathered(one: Expression, letter: string): Fraction | null {
  switch (one.kind) {
    case 'negative':
      return multiplied(gathered(one.of, letter), { above: [rational(-1)], below: [rational(1)] });
    case 'sum':
      return one.terms.map((term) => gathered(term, letter)).reduce(summed);
    case 'product':
      return one.factors.map((factor) => gathered(factor, letter)).reduce(multiplied);
    case 'quotient':
      return multiplied(gathered(one.numerator, letter), inverse(gathered(one.denominator, letter)));
    case 'power': {
      const exponent = rationalValue(one.exponent);
      const base = gathered(one.base, letter);
      if (!base || !exponent || exponent.d !== 1n || exponent.n > 6n || exponent.n < -6n || exponent.n === 0n)
        return null;
      const size = Array.from({ length: Math.abs(Number(exponent.n)) }, () => base).reduce<Fraction | null>(
        multiplied,
        { above: [rational(1)], below: [rational(1)] },
      );
      return exponent.n < 0n ? inverse(size) : size;
    }
    default: {
      const above = polynomialOf(one, letter);
      return above && { above, below: [rational(1)] };
    }
  }
}

function summed(a: Fraction | null, b: Fraction | null): Fraction | null {
  if (!a || !b) return null;
  return {
    above: addPolynomials(multiplyPolynomials(a.above, b.below), multiplyPolynomials(b.above, a.below)),
    below: multiplyPolynomials(a.below, b.below),
  };
}
function multiplied(a: Fraction | null, b: Fraction | null): Fraction | null {
  return (
    a && b && { above: multiplyPolynomials(a.above, b.above), below: multiplyPolynomials(a.below, b.below) }
  );
}
function inverse(one: Fraction | null): Fraction | null {
  return one && one.above.length > 0 ? { above: one.below, below: one.above } : null;
}
