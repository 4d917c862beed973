import { evaluate } from '../expressions/evaluate.ts';
import type { Expression } from '../expressions/expression.ts';
import { exact as exactly } from '../normal/exact.ts';

/** A root as it is written, and its size. */
export interface Root {
  exact: Expression;
  value: number;
}

export function rootOf(one: Expression): Root {
  const exact = exactly(one);
  return { exact, value: evaluate(exact) };
}
