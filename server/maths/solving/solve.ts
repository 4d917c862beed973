import type { Outcome, Unsolved, Worked } from './outcome.ts';
import { METHODS } from '../methods/methods.ts';
import type { Method } from '../writing/method.ts';
import type { Question } from '../reading/questions/question.ts';
import { shownChecks } from '../checking/shown/shown-checks.ts';
import { combineParts, refersBack } from './part-answers.ts';
import { withoutAsides } from '../reading/questions/asides.ts';
import { hasAfterthought } from '../reading/questions/trailing-request.ts';
import { lacksInterval } from './lacks-interval.ts';
import { partsOf } from '../reading/questions/question-parts.ts';
import { recognise } from '../reading/questions/recognise.ts';
import { reword } from '../reading/questions/reworded.ts';
import { plainlyTyped } from '../reading/questions/plain-typing.ts';
import { isConversation } from '../reading/questions/conversation.ts';
import { isWholeAnswer } from './whole-answer.ts';

/** Solves a question as it is typed, each of its parts. No answer comes back that did not pass an independent check. */
export function solve(typed: string): Outcome {
  const text = plainlyTyped(typed);
  const { stem, parts } = partsOf(text);
  if (parts.length < 2) return solveOne(text);
  const outcomes = parts.map(({ label, text: part }, index) => ({
    label,
    outcome: index > 0 && refersBack(part) ? null : solve(stem ? `${stem} ${part}` : part),
  }));
  const solved = outcomes.flatMap(({ label, outcome }) =>
    outcome?.solved ? [{ label, worked: outcome.worked }] : [],
  );
  if (solved.length === 0) return { solved: false, why: 'unknown', question: recognise(text) };
  const left = outcomes.filter(({ outcome }) => !outcome?.solved).map(({ label }) => label);
  return { solved: true, worked: combineParts(solved, left) };
}

function solveOne(text: string): Outcome {
  const outcome = solveAsTyped(text);
  const other = outcome.solved ? null : reword(withoutAsides(text));
  const again = other === null ? null : solveAsTyped(other);
  return again?.solved ? again : outcome;
}

function solveAsTyped(text: string): Outcome {
  const question = recognise(withoutAsides(text));
  let why: Unsolved = question.fragments.length > 0 ? 'unknown' : 'unread';
  if (isConversation(question.lower) || hasAfterthought(question.text))
    return { solved: false, why, question };
  for (const method of METHODS) {
    const worked = attempt(method, question);
    if (worked === 'refused') why = 'unsafe';
    else if (worked) return { solved: true, worked };
  }
  return { solved: false, why: lacksInterval(question) ? 'interval' : why, question };
}

/** One method alone: null where the question is not its own. */
export function attempt<P>(method: Method<P>, question: Question): Worked | 'refused' | null {
  try {
    const parameters = method.match(question);
    if (parameters === null) return null;
    const solution = method.solve(parameters, question);
    if (!solution) return 'refused';
    const methodChecks = method.verify(solution, parameters, question);
    const checks = [...methodChecks, ...shownChecks(solution)];
    const isSafe =
      methodChecks.length > 0 && checks.every(({ passed }) => passed) && isWholeAnswer(solution, question);
    return isSafe ? { ...solution, method: method.id, topic: method.topic, checks } : 'refused';
  } catch {
    // Whatever goes wrong inside a method means that it has no safe answer.
    return 'refused';
  }
}
