import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  PI,
  product,
  quotient,
  negative,
  root,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rationalNear, rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import type { Placed } from './placed.ts';
import type { Bond, Scene } from '../told/scene.ts';

const CLOSE = 1e-10;

/** A number as a fraction, a fraction of π or the root of a fraction, where it is one of small numbers. */
export function exactly(value: number): Expression | null {
  const near = (size: number, limit: number) => {
    const one = rationalNear(size, limit);
    return one && Math.abs(Number(one.n) / Number(one.d) - size) < CLOSE * Math.max(1, Math.abs(size))
      ? number(one)
      : null;
  };
  const plain = near(value, 200);
  if (plain) return plain;
  const turn = near(value / Math.PI, 60);
  if (turn) return exact(product(turn, PI));
  const square = near(value * value, 60);
  return square ? exact(root(square)) : null;
}

/** The same, or as many figures as are known. */
export const valueOf = (size: number): Expression =>
  exactly(size) ?? number(rationalOfDecimal(size.toFixed(10)));

/** The values that a letter has in the figures, each once. */
export const valuesOf = (letter: string, all: readonly Placed[]): number[] =>
  distinct(all.map(({ letters }) => letters[letter]!));

export function distinct(all: readonly number[]): number[] {
  const kept: number[] = [];
  for (const one of all)
    if (!kept.some((other) => Math.abs(one - other) < 1e-6 * Math.max(1, Math.abs(one)))) kept.push(one);
  return kept;
}

/** An expression with letters put in. */
export const withValues = (one: Expression, values: Readonly<Record<string, Expression>>): Expression =>
  Object.entries(values).reduce((now, [letter, value]) => substitute(now, letter, value), one);

/** The figure with letters put in. */
export function assignedScene(scene: Scene, values: Readonly<Record<string, Expression>>): Scene {
  const put = (one: Expression) => withValues(one, values);
  return {
    ...scene,
    rounds: scene.rounds.map((one) => ({ ...one, radius: one.radius && put(one.radius) })),
    bonds: scene.bonds.map((bond): Bond => ('size' in bond ? { ...bond, size: put(bond.size) } : bond)),
    letters: scene.letters.map((one) => ({ ...one, sides: one.sides.map(put) })),
  };
}

/** What a letter is by an equation that is linear in it; null where it is not. */
export function linearIn(
  letter: string,
  left: Expression,
  right: Expression,
  sample: Readonly<Record<string, number>>,
): Expression | null {
  const zero = difference(left, right);
  const at = (size: number) => exact(substitute(zero, letter, number(size)));
  const [none, one, two] = [at(0), at(1), at(2)];
  const slope = exact(difference(one, none));
  const values = { ...sample };
  const [a, b, c] = [none, slope, two].map((each) => evaluate(each, values));
  if (!(Math.abs(a! + 2 * b! - c!) < 1e-9 * Math.max(1, Math.abs(c!))) || Math.abs(b!) < 1e-12) return null;
  const value = exact(negative(quotient(none, slope)));
  return symbolsOf(value).includes(letter) ? null : value;
}
