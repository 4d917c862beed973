import type { Question } from '../../reading/questions/question.ts';
import type { Method } from '../../writing/method.ts';
import { exactOrRounded } from '../../writing/rounding.ts';
import { checkPlan } from './check.ts';
import { planFor, type Plan } from './choose-formula.ts';
import { explain } from './explain.ts';

const plans = new WeakMap<Question, { plan: Plan | null }>();

const OF_MECHANICS = /\bparticle\b|质点|\bg ?(?:=|as|to be|取|为) ?10\b/i;

/** The mechanics papers use g = 10. */
function planOf(question: Question): Plan | null {
  if (!OF_MECHANICS.test(question.text)) return null;
  const known = plans.get(question) ?? { plan: planFor(question.text, 10) };
  plans.set(question, known);
  return known.plan;
}

/** A question about a particle, answered exactly or to three figures with the formulas of one physics topic. */
export const particleMethod = (id: string, topic: string, formulas: string): Method<Plan> => ({
  id,
  topic,

  match(question) {
    const plan = planOf(question);
    return plan?.chain.at(-1)!.formula.topic === formulas ? plan : null;
  },

  solve: (plan, { precision }) => explain(plan, 3, (value) => exactOrRounded(value, precision)),

  verify: (solution, plan) => checkPlan(solution, plan),
});
