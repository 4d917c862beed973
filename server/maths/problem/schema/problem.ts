import type { Language } from '../../../core/locale.ts';
import type { Span } from '../layout/layout.ts';

/** A formula as one types it for the engine, a quantity, a thing, several, or a property of these. */
export type Term =
  | string
  | Quantity
  | { thing: string }
  | { all: Term[] }
  | { the: string; of: Term[]; where?: Fact[] };

/** A formula with a unit; `within` is half of the interval in which it lies. */
export interface Quantity {
  amount: string;
  unit: string;
  within?: string;
}

export interface Thing {
  id: string;
  kind: string;
  name: string | null;
}

export interface Fact {
  relation: string;
  of: Term[];
}

export interface Goal {
  verb: string;
  target: Term;
  form?: string;
  figures?: { kind: 'figures' | 'places'; digits: number };
  exact?: true;
  /** The unit in which the answer is wanted. */
  unit?: string;
  terms?: string[];
  /** Formulas of which it is one. */
  among?: string[];
  where?: Fact[];
  /** Decimal places in which each step of an iteration is to be shown. */
  each?: number;
  hence?: true;
  /** Another verb asks for what stands behind it. */
  apart?: true;
}

/** Where in the text it stands. */
interface Placed {
  span?: Span;
}

export type ToldThing = Thing & Placed;
export type ToldFact = Fact & Placed;
export type ToldGoal = Goal & Placed;

/** What a question says and asks for, as plain data: what is read from a text, corrected by a person, and solved. */
export interface Problem {
  version: 1;
  language: Language;
  /** What the spans belong to; empty where nobody wrote one. */
  text: string;
  things: ToldThing[];
  /** What is told before the first part. */
  facts: ToldFact[];
  /** The sentences there that nobody here reads. */
  unread: Unread[];
  parts: ProblemPart[];
}

export interface ProblemPart {
  /** Such as (a) or (b)(ii); empty for a question without parts. */
  label: string;
  marks: number | null;
  /** What is told between the part before and this one, for all that come. */
  given: ToldFact[];
  facts: ToldFact[];
  goals: ToldGoal[];
  /** Other ways to read what it asks for. */
  otherwise: { goals: ToldGoal[] }[];
  unread: Unread[];
  /** Of a part with answers to choose from. */
  choices: string[];
}

export interface Unread {
  span: Span;
  /** It asks for something and tells nothing: what comes behind does not need it. */
  asks: boolean;
}
