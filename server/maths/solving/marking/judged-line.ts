import type { CheckedLine } from '../../checking/working/check-working.ts';
import type { Verdict } from '../../checking/judging/verdict.ts';
import type { Known } from './knowledge/known.ts';
import type { Said } from './lines/said.ts';

/**
 * What is known of a line; `carried`: right but for a mistake before it; `law`: a law with numbers put in, maybe not the
 * one that is needed; `open`: neither right nor wrong.
 */
export type Standing = 'right' | 'wrong' | 'carried' | 'law' | 'open' | 'words';

export interface JudgedLine {
  said: Said[];
  standing: Standing;
  /** It is right by itself alone: what it works out may be worth nothing here. */
  isAlone: boolean;
  /** What the rules of lines say of it after those before. */
  verdict: Verdict;
  checked: CheckedLine | null;
  /** What it is wrong by: its own sides, what the question tells, or the lines before. */
  reason: 'sides' | 'question' | 'line';
}

/** What a line is judged by: what is known, and what names are worth. */
export interface Around {
  known: Known;
  values: Map<string, number[]>;
}

/** `placed`: a number of the solution under a name that the solution does not have. */
export type Truth = 'true' | 'false' | 'taken' | 'placed' | 'unknown';
