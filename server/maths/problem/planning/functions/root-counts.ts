import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  power,
  product,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';

/** A polynomial of the second degree at most, whose coefficients may have a letter in them. */
export interface Quadratic {
  a: Expression;
  b: Expression;
  c: Expression;
  discriminant: Expression;
}

export function quadraticIn(one: Expression, letter: string): Quadratic | null {
  const list = coefficientsOf(exact(one), letter)?.map(tidy);
  if (!list || list.length > 3) return null;
  const [c, b, a] = [list[0] ?? number(0), list[1] ?? number(0), list[2] ?? number(0)];
  return { a, b, c, discriminant: exact(sum(power(b, 2), product(number(-4), a, c))) };
}

/** Whether it is of the second degree whatever the letter is. */
export function hasSquare(one: Expression, letter: string): boolean {
  const [unknown, another] = symbolsOf(one).filter((other) => other !== letter);
  const a = unknown && !another ? quadraticIn(one, unknown)?.a : undefined;
  return a !== undefined && symbolsOf(a).length === 0;
}

type Values = Record<string, number>;
const isNone = (value: number) => Math.abs(value) < 1e-9;

/** How many different real roots it has. */
export function countOf({ a, b, c, discriminant }: Quadratic, values: Values): number {
  const [p, q, r] = [a, b, c].map((one) => evaluate(one, values)) as [number, number, number];
  if (isNone(p)) return isNone(q) ? (isNone(r) ? Infinity : 0) : 1;
  const under = evaluate(discriminant, values);
  return isNone(under) ? 1 : under > 0 ? 2 : 0;
}

/** The same by a scan: where the values change their sign, or turn at zero. */
export function countInNumbers({ a, b, c }: Quadratic, values: Values): number {
  const [p, q, r] = [a, b, c].map((one) => evaluate(one, values)) as [number, number, number];
  const f = (x: number) => r + x * (q + x * p);
  if (isNone(p) && isNone(q)) return isNone(r) ? Infinity : 0;
  const reach = 2 + (Math.abs(p) + Math.abs(q) + Math.abs(r)) / (isNone(p) ? Math.abs(q) : Math.abs(p));
  const size = (x: number) => Math.abs(r) + Math.abs(q * x) + Math.abs(p * x * x);
  return zerosIn(f, -reach, reach * 1.0137, { steps: 3001, size }).length;
}

/** Whether it is less than zero for every x. */
export const isAlwaysNegative = (one: Quadratic, values: Values): boolean =>
  countOf(one, values) === 0 && evaluate(one.c, values) < 0;
