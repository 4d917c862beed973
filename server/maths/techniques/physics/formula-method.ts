import type { Question } from '../../reading/questions/question.ts';
import type { Method } from '../../writing/method.ts';
import { checkPlan } from './check.ts';
import { planFor, type Plan } from './choose-formula.ts';
import { explain, figuresFor } from './explain.ts';

/** Read once for all topics. */
const plans = new WeakMap<Question, { plan: Plan | null }>();

function planOf(question: Question): Plan | null {
  const known = plans.get(question) ?? { plan: planFor(question.text) };
  plans.set(question, known);
  return known.plan;
}

/** Solves what the formulas of one physics topic answer, to the figures of the values that are given. */
export const formulaMethod = (topic: string): Method<Plan> => ({
  id: `physics-${topic}`,
  topic: `9702/all/${topic}`,

  match(question) {
    const plan = planOf(question);
    return plan?.chain.at(-1)!.formula.topic === topic && question.precision?.kind !== 'places' ? plan : null;
  },

  solve: (plan, { precision }) => explain(plan, precision?.digits ?? figuresFor(plan)),

  verify: (solution, plan) => checkPlan(solution, plan),
});
