import { type Expression, symbolsOf } from '../expressions/expression.ts';
import { degree, polynomialOf } from '../polynomials/polynomial.ts';
import { flatFactors } from './shape.ts';

/** a(px + q)² + r, the letter nowhere else. */
export function isCompletedSquare(one: Expression): boolean {
  const letters = symbolsOf(one);
  if (letters.length !== 1) return false;
  const [letter] = letters as [string];
  const terms = one.kind === 'sum' ? one.terms : [one];
  const withLetter = terms.filter((term) => symbolsOf(term).length > 0);
  if (withLetter.length !== 1 || terms.length > 2) return false;
  const squares = factorsAboveNumber(withLetter[0]!).filter((factor) => symbolsOf(factor).length > 0);
  const [square] = squares;
  if (squares.length !== 1 || square?.kind !== 'power') return false;
  const inner = polynomialOf(square.base, letter);
  return (
    inner !== null &&
    degree(inner) === 1 &&
    square.exponent.kind === 'number' &&
    square.exponent.value.n === 2n &&
    square.exponent.value.d === 1n
  );
}

function factorsAboveNumber(term: Expression): Expression[] {
  if (term.kind === 'quotient' && symbolsOf(term.denominator).length === 0)
    return factorsAboveNumber(term.numerator);
  return flatFactors(term);
}
