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
  const fraction = asFraction(one, letter);
  if (!fraction || fraction.below.length === 0) return null;
  const common = fraction.above.length === 0 ? fraction.below : commonDivisor(fraction.above, fraction.below);
  if (degree(common) < 1) return fraction;
  return {
    above: dividePolynomials(fraction.above, common).quotient,
    below: dividePolynomials(fraction.below, common).quotient,
  };
}

function asFraction(one: Expression, letter: string): Fraction | null {
  switch (one.kind) {
    case 'negative':
      return multiplyFractions(asFraction(one.of, letter), { above: [rational(-1)], below: [rational(1)] });
    case 'sum':
      return one.terms.map((term) => asFraction(term, letter)).reduce(addFractions);
    case 'product':
      return one.factors.map((factor) => asFraction(factor, letter)).reduce(multiplyFractions);
    case 'quotient':
      return multiplyFractions(
        asFraction(one.numerator, letter),
        inverse(asFraction(one.denominator, letter)),
      );
    case 'power': {
      const exponent = rationalValue(one.exponent);
      const base = asFraction(one.base, letter);
      if (!base || !exponent || exponent.d !== 1n || exponent.n > 6n || exponent.n < -6n || exponent.n === 0n)
        return null;
      const size = Array.from({ length: Math.abs(Number(exponent.n)) }, () => base).reduce<Fraction | null>(
        multiplyFractions,
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

function addFractions(a: Fraction | null, b: Fraction | null): Fraction | null {
  if (!a || !b) return null;
  return {
    above: addPolynomials(multiplyPolynomials(a.above, b.below), multiplyPolynomials(b.above, a.below)),
    below: multiplyPolynomials(a.below, b.below),
  };
}
function multiplyFractions(a: Fraction | null, b: Fraction | null): Fraction | null {
  return (
    a && b && { above: multiplyPolynomials(a.above, b.above), below: multiplyPolynomials(a.below, b.below) }
  );
}
function inverse(one: Fraction | null): Fraction | null {
  return one && one.above.length > 0 ? { above: one.below, below: one.above } : null;
}
