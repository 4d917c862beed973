import type { Question } from '../reading/questions/question.ts';
import type { Check, Solution } from '../writing/method.ts';

export interface Worked extends Solution {
  method: string;
  topic: string;
  checks: Check[];
}

/**
 * `interval`: the solutions go on for ever, and nothing says where they are wanted;
 * `unsafe`: a method knows this kind of question but has no answer that passed its check;
 * `unknown`: no method is certain that the question is its own; `unread`: there is no mathematics in it that can be read.
 */
export type Unsolved = 'interval' | 'unsafe' | 'unknown' | 'unread';
export type Outcome = { solved: true; worked: Worked } | { solved: false; why: Unsolved; question: Question };
