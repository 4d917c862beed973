import { tokensOf } from '../reading/tokens.ts';
import type { Fact, Goal } from '../schema/problem.ts';
import { isProperty } from './told.ts';

/** Whether every point that is spoken of has a name among what was told: no other point is taken for one of these. */
export function areKnown(text: string, facts: readonly Fact[]): boolean {
  const told = JSON.stringify(facts);
  // "A particle": a word.
  const labels = tokensOf(text).flatMap(({ formula, spelt }) =>
    spelt === 'A' ? [] : (/^[A-Z]{1,2}$/.exec(formula?.source ?? '')?.[0] ?? []),
  );
  return labels.flatMap((one) => [...one]).every((one) => told.includes(one));
}

/** The goals, each at its instant. */
export function placed(told: readonly Goal[], before: readonly Fact[]): { goals: Goal[]; last: Fact[] } {
  let then = [...before];
  const goals = told.map((goal) => {
    const own = atOnce({ verb: goal.verb, target: goal.target, ...mannerOf(goal) }, then);
    then = whenOf(own).length > 0 ? whenOf(own) : then;
    return own;
  });
  return { goals, last: then };
}

const mannerOf = ({ terms, figures, exact, unit }: Goal): Partial<Goal> => ({
  ...(terms && { terms }),
  ...(figures && { figures }),
  ...(exact && { exact }),
  ...(unit !== undefined && { unit }),
});

const whenOf = ({ target }: Goal): Fact[] =>
  isProperty(target) ? (target.where ?? []).filter(({ relation }) => relation === 'when') : [];

const isThen = ({ of: [one] }: Fact): boolean => isProperty(one) && one.the === 'then';

/** "At this instant": when the goal before was asked for; terms without the marks of LaTeX. */
function atOnce(goal: Goal, then: readonly Fact[]): Goal {
  const plain = goal.terms ? { ...goal, terms: goal.terms.map((one) => one.replace('\\', '')) } : goal;
  const { target } = plain;
  if (then.length === 0 || !isProperty(target) || !whenOf(goal).some(isThen)) return plain;
  return {
    ...plain,
    target: { ...target, where: (target.where ?? []).flatMap((one) => (isThen(one) ? then : [one])) },
  };
}

/** "The tension in each string": of each that was told. */
export function toEach(goals: readonly Goal[], facts: readonly Fact[]): Goal[] {
  const ends = facts.filter(({ relation }) => relation === 'string to').map(({ of }) => of[0]!);
  return goals.flatMap((goal) =>
    isProperty(goal.target) && goal.target.the === 'pulls'
      ? ends.map((end) => ({ ...goal, target: { the: 'pull', of: [end] } }))
      : [goal],
  );
}
