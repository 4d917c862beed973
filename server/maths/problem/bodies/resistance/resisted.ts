import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  exp,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';

/** A force against the motion, a + bv + cv². */
export interface Resistance {
  a: Expression | null;
  b: Expression | null;
  c: Expression | null;
}

const ln = (one: Expression): Expression => call('ln', one);
const whole = ({ a, b, c }: Resistance, v: Expression): Expression =>
  sum(...[a, b && product(b, v), c && product(c, power(v, 2))].filter((one) => one !== null));

/** An antiderivative of 1 / (a + bv + cv²). */
export function overTime(force: Resistance, v: Expression): Expression | null {
  const { a, b, c } = force;
  if (a && !b && !c) return quotient(v, a);
  if (b && !a && !c) return quotient(ln(v), b);
  if (c && !a && !b) return negative(quotient(number(1), product(c, v)));
  if (a && b && !c) return quotient(ln(whole(force, v)), b);
  if (b && c && !a) return quotient(ln(quotient(v, sum(b, product(c, v)))), b);
  if (a && c && !b && isPositive(a) && isPositive(c))
    return quotient(call('arctan', product(v, root(quotient(c, a)))), root(product(a, c)));
  return null;
}

/** An antiderivative of v / (a + bv + cv²). */
export function overWay(force: Resistance, v: Expression): Expression | null {
  const { a, b, c } = force;
  if (a && !b && !c) return quotient(power(v, 2), product(number(2), a));
  if (b && !a && !c) return quotient(v, b);
  if (c && !a && !b) return quotient(ln(v), c);
  if (a && b && !c) return difference(quotient(v, b), quotient(product(a, ln(whole(force, v))), power(b, 2)));
  if (b && c && !a) return quotient(ln(sum(b, product(c, v))), c);
  if (a && c && !b && isPositive(a) && isPositive(c))
    return quotient(ln(whole(force, v)), product(number(2), c));
  return null;
}

/** v² after a way x. */
export function squareAfter(
  { a, b, c }: Resistance,
  mass: Expression,
  from: Expression,
  x: Expression,
): Expression | null {
  if (a && !b && !c) return difference(power(from, 2), quotient(product(number(2), a, x), mass));
  if (!c || b) return null;
  const fading = exp(negative(quotient(product(number(2), c, x), mass)));
  return a
    ? difference(product(sum(power(from, 2), quotient(a, c)), fading), quotient(a, c))
    : product(power(from, 2), fading);
}

/** v after a way x. */
export function speedAfterWay(
  force: Resistance,
  mass: Expression,
  from: Expression,
  x: Expression,
): Expression | null {
  const { a, b, c } = force;
  if (!a && b && !c) return difference(from, quotient(product(b, x), mass));
  if (!a && !b && c) return product(from, exp(negative(quotient(product(c, x), mass))));
  if (!a && b && c)
    return quotient(
      difference(product(sum(b, product(c, from)), exp(negative(quotient(product(c, x), mass)))), b),
      c,
    );
  const square = squareAfter(force, mass, from, x);
  return square && root(square);
}

/** v after a time t. */
export function speedAfterTime(
  { a, b, c }: Resistance,
  mass: Expression,
  from: Expression,
  t: Expression,
): Expression | null {
  if (a && !b && !c) return difference(from, quotient(product(a, t), mass));
  if (!a && !b && c) return quotient(product(mass, from), sum(mass, product(c, from, t)));
  if (!b || c) return null;
  const fading = exp(negative(quotient(product(b, t), mass)));
  return a ? difference(product(sum(from, quotient(a, b)), fading), quotient(a, b)) : product(from, fading);
}

/** x after a time t. */
export function wayAfterTime(
  { a, b, c }: Resistance,
  mass: Expression,
  from: Expression,
  t: Expression,
): Expression | null {
  if (!a && !b && c)
    return product(quotient(mass, c), ln(sum(number(1), quotient(product(c, from, t), mass))));
  if (!a && b && !c)
    return product(
      quotient(product(mass, from), b),
      difference(number(1), exp(negative(quotient(product(b, t), mass)))),
    );
  return null;
}

const isPositive = (one: Expression): boolean => evaluate(one, POSITIVE) > 0;
const POSITIVE = new Proxy<Record<string, number>>({}, { get: () => 1, has: () => true });

/** The motion in small steps: how long and how far until it has that speed, from another. */
export function followed(
  force: (v: number) => number,
  mass: number,
  from: number,
  isOver: (v: number, x: number, t: number) => boolean,
) {
  const rate = (v: number) => -force(v) / mass;
  const step = (mass * from) / (Math.abs(force(from)) + Math.abs(force(from / 2)) + 1e-9) / 4000;
  let [v, x, t] = [from, 0, 0];
  for (let count = 0; count < 400_000 && !isOver(v, x, t); count += 1) {
    const k1 = rate(v);
    const k2 = rate(v + (k1 * step) / 2);
    const k3 = rate(v + (k2 * step) / 2);
    const k4 = rate(v + k3 * step);
    x += (v + ((k1 + k2 + k3) * step) / 6) * step;
    v += ((k1 + 2 * k2 + 2 * k3 + k4) * step) / 6;
    t += step;
  }
  return { v, x, t };
}
