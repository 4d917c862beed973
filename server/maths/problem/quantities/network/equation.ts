import type { Text } from '../../../../core/locale.ts';
import { difference, type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';

/** A law, or what was told, as two sides that are equal. */
export interface Equation {
  left: Expression;
  right: Expression;
  zero: Expression;
  /** What may have no number yet. */
  symbols: readonly string[];
  name: Text;
  /** What was said that it comes from. */
  by: Fact | null;
  topic: string | null;
  /** Of laws that follow from one another, how many may be used at once. */
  group?: { key: string; most: number } | undefined;
}

export function equation(
  left: Expression,
  right: Expression,
  { name, by = null, topic = null }: { name: Text; by?: Fact | null; topic?: string | null },
): Equation {
  const zero = difference(left, right);
  return { left, right, zero, symbols: symbolsOf(zero), name, by, topic };
}

export type Values = Readonly<Record<string, number>>;

/** Between which numbers a quantity lies. */
export type Ranges = (symbol: string) => readonly [low: number, high: number];

/** In how many equations and letters a value may be found. */
export const MOST_EQUATIONS = 9;
