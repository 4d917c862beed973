import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';
import type { Numeric } from './numeric-value.ts';
import type { Path, Value } from './value.ts';

/** What an area of the syllabus knows of its things; the tables are by the names in which a problem speaks of them. */
export interface Area {
  /** subject/paper/slug of the topic to which it belongs. */
  topic: string;
  /** What a thing of a kind is worth, with letters for what is not known of it. */
  things: Record<string, (thing: Thing, look: Look) => Value | null>;
  /** What a formula is worth that speaks of things of this area; null for any other. */
  formula?: (one: Expression, look: Look) => Value | null;
  /** What a property is worth that is one of what was said, such as the least value of |z|. */
  forms?: Record<string, (of: Term[], look: Look) => Value | null>;
  /** What a property is worth; null where these have none. */
  properties: Record<string, (...of: Value[]) => Value | null>;
  /** What a relation says, as expressions that are zero; null where it cannot be said so. */
  relations: Record<string, (...of: Value[]) => Expression[] | null>;
  /** Properties and relations once more, in numbers and in another way: what was found is checked by them. */
  numeric: {
    formula?: (one: Expression, numbers: Numbers) => Numeric | null;
    forms?: Record<string, (of: Term[], numbers: Numbers) => Numeric | null>;
    properties: Record<string, (...of: Numeric[]) => Numeric | null>;
    relations: Record<string, (...of: Numeric[]) => boolean>;
  };
}

/** The numbers that letters and things stand for. */
export interface Numbers {
  facts: readonly Fact[];
  written: (one: Expression) => Expression | null;
  look: Look;
  letters: Readonly<Record<string, number>>;
  /** What a thing of a kind with this name is. */
  thing: (kind: string, name: string) => Numeric | null;
}

/** How a thing looks up what was said. */
export interface Look {
  things: readonly Thing[];
  facts: readonly Fact[];
  /** A fact of which use is made. */
  use: (wanted: (fact: Fact) => boolean) => Fact | null;
  formula: (one: Expression) => Value | null;
  /** With the functions written out that are defined. */
  written: (one: Expression) => Expression | null;
  value: (term: Term) => Value | null;
  /** The value that was given for a property of a thing. */
  given: (property: string, id: string) => Value | null;
  /** The curve with a parameter on which a point was said to lie. */
  pathOf: (id: string) => Path | null;
  /** What a thing was said to be. */
  defined: (id: string) => Value | null;
}
