import type { Method } from '../../writing/method.ts';
import type { Question } from '../../reading/questions/question.ts';
import { checkPlan } from '../../techniques/physics/check.ts';
import { planFor, type Plan } from '../../techniques/physics/choose-formula.ts';
import { explain } from '../../techniques/physics/explain.ts';
import { exactOrRounded } from '../../writing/rounding.ts';

/** The mechanics papers take g = 10 and want exact values or three figures; they speak of particles. */
const plans = new WeakMap<Question, { plan: Plan | null }>();

function planOf(question: Question): Plan | null {
  if (!/\bparticle\b|质点/i.test(question.text)) return null;
  const known = plans.get(question) ?? { plan: planFor(question.text, 10) };
  plans.set(question, known);
  return known.plan;
}

const particleMethod = (id: string, topic: string, formulas: string): Method<Plan> => ({
  id,
  topic,

  match(question) {
    const plan = planOf(question);
    return plan?.chain.at(-1)!.formula.topic === formulas ? plan : null;
  },

  solve: (plan, { precision }) => explain(plan, 3, (value) => exactOrRounded(value, precision)),

  verify: (solution, plan) => checkPlan(solution, plan),
});

export const particleMethods = [
  particleMethod('constant-acceleration', '9709/p4/kinematics-of-motion-in-a-straight-line', 'kinematics'),
  particleMethod('newtons-second-law', '9709/p4/newtons-laws-of-motion', 'dynamics'),
  particleMethod('work-energy-power', '9709/p4/energy-work-and-power', 'work-energy-and-power'),
];
