import { type Expression, has, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { derivativeOf } from '../mistakes/toolkit/derivative-mistake.ts';
import type { Given } from '../mistakes/toolkit/mistake.ts';

/** What a line says that y, f(x), or a derivative of it is. */
export interface Definition {
  name: string;
  order: number;
  by: string | null;
  value: Expression;
}

/** y = …, f(x) = …, dy/dx = …, f′(x) = …: a name alone on the left; null for anything else. */
export function definitionOf(statement: Statement): Definition | null {
  if (statement.kind !== 'relation' || statement.signs.some((sign) => sign !== '=' && sign !== '~='))
    return null;
  const [left, value] = [statement.sides[0]!, statement.sides.at(-1)!];
  if (left.kind === 'symbol')
    return has(value, left.name) ? null : { name: left.name, order: 0, by: null, value };
  if (left.kind === 'derivative') return { name: left.of, order: left.order, by: left.by, value };
  if (left.kind === 'apply' && left.of.kind === 'symbol' && left.primes >= 0)
    return { name: `${left.name}()`, order: left.primes, by: left.of.name, value };
  return null;
}

/** What a derivative should be by the definitions before it, and the task that it solves. */
export function expectedDerivative(
  definition: Definition,
  known: readonly Definition[],
): { value: Expression; given: Given } | null {
  const by = definition.by;
  if (!by || definition.order === 0) return null;
  const from = known.findLast(
    (one) =>
      one.name === definition.name && one.order < definition.order && symbolsOf(one.value).includes(by),
  );
  if (!from) return null;
  let value: Expression | null = from.value;
  let last = value;
  for (let order = from.order; order < definition.order && value; order += 1) {
    last = value;
    value = derivativeOf(value, by);
  }
  if (!value) return null;
  const single = definition.order - from.order === 1;
  const statement: Statement = { kind: 'expression', value };
  return {
    value,
    given: single ? { statement, task: { kind: 'differentiate', of: last, by } } : { statement },
  };
}
