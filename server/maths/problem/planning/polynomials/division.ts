import {
  difference,
  type Expression,
  has,
  number,
  product,
  quotient,
  sum,
  symbol,
  power,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isZeroNormal } from '../../../algebra-system/normal/normal.ts';
import { normal } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';

interface Divided {
  /** Coefficients from the constant upwards. */
  quotient: Expression[];
  rest: Expression[];
}

/** A polynomial, which may have letters in its coefficients, divided by another in the same letter. */
export function divided(of: Expression, by: Expression, letter: string): Divided | null {
  const [above, below] = [of, by].map((one) => coefficientsOf(one, letter)?.map(tidy));
  const lead = below?.at(-1);
  if (!above || !below || !lead || below.length < 2) return null;
  const rest = [...above];
  const found: Expression[] = [];
  for (let shift = above.length - below.length; shift >= 0; shift -= 1) {
    const factor = exact(quotient(rest[shift + below.length - 1]!, lead));
    found[shift] = factor;
    for (const [at, one] of below.entries())
      rest[shift + at] = exact(difference(rest[shift + at]!, product(factor, one)));
  }
  return { quotient: found, rest: rest.slice(0, below.length - 1) };
}

/** The polynomial with these coefficients. */
export function polynomialWith(coefficients: readonly Expression[], letter: string): Expression {
  const terms = coefficients
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => !isZeroNormal(normal(one)))
    .reverse()
    .map(({ one, at }) =>
      at === 0 ? one : product(one, at === 1 ? symbol(letter) : power(symbol(letter), at)),
    );
  return terms.length === 0 ? number(0) : exact(sum(...terms));
}

/** What is left of a division and what is said to be: each coefficient is the same. */
export function sameRest(rest: Expression, said: Expression): Expression[] {
  const zero = difference(rest, said);
  const powers = ['x', 'z'].flatMap((letter) =>
    has(rest, letter) || has(said, letter) ? [coefficientsOf(zero, letter)] : [],
  );
  const [coefficients, another] = powers;
  return coefficients && !another ? coefficients.map(tidy) : [zero];
}
