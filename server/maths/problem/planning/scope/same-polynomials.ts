import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  number,
  quotient,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';

const MAX_DEGREE = 6;

/** Two polynomials in x that are the same for every x: each coefficient of their difference is zero; null for anything else. */
export function sameCoefficients(left: string, right: string): Expression[] | null {
  const [one, other] = [left, right].map((text) => statementIn(text.replaceAll('$', '')));
  if (one?.kind !== 'expression' || other?.kind !== 'expression') return null;
  if (!symbolsOf(one.value).includes('x')) return null;
  const degree = (coefficientsOf(difference(one.value, other.value), 'x')?.length ?? 0) - 1;
  if (degree < 1 || degree > MAX_DEGREE) return null;
  const all: Expression[] = [];
  let derivative = difference(one.value, other.value);
  let factorial = 1;
  for (let order = 0; order <= degree; order += 1) {
    all.push(exact(quotient(exact(substitute(derivative, 'x', number(0))), number(factorial))));
    derivative = exact(differentiate(derivative, 'x'));
    factorial *= order + 1;
  }
  return all.filter((coefficient) => symbolsOf(coefficient).length > 0).length > 0 ? all : null;
}

/** The sides of a ≡ b. */
export function sidesOfIdentity(text: string): [string, string] | null {
  const [left, right, more] = text.split(/\\equiv(?![a-zA-Z])|≡/);
  return left !== undefined && right !== undefined && more === undefined ? [left, right] : null;
}
