import {
  type Expression,
  number,
  power,
  product,
  quotient,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { factorise } from '../../algebra-system/polynomials/factors.ts';
import {
  degree,
  type Polynomial,
  polynomialExpression,
} from '../../algebra-system/polynomials/polynomial.ts';

/** A polynomial in its factors, the letter first: n(n + 1)(2n + 1)/6. */
export function factored(p: Polynomial, letter = 'n'): Expression {
  const { content, factors } = factorise(p);
  const isLetter = (one: Polynomial) => degree(one) === 1 && one[0]!.n === 0n;
  const ordered = factors.toSorted(
    (a, b) =>
      Number(isLetter(b.polynomial)) - Number(isLetter(a.polynomial)) ||
      degree(a.polynomial) - degree(b.polynomial),
  );
  const written = ordered.map(({ polynomial, times }) =>
    power(isLetter(polynomial) ? symbol(letter) : polynomialExpression(polynomial, letter), times),
  );
  return quotient(product(number(content.n), ...written), number(content.d));
}
