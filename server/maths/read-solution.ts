import { linesOf, type ReadStep, readSteps } from './read-steps.ts';
import { confirmed, type Integral } from './second-opinion.ts';
import { type Outcome, solve, type Worked } from './solve.ts';
import { checkWorking } from './working/check.ts';

export interface ReadSolution extends Worked {
  steps: ReadStep[];
}

export type Solved = { solved: true; worked: ReadSolution } | Extract<Outcome, { solved: false }>;

/** A question solved, each step looked at once more by the checker of lines; the last one stands with the answer. */
export function readSolution(text: string): Solved {
  const outcome = solve(text);
  return outcome.solved ? { solved: true, worked: readWorked(outcome.worked) } : outcome;
}

/** What the kernel found, if it stands. */
export function confirmedSolution(asked: Integral, tex: string): Solved | null {
  const worked = confirmed(asked, tex);
  return worked && { solved: true, worked: readWorked(worked) };
}

/** A checked solution with each of its steps looked at once more. */
export function readWorked(worked: Worked): ReadSolution {
  const steps = readSteps(worked.steps, checkWorking(linesOf(worked.steps)).lines, { answerChecked: true });
  return { ...worked, steps };
}
