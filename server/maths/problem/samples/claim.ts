import type { Text } from '../../../core/locale.ts';

export const MEANS = '9231/p4/inference-using-normal-and-t-distributions';
export const RANKS = '9231/p4/non-parametric-tests';

export type Sign = '>' | '<' | '!=';

/** What is tested: against which side, at which level, and what it says in words. */
export interface Tested {
  sign: Sign;
  level: number;
  says: Text;
}
