import type { Method } from '../../writing/method.ts';
import type { Question } from '../../reading/questions/question.ts';
import { checkPlan } from '../../techniques/physics/check.ts';
import { planFor, type Plan } from '../../techniques/physics/choose-formula.ts';
import { explain, figuresFor } from '../../techniques/physics/explain.ts';
import { formulas } from '../../techniques/physics/formulas.ts';

/** All physics methods share one reading of a question, so it is read once. */
const plans = new WeakMap<Question, { plan: Plan | null }>();

function planOf(question: Question): Plan | null {
  const known = plans.get(question) ?? { plan: planFor(question.text) };
  plans.set(question, known);
  return known.plan;
}

/** One method for each topic, whose formulas are those of the topic. */
const topics = [...new Set(formulas.map(({ topic }) => topic))];

export const physicsMethods = topics.map((topic): Method<Plan> => ({
  id: `physics-${topic}`,
  topic: `9702/all/${topic}`,

  match(question) {
    const plan = planOf(question);
    return plan?.chain.at(-1)!.formula.topic === topic && question.precision?.kind !== 'places' ? plan : null;
  },

  solve: (plan, { precision }) => explain(plan, precision?.digits ?? figuresFor(plan)),

  verify: (solution, plan) => checkPlan(solution, plan),
}));
