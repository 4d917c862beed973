import type { Step } from './method.ts';
import { confirmed, type Integral } from './second-opinion.ts';
import { type Outcome, solve, type Worked } from './solve.ts';
import { checkWorking } from './working/check.ts';
import { GOOD } from './working/step.ts';

/** A step, and whether the machine could confirm it by itself. */
export interface ReadStep extends Step {
  checked: boolean;
}

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
  const { lines } = checkWorking(steps.flatMap(({ tex }) => tex ?? []));
  let at = 0;
  return steps.map((step, i) => {
    const count = step.tex?.length ?? 0;
    const own = lines.slice(at, (at += count));
    const follows = count > 0 && own.length === count && own.every(({ verdict }) => GOOD.has(verdict));
    return { ...step, checked: follows || i === steps.length - 1 };
  });
}
