import type { Operator } from '../analysis/operator.ts';
import { ratioAtAnyScale } from '../sums/any-scale.ts';
import { fraction } from '../../../algebra-system/expressions/expression.ts';
import type { Check, Step } from '../../../writing/method.ts';
import { step } from '../../../writing/step.ts';
import type { Goal } from '../../schema/problem.ts';
import { answerOf } from './answer.ts';
import { holdsInNumbers, isConfirmed } from '../scope/numeric.ts';
import { shownPlan } from '../explaining/shown-equations.ts';
import { askedOf, plan, type Planned } from './plan.ts';
import type { Scope } from '../scope/scope.ts';
import type { Assignment } from '../values/system.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import { openLetters, type Value, withValues } from '../values/value.ts';

/** Works out what is asked for, with its lines and its checks; null where it cannot be done or did not pass them. */
export function solveGoal(goal: Goal, scope: Scope): SolvedGoal | null {
  const planned = plan(goal, scope);
  const answer = planned && answerOf(planned.values, { ...goal, target: askedOf(goal) });
  if (!planned || !answer || !isInTerms(planned, goal)) return null;
  const checks = checksOf(planned, goal, scope);
  if (checks.length === 0 || !checks.every(({ passed }) => passed)) return null;
  const title = { en: 'From what is given', zh: '由已知条件求解' };
  return {
    title,
    steps: [...stepsOf(planned), step({ en: 'The answer', zh: '答案' }, [answer.tex])],
    answer,
    checks,
  };
}

/** "In terms of k": no other letter stands in the answer. */
const isInTerms = ({ values }: Planned, { terms }: Goal): boolean =>
  !terms || values.every((value) => openLetters(value).every((letter) => terms.includes(letter)));

function stepsOf(planned: Planned): Step[] {
  const { equations, solutions } = shownPlan(planned.equations, planned.solutions);
  if (equations.length === 0) return [];
  return [
    step({ en: 'Write what is given as equations.', zh: '把已知条件写成方程。' }, equations),
    step({ en: 'Solve them.', zh: '解这些方程。' }, solutions),
  ];
}

/** Numbers for the letters that may be in an answer. */
function samplesOf(value: Value): Assignment[] {
  const letters = openLetters(value);
  if (letters.length === 0) return [{}];
  return [7, 11, 17].map((size) =>
    Object.fromEntries(letters.map((letter, at) => [letter, fraction(size + 2 * at, 5)])),
  );
}

function checksOf({ solutions, values }: Planned, goal: Goal, scope: Scope): Check[] {
  const facts = solutions.flatMap((one) => scope.facts.map((fact) => holdsInNumbers(fact, scope, one)));
  const confirmed = values.every((value, at) =>
    samplesOf(value).every((sample) => {
      const all = { ...solutions[at]!, ...sample };
      return isConfirmed(askedOf(goal), withValues(value, sample), scope, all);
    }),
  );
  return [
    {
      name: { en: 'Every condition holds in numbers', zh: '各条件经数值验证成立' },
      passed: !facts.includes(false),
    },
    {
      name: { en: 'The value was found in numbers in another way', zh: '用数值方法另行求得相同的值' },
      passed: confirmed,
    },
  ];
}

/** A ratio that no first term changes. */
export const scaled: Operator = (goal, scope) => ratioAtAnyScale(goal, scope, solveGoal);
