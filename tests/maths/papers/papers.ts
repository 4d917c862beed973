import { readFileSync } from 'node:fs';
import type { Answer } from '#server/maths/writing/method.ts';
import { gradePart, type Verdict } from './grade.ts';
import { idOfPart, type PaperPart, type PaperQuestion, readPapers } from './question.ts';
import { answersTo } from './shown.ts';

export interface Graded {
  id: string;
  question: PaperQuestion;
  part: PaperPart;
  shown: Answer | null;
  verdict: Verdict;
}

/** What persons said of answers that no grader can decide: by part, the text that they saw and their verdict. */
const JUDGED: Record<string, { shown: string; verdict: Verdict }> = JSON.parse(
  readFileSync(new URL('./judged.json', import.meta.url), 'utf8'),
);

/** The whole development set solved and graded, and the milliseconds that each question took. */
export function gradePapers(): { graded: Graded[]; times: number[] } {
  const times: number[] = [];
  const graded = readPapers().flatMap((question) => {
    const began = performance.now();
    const answers = answersTo(question);
    times.push(performance.now() - began);
    return question.parts.map((part, at): Graded => {
      const [id, shown] = [idOfPart(question, part), answers[at] ?? null];
      return { id, question, part, shown, verdict: verdictOn(question, part, shown) };
    });
  });
  return { graded, times };
}

function verdictOn(question: PaperQuestion, part: PaperPart, shown: Answer | null): Verdict {
  const verdict = gradePart(part, shown, question.topic.startsWith('9702'));
  const judged = JUDGED[idOfPart(question, part)];
  return verdict === 'ungraded' && judged && judged.shown === textOf(shown!) ? judged.verdict : verdict;
}

/** What is shown, in one line. */
export const textOf = ({ text, say }: Answer) => (say ? `${text} (${say.en})` : text);

/** The key of a part, in one line. */
export const keyOf = ({ answers }: PaperPart) =>
  answers
    .map((answer) =>
      'choice' in answer
        ? answer.choice
        : 'words' in answer
          ? answer.words
          : [answer.value, answer.unit].filter(Boolean).join(' '),
    )
    .join('; ');
