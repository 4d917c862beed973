import { type Expression, power, sum, symbol } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';

export type Relation = Extract<Statement, { kind: 'relation' }>;
/** The equation in the other coordinates, and the line of working between. */
export interface Conversion {
  relation: Relation;
  working: string[];
}

export const X = symbol('x');
export const Y = symbol('y');
export const R = symbol('r');
export const THETA = symbol('theta');
export const SQUARES: Expression = sum(power(X, 2), power(Y, 2));

export function relation(left: Expression, right: Expression): Relation {
  return { kind: 'relation', sides: [left, right], signs: ['='] };
}
