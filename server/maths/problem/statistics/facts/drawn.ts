import { number } from '../../../algebra-system/expressions/expression.ts';
import { plus, type Rational, toNumber, ZERO } from '../../../algebra-system/numbers/rational.ts';
import { measureOf } from '../../draws/conditions.ts';
import { chanceAgain, outcomesOf } from '../../draws/experiment.ts';
import { drawsOf, TELLING } from '../../draws/told.ts';
import type { Fact } from '../../schema/problem.ts';
import { define, type Model, variableNamed } from './model.ts';

const AGAIN = new Set(['thrown', 'turn', 'put back']);

/** "X is the number of red balls": each value that it can take, with its probability. */
export function takeCounts(one: Fact, facts: readonly Fact[], model: Model): boolean {
  const [name, what] = one.of;
  // It is told of what was drawn before it.
  const before = facts.slice(0, facts.indexOf(one));
  // What is thrown again behind it, of which nothing else is counted, changes what is counted.
  const behind = facts.slice(before.length + 1);
  const next = behind.find(({ relation }) => TELLING.has(relation) && relation !== 'odds of');
  if (next && AGAIN.has(next.relation) && behind.every(({ relation }) => relation !== 'counts')) return false;
  const draws = drawsOf(before, true);
  const measure = draws && measureOf(what, draws);
  const outcomes = measure && outcomesOf(draws);
  if (!outcomes) return false;
  const chances = new Map<number, Rational>();
  for (const { outcome, chance } of outcomes) {
    const value = measure(outcome);
    chances.set(value, plus(chances.get(value) ?? ZERO, chance));
  }
  const values = [...chances.keys()].sort((a, b) => a - b);
  const isSame = values.every((value) => {
    const again = chanceAgain(draws, (outcome) => measure(outcome) === value);
    return again !== null && Math.abs(again - toNumber(chances.get(value)!)) < 1e-9;
  });
  if (!isSame || values.length < 2) return false;
  const variable = variableNamed(model, String(name));
  variable.facts.push(...draws.facts);
  return define(
    variable,
    { is: 'discrete', values, chances: values.map((value) => number(chances.get(value)!)) },
    one,
  );
}
