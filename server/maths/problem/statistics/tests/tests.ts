import type { Fact, Goal, Term } from '../../schema/problem.ts';
import type { Worked } from '../worked/worked.ts';
import type { Model } from '../facts/model.ts';
import { numberOf, plain } from '../facts/notation.ts';
import type { Claim } from './claim.ts';
import { independence } from './independence.ts';
import { testOfMean } from './mean.ts';
import { signedRanksOf } from './signed-ranks.ts';
import { signsOf } from './signs.ts';

/** A test of a hypothesis, by the data that are given. */
export function ofTest(goal: Goal, target: Term, model: Model): Worked | null {
  const told = claimTold(target, model);
  const claim = claimIn(told ? withClaim(target, told) : target);
  if (!claim || goal.form || goal.terms || goal.exact) return null;
  if (claim.of === 'independence') return independence(goal, claim, model);
  if (Number.isNaN(claim.value)) return null;
  const found =
    claim.of === 'mean'
      ? testOfMean(goal, claim, model)
      : claim.name === 'signs'
        ? signsOf(goal, claim, model)
        : signedRanksOf(claim, model);
  return found && told ? { ...found, facts: [...found.facts, told] } : found;
}

/** "Mei's claim", which was told before. */
function claimTold(target: Term, { others }: Model): Fact | null {
  const [, , claim] = typeof target === 'object' && 'the' in target && target.the === 'test' ? target.of : [];
  if (typeof claim !== 'object' || !('the' in claim) || claim.of[0] !== 'told') return null;
  const [told, another] = others.filter(({ relation }) => relation === 'claim');
  return told && !another ? told : null;
}

const withClaim = (target: Term, { of }: Fact): Term => {
  const [percent, name] = (target as { of: Term[] }).of;
  return { the: 'test', of: [percent!, name!, { the: 'claim', of: [...of] }] };
};

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
