import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import type { Law } from '../laws/law.ts';

interface Hit {
  of: [string, string];
  before: Map<string, Expression>;
  after: Map<string, Expression>;
  isJoined: boolean;
}

export interface Line {
  mass: Map<string, Expression>;
  /** Along the line, positive the way in which the first body goes. */
  velocity: Map<string, Expression>;
  order: string[];
  /** The way in which a body goes, where it is known. */
  way: Map<string, 1 | -1 | 0>;
  joined: Map<string, string[]>;
  hits: Hit[];
  /** A body and the one towards which it was sent. */
  aimed: [string, string] | null;
  /** The first of those that move the same way is behind the other. */
  isOrdered: boolean;
  /** Two that go the same way, or opposite ways, after they have met. */
  together: { of: [Expression, Expression]; isSame: boolean }[];
  laws: Law[];
  /** Right is positive. */
  isSided: boolean;
  /** A speed of which the way is told behind it. */
  pending: { body: string; speed: Expression; fact: Fact } | null;
}
