import type { Text } from '../../../core/locale.ts';
import type { Step } from '../../writing/method.ts';

/** What a goal comes to. */
export interface Outcome {
  topic: string;
  steps: Step[];
  shown: { text: string; tex: string };
  say?: Text;
  /** Whether it was found in another way too. */
  isRight: boolean;
}

export const MEANS = '9231/p4/inference-using-normal-and-t-distributions';
export const RANKS = '9231/p4/non-parametric-tests';
export const COUNTS = '9231/p4/chi-squared-tests';
export const THREE = { kind: 'figures', digits: 3 } as const;

export type Sign = '>' | '<' | '!=';

/** What is tested: against which side, at which level, and what it says in words. */
export interface Tested {
  sign: Sign;
  level: number;
  says: Text;
}
