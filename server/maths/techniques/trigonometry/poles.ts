import { evaluate, type Values } from '../../algebra-system/expressions/evaluate.ts';
import { contains, type Expression } from '../../algebra-system/expressions/expression.ts';

const NEARLY_ZERO = 1e-9;

/** The value of the denominator, also of that in tan, sec, cosec and cot; 1 where there is none. */
function denominatorValue(part: Expression, values: Values): number {
  if (part.kind === 'quotient') return evaluate(part.denominator, values);
  if (part.kind !== 'call') return 1;
  const of = evaluate(part.of, values);
  if (part.name === 'tan' || part.name === 'sec') return Math.cos(of);
  return part.name === 'cot' || part.name === 'cosec' ? Math.sin(of) : 1;
}

/** Whether a denominator is 0 there: sin x/tan x has no value at 2π, although rounding gives it one. */
export const hasPole = (one: Expression, values: Values): boolean =>
  contains(one, (part) => Math.abs(denominatorValue(part, values)) < NEARLY_ZERO);
