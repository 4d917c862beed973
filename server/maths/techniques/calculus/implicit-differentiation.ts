import { differentiate } from '../../algebra-system/expressions/differentiate.ts';
import {
  type Expression,
  product,
  quotient,
  substitute,
  sum,
} from '../../algebra-system/expressions/expression.ts';
import { expanded, gathered } from '../../algebra-system/normal/terms.ts';

/** What differentiating F(x, y) with respect to x gives: the part free of dy/dx, and what stands before dy/dx. */
export function implicitParts(
  one: Expression,
  x: string,
  y: string,
): { free: Expression; before: Expression } {
  return { free: gathered(differentiate(one, x)), before: gathered(differentiate(one, y)) };
}

/** dy/dx from F(x, y) = 0. */
export function implicitSlope(one: Expression, x: string, y: string): Expression {
  const { free, before } = implicitParts(one, x, y);
  return gathered(quotient(expanded({ kind: 'negative', of: free }), before));
}

/** The equation differentiated, with dy/dx standing in it. */
export function differentiatedSide(one: Expression, x: string, y: string): Expression {
  const { free, before } = implicitParts(one, x, y);
  const rate: Expression = { kind: 'derivative', of: y, by: x, order: 1 };
  return sum(free, isZero(before) ? before : product(before, rate));
}

function isZero(one: Expression): boolean {
  return one.kind === 'number' && one.value.n === 0n;
}

/** The expression at a point. */
export function atPoint(one: Expression, values: Record<string, Expression>): Expression {
  return Object.entries(values).reduce((value, [letter, by]) => substitute(value, letter, by), one);
}
