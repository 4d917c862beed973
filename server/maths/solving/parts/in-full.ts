import { oneByOne } from '../../reading/typing/one-by-one.ts';
import { writtenOut } from '../../reading/typing/written-out.ts';
import { joinAnswers } from './part-answers.ts';
import type { Outcome, Worked } from '../outcome.ts';

interface Part {
  outcome: Outcome;
}

/**
 * What a question that was typed in few words leads to once it is written out, and once what it asks for together is
 * asked for one by one; null where that is no answer to all of it.
 */
export function solvedInFull(typed: string, solve: (text: string) => Part[]): Worked | null {
  const written = writtenOut(typed);
  for (const one of written) {
    const answer = soleAnswer(solve(one));
    if (answer) return answer;
  }
  for (const requests of (written.length > 0 ? written : [typed]).flatMap(oneByOne)) {
    const answers = answersTo(requests, solve);
    if (answers && !belongTogether(answers)) return joinAnswers(answers);
  }
  return null;
}

/** The answers to all of the requests; the first without one ends it. */
function answersTo(requests: readonly string[], solve: (text: string) => Part[]): Worked[] | null {
  const answers: Worked[] = [];
  for (const one of requests) {
    const answer = soleAnswer(solve(one));
    if (!answer) return null;
    answers.push(answer);
  }
  return answers;
}

const soleAnswer = ([first, ...others]: Part[]): Worked | null =>
  first?.outcome.solved && others.length === 0 ? first.outcome.worked : null;

/** Where two of them have several values, nobody says which belongs to which. */
const belongTogether = (all: readonly Worked[]): boolean =>
  all.filter(({ answer }) => /\bor\b|±/.test(answer.text)).length > 1;
