import type { Text } from '../../core/locale.ts';
import type { Leftover } from '../problem/ledger/leftover.ts';
import type { Question } from '../reading/questions/question.ts';
import type { Check, Solution } from '../writing/method.ts';

export interface Worked extends Solution {
  method: string;
  topic: string;
  checks: Check[];
}

/**
 * `disagreed`: those who read it lead to different answers;
 * `earlier`: a part that goes on from what an earlier one found;
 * `interval`: the solutions go on for ever, and nothing says where they are wanted;
 * `leftover`: a method solved it without reading everything that it says;
 * `unsafe`: a method knows this kind of question but has no answer that passed its check;
 * `unplanned`: all of it was read, and no safe way leads from what is given to what is asked;
 * `unknown`: no method is certain that the question is its own; `unread`: there is no mathematics in it that can be read.
 */
export type Unsolved =
  | 'disagreed'
  | 'earlier'
  | 'interval'
  | 'leftover'
  | 'unsafe'
  | 'unknown'
  | 'unplanned'
  | 'unread';
export type Outcome =
  | { solved: true; worked: Worked }
  /** With `leftover` if that is why, with `say` where a node of a problem that was given is. */
  | { solved: false; why: Unsolved; question: Question; leftover?: Leftover; say?: Text };
