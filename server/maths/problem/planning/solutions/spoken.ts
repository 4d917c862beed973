import type { Goal, Term } from '../../schema/problem.ts';
import { propertyOf } from '../working/worked.ts';

/** The solution that a goal asks for: "find y in terms of x" asks for one too. */
export function solutionIn(goal: Goal): Extract<Term, { the: string }> | null {
  const { verb, target, terms } = goal;
  const asked = propertyOf(goal);
  if (asked) return terms ? null : asked;
  const isSpoken = verb === 'find' && typeof target === 'string' && /^[a-z]$/.test(target.trim());
  return isSpoken && terms?.length === 1 ? { the: 'solution', of: [target, terms[0]!] } : null;
}
