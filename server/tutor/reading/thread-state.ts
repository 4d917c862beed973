import type { Mode } from '../rules.ts';
import type { Intent, Level } from './acts/act.ts';
import type { ReadTurn } from './turns.ts';

/** The state of a conversation: the problem on the table, and how far it was taken. */
export interface Thread {
  question: string | null;
  /** The question normalised for comparison. */
  plain: string | null;
  /** The question that it goes on from, if it does. */
  origin: string | null;
  /** The part of it that is spoken of; null is all of them. */
  part: string | null;
  /** The turn that put it there, by its place among the turns. */
  since: number;
  steps: number;
  whole: boolean;
  hints: number;
  /** Similar questions given so far. */
  likes: number;
  /** The source of the question, if the latest turn generated it. */
  made: GeneratedQuestion['of'] | null;
  reason: Compared | null;
  /** The answers that the student offered for it. */
  tries: string[];
  /** The lines of working that the student sent last. */
  working: string[] | null;
  /** The paper that was spoken of last. */
  paper: string | null;
  /** The term that was explained last. */
  term: string | null;
  /** What the latest turn offered for a question before it asked something else. */
  first: { question: string; typed: string; rest: string } | null;
  /** Of the latest turn the values before the last, which is its answer. */
  claims: string[];
  /** The answer of the latest turn is a number in the middle of words. */
  isLoose: boolean;
  /** Something in the question was changed since, and the changed one was not solved. */
  isChanged: boolean;
  /** The intent of the latest turn. */
  intent: Intent;
  /** The intent before it, if the latest turn only changes the language. */
  before: Intent | null;
}

/** A question set by the tutor. */
export interface GeneratedQuestion {
  question: string;
  of: 'question' | 'topic' | 'example';
  /** In what it is harder or easier than the one before; null where it is neither. */
  reason: Compared | null;
}

export interface Compared {
  by: 'marks' | 'numbers' | 'smaller' | 'ideas';
  from: number;
  to: number;
}

export interface WantedQuestion {
  like: string | null;
  level: Level;
  about: string | null;
  /** The how many-th that is given. */
  number: number;
  /** Of the conversation so far, for its language. */
  turns: ReadTurn[];
}

export interface ThreadReader {
  mode: Mode;
  /** Whether a formula is a line of working on the current question. */
  isLineOf(question: string, typed: string): Promise<boolean>;
  isSolved(question: string): Promise<boolean>;
  /** Questions that go on from this one. */
  followUps(question: string, said: string): Promise<string[]>;
  make(wanted: WantedQuestion): Promise<GeneratedQuestion | null>;
}
