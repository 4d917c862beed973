import { evaluate, type Values } from '../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression } from '../../algebra-system/expressions/expression.ts';

const NEARLY_ZERO = 1e-9;

/** What stands below a line, in the functions that hide one. */
function below(part: Expression, values: Values): number {
  if (part.kind === 'quotient') return evaluate(part.denominator, values);
  if (part.kind !== 'call') return 1;
  const of = evaluate(part.of, values);
  if (part.name === 'tan' || part.name === 'sec') return Math.cos(of);
  return part.name === 'cot' || part.name === 'cosec' ? Math.sin(of) : 1;
}

/** Whether only rounding gives it a value there: sin x over tan x has none at 2π. */
export const hasPole = (one: Expression, values: Values): boolean =>
  contains(one, (part) => Math.abs(below(part, values)) < NEARLY_ZERO);
