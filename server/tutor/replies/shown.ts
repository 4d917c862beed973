import type { SolvedPart } from '../operations/solve-parts.ts';
import type { ShownSolution } from '../rules.ts';

/** Steps are counted across parts, so that "next step" leads through all of them. */
export function shownOf(parts: SolvedPart[], steps: number): ShownSolution[] {
  let left = steps;
  return parts.flatMap(({ label, text, worked }) => {
    if (!worked || (left <= 0 && steps > 0)) return [];
    const shown = worked.steps.slice(0, Math.max(0, left));
    const isWhole = left >= worked.steps.length;
    left -= worked.steps.length;
    return [
      {
        label,
        question: text,
        method: worked.method,
        title: worked.title,
        topic: worked.topic,
        readings: worked.readings,
        steps: shown,
        stepsTotal: worked.steps.length,
        answer: isWhole ? worked.answer : null,
        checks: isWhole ? worked.checks : [],
      },
    ];
  });
}

/** Solutions with no step revealed, for questions to be tried first. */
export const unshown = (parts: SolvedPart[]): ShownSolution[] => shownOf(parts, 0);
