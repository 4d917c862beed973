import { type Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Fact } from '../../schema/problem.ts';
import { type Law } from '../laws/law.ts';

/** A body along the line: its mass, and its velocity before the first collision, after it, after the second … */
export interface Body {
  id: string;
  mass: Expression;
  massFact: Fact;
  velocity: Expression;
}

export interface Collision {
  pair: [string, string];
  facts: Fact[];
  sticks: boolean;
}

export interface State {
  bodies: Map<string, Body>;
  collisions: Collision[];
  laws: Law[];
  /** Velocities before and after each collision, by body. */
  before: Map<string, Expression>[];
  after: Map<string, Expression>[];
  used: Fact[];
  /** Bodies of which no direction was told: they run into one that is at rest. */
  undirected: string[];
  resting: string[];
  restitutions: { e: Expression; pair: (string | null)[]; fact: Fact }[];
  /** Speeds of which nobody says which way. */
  either: { forward: Law; back: Law }[];
  isAfter: boolean;
  /** How many bodies are told to go to the left or the right. */
  sideways: number;
  /** Where a body goes of which the speed is told later. */
  headings: Map<string, { towards: string; away: boolean; fact: Fact }>;
}
