import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Arrow } from './arrows.ts';
import type { Turn } from './headings.ts';

/** A string by the letter of the point to which its other end is attached. */
interface String {
  end: string;
  turn: Turn;
  /** From the horizontal, or from the vertical. */
  isLevel: boolean;
}

export interface Hung {
  body: string | null;
  name: string | null;
  mass: Expression | null;
  weight: Expression | null;
  g: Expression;
  ends: string[];
  /** Where the ends are: on a ceiling, or one above the other on a wall. */
  place: 'ceiling' | 'wall' | null;
  above: [string, string] | null;
  isBetween: boolean;
  strings: String[];
  pushes: Arrow[];
  values: Map<string, number>;
  isAtRest: boolean;
  facts: readonly Fact[];
}
