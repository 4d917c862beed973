import type { Check, Solution } from '../../../writing/method.ts';

/** What was worked out for one goal. */
export interface SolvedGoal extends Solution {
  checks: Check[];
}
