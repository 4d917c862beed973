import { solveParts } from '#server/maths/solving/solve.ts';
import type { Answer } from '#server/maths/writing/method.ts';
import type { PaperQuestion } from './question.ts';

/** What the engine shows for each part of a question as it is printed, in their order; null where it has no answer. */
export function answersTo({ text, parts }: PaperQuestion): (Answer | null)[] {
  const outcomes = new Map(
    solveParts(text.join('\n')).map(({ label, outcome }) => [label, outcome] as const),
  );
  return parts.map(({ label }) => {
    const outcome = outcomes.get(label);
    return outcome?.solved ? outcome.worked.answer : null;
  });
}
