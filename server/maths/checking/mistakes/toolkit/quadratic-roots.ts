import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  difference,
  type Expression,
  number,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { rationalNear } from '../../../algebra-system/numbers/rational.ts';
import { type Given, relationOf } from './mistake.ts';

export interface Quadratic {
  letter: string;
  a: number;
  b: number;
  c: number;
}

/** a, b and c of an expression in one letter that is a quadratic or less, or null. */
export function quadraticOf(one: Expression): Quadratic | null {
  const [letter, ...others] = symbolsOf(one);
  if (!letter || others.length > 0 || contains(one, isBars)) return null;
  const at = (value: number) => evaluate(one, { [letter]: value });
  const c = at(0);
  const a = (at(1) + at(-1)) / 2 - c;
  const b = (at(1) - at(-1)) / 2;
  const fits = [2, -3, 3.7, 11, -23.3].every(
    (x) => Math.abs(at(x) - (a * x * x + b * x + c)) < 1e-7 * (1 + x * x),
  );
  return fits ? { letter, a, b, c } : null;
}

const isBars = (one: Expression) => one.kind === 'call' && one.name === 'abs';

/** The quadratic that an equation sets to zero. */
export function quadraticEquation(given: Given): Quadratic | null {
  const relation = relationOf(given);
  if (relation?.sign !== '=') return null;
  const quadratic = quadraticOf(difference(relation.left, relation.right));
  return quadratic && Math.abs(quadratic.a) > 1e-9 ? quadratic : null;
}

/** An exact number for one that was worked out. */
export function exactly(value: number): Expression {
  const near = rationalNear(value);
  return near
    ? number(near)
    : { kind: 'number', value: { n: BigInt(Math.round(value * 1e9)), d: 1_000_000_000n } };
}
