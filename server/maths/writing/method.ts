import type { Figure } from './figure.ts';
import type { Question } from '../reading/questions/question.ts';
import type { Text } from '../../core/locale.ts';

export type MarkCode = 'M1' | 'A1' | 'B1' | 'DM1' | 'E1';

/** One line of a worked solution; `tex` is set under the words, a formula a line. */
export interface Step {
  say: Text;
  tex?: string[];
  marks?: MarkCode[];
  why?: Text;
}

/**
 * `text` is the answer as a student could type it and the engine can read it again ("x = 2 or x = 3", "none");
 * `say` adds what a formula cannot (a unit, "no real roots").
 */
export interface Answer {
  text: string;
  tex: string;
  say?: Text;
}

/** A way the answer was checked that does not use the way it was found. */
export interface Check {
  name: Text;
  passed: boolean;
}

export interface Solution {
  title: Text;
  steps: Step[];
  answer: Answer;
  /** Of a sketch: what it shows. */
  figure?: Figure;
}

/** One way to solve one kind of question. `match` is strict: null for whatever it is not certain about. */
export interface Method<P = unknown> {
  id: string;
  /** subject/paper/slug of the topic it belongs to. */
  topic: string;
  match(question: Question): P | null;
  /** null refuses: no safe answer. */
  solve(parameters: P, question: Question): Solution | null;
  verify(solution: Solution, parameters: P, question: Question): Check[];
}
