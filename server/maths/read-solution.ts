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
  return outcome.solved
    ? { solved: true, worked: { ...outcome.worked, steps: looked(outcome.worked) } }
    : outcome;
}

/** What the kernel found, if it stands. */
export function confirmedSolution(asked: Integral, tex: string): Solved | null {
  const worked = confirmed(asked, tex);
  return worked && { solved: true, worked: { ...worked, steps: looked(worked) } };
}

function looked({ steps }: Worked): ReadStep[] {
  return readSteps(steps, checkWorking(linesOf(steps)).lines, { answerChecked: true });
}
