import { solveEvents, tellsOfEvents } from '../chances/solve.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';
import type { Problem } from '../schema/problem.ts';
import { solveWhole } from '../whole-parts.ts';
import { asShares } from './counts.ts';

/** Works out what is asked of events that are told branch by branch, or counted. */
export const solveTrees = (problems: readonly Problem[]): (SolvedPart | null)[] =>
  solveWhole(problems, (told, goals) => {
    const facts = asShares(told);
    return facts && tellsOfEvents({ facts })
      ? solveEvents({ things: [], facts, goals: [...goals] }).part
      : null;
  });
