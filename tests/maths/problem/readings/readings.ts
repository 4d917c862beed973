import { readdirSync, readFileSync } from 'node:fs';
import { validProblem } from '#server/maths/problem/schema/valid-problem.ts';
import { solveGiven } from '#server/maths/solving/solve.ts';
import type { Answer } from '#server/maths/writing/method.ts';
import { gradePart, type Verdict } from '../../papers/grade.ts';
import { COMPUTED, idOfPart, type PaperPart, paperOf, readPapers } from '../../papers/question.ts';

/** One computed part of a question whose reading was supplied, and what is answered. */
export interface ReadPart {
  id: string;
  paper: string;
  part: PaperPart;
  shown: Answer | null;
  verdict: Verdict;
  /** What the whole question took, in milliseconds. */
  time: number;
}

/** Answers that only a person can grade, and that are right: by part, the text that was seen. */
const JUDGED_RIGHT: Readonly<Record<string, string>> = {
  // The constants are named the other way round.
  'further-p2-262(b)': 'y = A*e^(-2x) + B*e^(3x) + x*e^(3x)',
  'further-p4-207(a)': 'T = 9, critical value = 10, reject H0',
};

const folder = new URL('./questions/', import.meta.url);

/** The readings by the id of their question, as a good model or a person would give them. */
export const readings = (): [id: string, problem: unknown][] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => Object.entries(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object));

/** Every computed part of these questions, solved from its reading alone. What a key says in words is not graded. */
export function gradeReadings(): ReadPart[] {
  const papers = new Map(readPapers().map((one) => [one.id, one] as const));
  return readings().flatMap(([id, given]) => {
    const question = papers.get(id)!;
    const problem = validProblem(given);
    const began = performance.now();
    const outcomes = solveGiven(problem);
    const time = performance.now() - began;
    return question.parts
      .filter(({ asks }) => COMPUTED.has(asks))
      .map((part): ReadPart => {
        const outcome = outcomes.find(({ label }) => label === part.label)?.outcome;
        const shown = outcome?.solved ? outcome.worked.answer : null;
        const computed = { ...part, answers: part.answers.filter((one) => 'value' in one) };
        return {
          id: idOfPart(question, part),
          paper: paperOf(question),
          part: computed,
          shown,
          verdict:
            shown && JUDGED_RIGHT[idOfPart(question, part)] === shown.text
              ? 'right'
              : gradePart(computed, shown, question.topic.startsWith('9702')),
          time,
        };
      });
  });
}
