import { step } from '../../../writing/step.ts';
import type { Fact, Goal } from '../../schema/problem.ts';
import type { Worked } from '../analysis/operator.ts';
import type { SolvedGoal } from '../values/solved-goal.ts';
import type { Scope } from '../scope/scope.ts';

const FIRST_TERMS = ['1', '7', '-5/3'];

/** A common ratio that is the same whatever the first term is: found with several, each of them in turn. */
export function ratioAtAnyScale(
  goal: Goal,
  scope: Scope,
  solveGoal: (goal: Goal, scope: Scope) => SolvedGoal | null,
): Worked | null {
  const { verb, target } = goal;
  if (verb !== 'find' || typeof target !== 'object' || !('the' in target) || target.the !== 'common ratio')
    return null;
  const [arithmetic, another] = scope.things.filter(({ kind }) => kind === 'arithmetic progression');
  if (!arithmetic || another || !scope.facts.every(isOfTerms)) return null;
  const solved = FIRST_TERMS.map((first) => {
    const start: Fact = {
      relation: 'equal',
      of: [{ the: 'term', of: [{ thing: arithmetic.id }, '1'] }, first],
    };
    const own: Scope = { ...scope, facts: [...scope.facts, start], used: new Set() };
    return { part: solveGoal(goal, own), used: own.used };
  });
  const [one] = solved;
  const isSame = solved.every(({ part }) => part && part.answer.text === one?.part?.answer.text);
  if (!one?.part || !isSame || /[a-z]|none/.test(one.part.answer.text.replace(/sqrt/g, ''))) return null;
  for (const fact of one.used) if (scope.facts.includes(fact)) scope.used.add(fact);
  return {
    ...one.part,
    steps: [
      step({
        en: 'The ratio is the same for every first term: take 1.',
        zh: '公比与首项的大小无关：取首项为 1。',
      }),
      ...one.part.steps,
    ],
    topic: '9709/p1/series',
  };
}

/** Terms that are equal to terms: all of them may be multiplied by the same number. */
const isOfTerms = ({ relation, of }: Fact): boolean =>
  (relation === 'equal' &&
    of.every((one) => typeof one === 'object' && 'the' in one && one.the === 'term')) ||
  (relation === 'differs' &&
    typeof of[0] === 'object' &&
    'the' in of[0] &&
    (of[1] === '0' || of[0].the === 'common ratio'));
