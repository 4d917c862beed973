import type { Expression } from '../expressions/expression.ts';
import { normalOf } from './of-expression.ts';
import { tidy } from './tidy.ts';

/** The expression with surds simplified and like terms collected, as a textbook would write it. */
export function exact(one: Expression): Expression {
  const normal = normalOf(one);
  return normal ? tidy(normal) : one;
}
