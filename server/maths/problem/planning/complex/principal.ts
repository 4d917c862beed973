import type { Reading } from '../../reading/read-problem.ts';
import type { Fact, Goal } from '../../schema/problem.ts';

/** The modulus and the principal argument of a form, as they are always taken. */
const PRINCIPAL =
  /^(?:r(?:>|\\gt|\\geq?|\\geqslant|≥)0|-\\?(?:pi|π)(?:<|\\lt|\\leq?|\\leqslant|≤)\\?(?:theta|θ)(?:<|\\lt|\\leq?|\\leqslant|≤)\\?(?:pi|π))$/;
/** Every argument is one of these. */
const ARGUMENT =
  /^-\\?(?:pi|π)(?:<|\\lt)\\?(?:arg|operatorname\{arg\}|mathrm\{arg\})\(?[a-z]\)?(?:≤|\\leq?|\\leqslant)\\?(?:pi|π)$/;

const isArgument = ({ relation, of: [text] }: Fact): boolean =>
  relation === 'holds' && typeof text === 'string' && ARGUMENT.test(text.replace(/[\s$]/g, ''));

/** "Where −π < arg z ≤ π" is no region. */
export function withoutArguments(reading: Reading): Reading {
  const { facts, goals, own = 0 } = reading;
  return {
    ...reading,
    goals: goals.map((one) =>
      one.where?.some(isArgument) ? { ...one, where: one.where.filter((fact) => !isArgument(fact)) } : one,
    ),
    facts: facts.filter((one) => !isArgument(one)),
    own: own - facts.slice(0, own).filter(isArgument).length,
  };
}

/** That r > 0 and −π < θ ≤ π of a form r e^(iθ). */
export function isPrincipal({ relation, of: [text] }: Fact, goals: readonly Goal[]): boolean {
  if (relation !== 'holds' || typeof text !== 'string') return false;
  const isPolar = goals.some(({ form }) => form !== undefined && /theta|θ/.test(form));
  return isPolar && PRINCIPAL.test(text.replace(/[\s$]/g, ''));
}
