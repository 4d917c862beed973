import type { SolvedPart } from './planning/goals/solved-part.ts';
import type { Fact, Problem, ToldGoal } from './schema/problem.ts';

/** Works one part out of all that holds for it. */
export type SolveWhole = (
  facts: readonly Fact[],
  goals: readonly ToldGoal[],
  problem: Problem,
) => SolvedPart | null;

/**
 * The parts of a question in every way to read it, as far as all of it was read: an answer only where all ways that lead
 * anywhere lead to the same.
 */
export function solveWhole(problems: readonly Problem[], solve: SolveWhole): (SolvedPart | null)[] {
  const all = problems.map((problem) => partsOf(problem, solve));
  return (all[0] ?? []).map((_, at) => agreed(all.map((one) => one[at] ?? null)));
}

/** What all the ways lead to that lead anywhere; null where they differ. */
export function agreed(ways: readonly (SolvedPart | null)[]): SolvedPart | null {
  const [first, ...others] = ways.filter((one) => one !== null);
  return first && others.every(({ answer }) => answer.text === first.answer.text) ? first : null;
}

/** What holds in its own part alone is told so. */
const HERE = /^here /;

function partsOf(problem: Problem, solve: SolveWhole): (SolvedPart | null)[] {
  let known: Fact[] = problem.facts.map(asFact);
  let isWhole = problem.unread.length === 0;
  return problem.parts.map((part) => {
    known = [
      ...known.filter(({ relation }) => !HERE.test(relation)),
      ...part.given.map(asFact),
      ...part.facts.map(asFact),
    ];
    isWhole &&= part.unread.every(({ asks }) => asks);
    if (!isWhole || part.unread.length > 0 || part.choices.length > 0 || part.goals.length === 0) return null;
    const now = known.map(({ relation, of }) => ({ relation: relation.replace(HERE, ''), of }));
    const ways = [part.goals, ...part.otherwise.map(({ goals }) => goals)];
    return agreed(ways.map((goals) => solve(now, goals, problem)));
  });
}

const asFact = ({ relation, of }: Fact): Fact => ({ relation, of });

const TELLS =
  /\b(?:given|assum\w*|suppos\w*) that\b|^[(\s]*(?:\w+[).]\s*)?(?:if|given)\b|已知|假设|假定|若|如果/iu;

/** "Given that its acceleration is halved at C, find …": unread, it may have told what is so from there on. */
export const withTold = (problem: Problem): Problem => ({
  ...problem,
  parts: problem.parts.map((part) => ({
    ...part,
    unread: part.unread.map((one) => ({
      ...one,
      asks: one.asks && !TELLS.test(problem.text.slice(...one.span)),
    })),
  })),
});
