import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { type Complex, complex, plus, polar, times } from '../../../algebra-system/numbers/complex.ts';
import { over, rational, times as timesRational } from '../../../algebra-system/numbers/rational.ts';

/** The coefficient of x^n: the n-th derivative at 0 over n!. */
export function taylor(one: Expression, letter: string, last: number): Expression[] | null {
  const found: Expression[] = [];
  let rate = one;
  let factorial = rational(1);
  for (let n = 0; n <= last; n += 1) {
    if (n > 0) factorial = timesRational(factorial, rational(n));
    const value = exact(product(number(over(rational(1), factorial)), substitute(rate, letter, number(0))));
    if (symbolsOf(value).length === 0 && !Number.isFinite(evaluate(value))) return null;
    found.push(value);
    // x^(2 − 1 − 1) has no value at 0 until it is written as a number.
    rate = gathered(differentiate(rate, letter));
  }
  return found;
}

/** The same by the mean over a small circle about 0. */
export function coefficientNear(of: (at: Complex) => Complex, n: number, radius = 0.02): number {
  const count = 64;
  let total = complex(0);
  for (let at = 0; at < count; at += 1) {
    const turn = (2 * Math.PI * at) / count;
    total = plus(total, times(of(polar(radius, turn)), polar(1, -turn * n)));
  }
  return total.re / count / radius ** n;
}
