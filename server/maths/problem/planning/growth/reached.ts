import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Scope } from '../scope/scope.ts';

import { conditionsIn, type Differential, differentialIn, slopeWithNumbers } from './given-equation.ts';

const STEPS = 400;

/**
 * Whether the solution comes from where it was given to this place without a break: beyond a place where it has no
 * value it is another one.
 */
export function isReached(scope: Scope, x: number, y: number): boolean {
  const given = differentialIn(scope);
  const conditions = given && conditionsIn(scope, given);
  const slope = slopeWithNumbers(scope);
  const law = scope.facts.flatMap((fact) => solvedFor(fact, given)).at(-1);
  const [start] = conditions ?? [];
  if (!given || !start || !slope || !law) return true;
  const from = evaluate(start.x);
  const at = Array.from({ length: STEPS + 1 }, (_, i) => from + ((x - from) * i) / STEPS);
  const values = at.map((one) => evaluate(law, { [given.x]: one }));
  const rates = at.map((one, i) => evaluate(slope, { [given.x]: one, [given.y]: values[i]! }));
  const inside = at.slice(1, -1).map((_, i) => i + 1);
  return (
    // Both may be rounded to three figures.
    Math.abs(values.at(-1)! - y) < 0.01 * (1e-6 + Math.abs(y) + Math.abs((rates.at(-2) ?? 0) * x)) &&
    inside.every((i) => Number.isFinite(values[i]! + rates[i]!)) &&
    inside.slice(1).every((i) => {
      const [rise, slopes] = [values[i]! - values[i - 1]!, rates[i]! + rates[i - 1]!];
      const guess = (slopes / 2) * (at[i]! - at[i - 1]!);
      return Math.abs(rise - guess) < 0.3 * Math.max(1e-6, Math.abs(guess), Math.abs(rise));
    })
  );
}

/** y = f(x) as it was found. */
function solvedFor({ relation, of: [text] }: Fact, given: Differential | null): Expression[] {
  const statement = relation === 'holds' && typeof text === 'string' ? statementIn(text) : null;
  const [left, right] =
    statement?.kind === 'relation' && statement.signs.join('') === '=' ? statement.sides : [];
  return given &&
    left?.kind === 'symbol' &&
    left.name === given.y &&
    right &&
    symbolsOf(right).join() === given.x
    ? [right]
    : [];
}

interface Solution {
  x: string;
  y: string;
  /** y as it was found. */
  value: Expression;
}

/**
 * Whether the solution comes to a value of x or y after the first one that was told: a tank that is empty fills no more,
 * and its depth was never greater than at first.
 */
export function comesTo(
  scope: Scope,
  { x, y, value }: Solution,
  place: { name: string; value: Expression },
  slope: Expression,
): boolean {
  const given = differentialIn(scope);
  const told = (given && conditionsIn(scope, given)) ?? [];
  const [first] = told.toSorted((a, b) => evaluate(a.x) - evaluate(b.x));
  const at = evaluate(place.value);
  if (place.name === x) {
    const own = evaluate(differentiate(value, x), { [x]: at });
    const rate = evaluate(slope, { [x]: at, [y]: evaluate(value, { [x]: at }) });
    return Math.abs(own - rate) < 1e-6 * (1 + Math.abs(rate));
  }
  if (!first || symbolsOf(slope).includes(x)) return true;
  const rate = evaluate(slope, { [y]: at });
  return !((at - evaluate(first.y)) * rate < 0);
}
