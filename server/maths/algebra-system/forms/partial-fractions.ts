import { type Expression, symbolsOf } from '../expressions/expression.ts';
import { factorise } from '../polynomials/factors.ts';
import { degree, polynomialOf } from '../polynomials/polynomial.ts';

/** A sum of fractions over powers of irreducible factors, each above of lower degree than the factor, and a polynomial. */
export function isPartialFractions(one: Expression): boolean {
  const [letter, ...others] = symbolsOf(one);
  if (!letter || others.length > 0) return false;
  const terms = one.kind === 'sum' ? one.terms : [one];
  const fractions = terms
    .map(plain)
    .filter((term) => term.kind === 'quotient' && symbolsOf(term.denominator).length > 0);
  return fractions.length > 0 && terms.every((term) => isPart(plain(term), letter));
}

function isPart(term: Expression, letter: string): boolean {
  if (term.kind !== 'quotient' || symbolsOf(term.denominator).length === 0)
    return polynomialOf(term, letter) !== null;
  const [above, below] = [polynomialOf(term.numerator, letter), polynomialOf(term.denominator, letter)];
  if (!above || !below) return false;
  const { factors } = factorise(below);
  const [factor] = factors;
  return factors.length === 1 && degree(above) < degree(factor!.polynomial);
}

function plain(term: Expression): Expression {
  return term.kind === 'negative' ? plain(term.of) : term;
}
