import type { Step } from '../writing/method.ts';
import { GOOD, type Verdict } from '../checking/judging/verdict.ts';

/** A step, and whether the machine could confirm it by itself. */
export interface ReadStep extends Step {
  checked: boolean;
}

export const linesOf = (steps: readonly Step[]): string[] => steps.flatMap(({ tex }) => tex ?? []);

/** Steps with what was found of their lines; the last one stands with an answer that was checked. */
export function readSteps(
  steps: readonly Step[],
  lines: readonly { verdict: Verdict }[],
  { answerChecked }: { answerChecked: boolean },
): ReadStep[] {
  let at = 0;
  return steps.map((step, i) => {
    const count = step.tex?.length ?? 0;
    const own = lines.slice(at, (at += count));
    const follows = count > 0 && own.length === count && own.every(({ verdict }) => GOOD.has(verdict));
    return { ...step, checked: follows || (answerChecked && i === steps.length - 1) };
  });
}
