import type { Goal, Term } from '../../schema/problem.ts';
import type { Worked } from '../asked/worked.ts';
import type { Model } from '../facts/model.ts';
import { numberOf, plain } from '../facts/notation.ts';
import type { Claim } from './claim.ts';
import { independence } from './independence.ts';
import { testOfMean } from './mean.ts';
import { signedRanks } from './signed-ranks.ts';

/** A test of a hypothesis, by the data that are given. */
export function ofTest(goal: Goal, target: Term, model: Model): Worked | null {
  const claim = claimIn(target);
  if (!claim || goal.form || goal.terms || goal.exact) return null;
  if (claim.of === 'independence') return independence(goal, claim, model);
  if (Number.isNaN(claim.value)) return null;
  return claim.of === 'mean' ? testOfMean(goal, claim, model) : signedRanks(claim, model);
}

function claimIn(target: Term): Claim | null {
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'test') return null;
  const [percent, name, claim] = target.of;
  const level = numberOf(plain(String(percent)).replace(/\\?%$/, ''));
  if (typeof claim !== 'object' || !('the' in claim) || typeof name !== 'string') return null;
  const [of, sign, value] = claim.of.map(String);
  // The level is small: a large one is that of confidence.
  if (level === null || !(level > 0 && level <= 10) || !of) return null;
  const amount = value === undefined ? null : numberOf(plain(value.split('⟨')[0]!));
  return { name, of, level: level / 100, sign: sign ?? '', value: amount ?? Number.NaN };
}
