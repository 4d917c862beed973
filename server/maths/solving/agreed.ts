import type { Problem } from '../problem/schema/problem.ts';
import { combineParts } from './parts/part-answers.ts';
import type { ReadPart, ReadSolution, Solved } from './read-solution.ts';

/** What several readings of a question lead to together. */
export interface Agreed {
  /** Null where no part has an answer. */
  solution: ReadSolution | null;
  /** The parts that were answered by these readings; an empty one for a question without parts. */
  labels: string[];
  /** Whether every part has an answer. */
  isWhole: boolean;
}

type Part = Pick<Problem['parts'][number], 'label'>;

/**
 * What was solved of a question as it stands, and of its other parts those for which two readings lead to the same
 * answer. A reading that contradicts what was solved already is left out.
 */
export function agreed(parts: readonly Part[], own: Solved, readings: readonly Solved[]): Agreed {
  const before = answersIn(own, parts.length);
  const all = readings
    .map((one) => answersIn(one, parts.length))
    .filter((one) => one.every((answer, at) => !answer || !before[at] || isSame(answer, before[at])));
  const found = before.map((answer, at) => answer ?? twice(all.map((one) => one[at] ?? null)));
  const labels = parts.flatMap(({ label }, at) => (found[at] && !before[at] ? [label] : []));
  const isWhole = found.every((one) => one !== null);
  if (found.every((one) => one === null)) return { solution: null, labels, isWhole };
  if (parts.length === 1) return { solution: found[0]!, labels, isWhole };
  const given = [own, ...readings].flatMap((one) => (one.solved ? [one.worked.parts] : []));
  return { solution: inParts(parts, found, given), labels, isWhole };
}

const isSame = (one: ReadSolution, other: ReadSolution): boolean => one.answer.text === other.answer.text;

/** The solution that two readings have alike, where none leads elsewhere. */
function twice(solutions: (ReadSolution | null)[]): ReadSolution | null {
  const [first, ...others] = solutions.filter((one) => one !== null);
  return first && others.length > 0 && others.every((one) => isSame(one, first)) ? first : null;
}

/** The solution of each part, or null. */
function answersIn(solved: Solved, count: number): (ReadSolution | null)[] {
  if (!solved.solved) return Array.from({ length: count }, () => null);
  if (count === 1) return [solved.worked];
  const { parts } = solved.worked;
  return Array.from({ length: count }, (_, at) => {
    const part = parts[at]?.solved;
    return part?.solved ? part.worked : null;
  });
}

/** The question with these solutions of its parts; the rest of a part is as somebody read it. */
function inParts(
  parts: readonly Part[],
  found: (ReadSolution | null)[],
  given: readonly ReadPart[][],
): ReadSolution {
  const shown = parts.map(({ label }, at): ReadPart => {
    const known = given.flatMap((one) => (one.length === parts.length ? [one[at]!] : []));
    const worked = found[at];
    const unsolved = known.find(({ solved }) => !solved.solved)?.solved;
    const solved: Solved = worked
      ? { solved: true, worked }
      : unsolved && known.every((one) => !one.solved.solved)
        ? unsolved
        : DISAGREED;
    return { ...(known[0] ?? { marks: null, text: '', question: '' }), label, solved };
  });
  const solved = shown.flatMap(({ label, solved: one }) =>
    one.solved ? [{ label, worked: one.worked }] : [],
  );
  const left = shown.filter((one) => !one.solved.solved).map(({ label }) => label);
  return { ...combineParts(solved, left), readings: [], parts: shown };
}

const DISAGREED: Solved = {
  solved: false,
  why: 'disagreed',
  say: null,
  fault: null,
  leftover: null,
  sentences: [],
  integral: null,
};
