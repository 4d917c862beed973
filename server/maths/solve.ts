import { METHODS } from './methods/index.ts';
import type { Check, Method, Solution } from './method.ts';
import type { Question } from './questions/question.ts';
import { hasAfterthought } from './questions/afterthought.ts';
import { lacksInterval } from './questions/lacks-interval.ts';
import { recognise } from './questions/recognise.ts';

export interface Worked extends Solution {
  method: string;
  topic: string;
  checks: Check[];
}

/**
 * `interval`: the solutions go on for ever, and nothing says where they are wanted;
 * `unsafe`: a method knows this kind of question but has no answer that passed its check;
 * `unknown`: no method is certain that the question is its own; `unread`: there is no mathematics in it that can be read.
 */
export type Unsolved = 'interval' | 'unsafe' | 'unknown' | 'unread';
export type Outcome = { solved: true; worked: Worked } | { solved: false; why: Unsolved; question: Question };

/** Solves a question as it is typed. No answer comes back that did not pass an independent check. */
export function solve(text: string): Outcome {
  const question = recognise(text);
  let why: Unsolved = question.fragments.length > 0 ? 'unknown' : 'unread';
  if (hasAfterthought(text)) return { solved: false, why, question };
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
    const checks = method.verify(solution, parameters, question);
    const isSafe = checks.length > 0 && checks.every(({ passed }) => passed);
    return isSafe ? { ...solution, method: method.id, topic: method.topic, checks } : 'refused';
  } catch {
    // Whatever goes wrong inside a method means that it has no safe answer.
    return 'refused';
  }
}
