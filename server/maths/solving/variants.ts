import { randomNumbers } from './similar/random-numbers.ts';
import { GENERATORS } from './similar/generators.ts';
import { leftoverOf } from '../problem/ledger/ledger.ts';
import { METHODS } from '../methods/methods.ts';
import { recognise } from '../reading/questions/recognise.ts';
import { randomOf, seedOf } from '../algebra-system/numeric/random.ts';
import { type ReadSolution, readWorked } from './read-solution.ts';
import { attempt, solve } from './solve.ts';
import type { Worked } from './outcome.ts';

/** A question of the same kind, that the same method solves. */
export interface SimilarQuestion {
  question: string;
  answer: string;
}

/** Ways that a question can ask for by name, tried where no second method knows it. */
const NAMED_WAYS = [' by completing the square', ''];
const NAMED =
  /\s{0,9}(?:by|using)\s{1,9}(?:the\s{1,9}method\s{1,9}of\s{1,9})?(?:completing the square|the quadratic formula)|用?配方法?/i;

/** The same answer found in another way, checked like the first; null where there is no other. */
export function anotherWay(text: string): ReadSolution | null {
  const first = solve(text);
  if (!first.solved || first.worked.method === 'parts') return null;
  const differs = (worked: Worked) => linesOf(worked) !== linesOf(first.worked);
  const question = recognise(text);
  for (const method of METHODS) {
    const worked = method.id === first.worked.method ? null : attempt(method, question);
    if (!worked || worked === 'refused' || !differs(worked)) continue;
    if (!leftoverOf(method, question, worked)) return readWorked(worked, text);
  }
  for (const way of NAMED_WAYS) {
    const outcome = solve(text.replace(NAMED, '').replace(/(?<![\s.?。？])[\s.?。？]+$/u, '') + way);
    const isAnother =
      outcome.solved && outcome.worked.answer.text === first.worked.answer.text && differs(outcome.worked);
    if (isAnother) return readWorked(outcome.worked, text);
  }
  return null;
}

const linesOf = ({ steps }: Worked) => steps.flatMap(({ tex }) => tex ?? []).join('\n');

const ATTEMPTS = 40;

/**
 * A question of the same kind, its numbers drawn for that kind, solved by the same method and checked; null where there
 * is no kind for it or nothing nice was drawn. The same text and number give the same question again.
 */
export function similarQuestion(text: string, number: number): SimilarQuestion | null {
  const first = solve(text);
  const make = first.solved ? GENERATORS[first.worked.method] : undefined;
  if (!first.solved || !make) return null;
  const { language, lower } = recognise(text);
  const shape = { answer: first.worked.answer.text, question: lower };
  const draw = randomNumbers(randomOf(seedOf(text) + number));
  for (let i = 0; i < ATTEMPTS; i += 1) {
    const question = make(shape, draw)?.[language];
    const outcome = question && question !== text ? solve(question) : null;
    if (!outcome?.solved || outcome.worked.method !== first.worked.method) continue;
    const { text: answer } = outcome.worked.answer;
    if (answer !== shape.answer && isPlainAnswer(answer)) return { question: question!, answer };
  }
  return null;
}

const LARGEST = 400;
const LARGEST_BELOW = 12;

/** An answer of small whole numbers and fractions, without decimals. */
function isPlainAnswer(answer: string): boolean {
  if (answer === 'none' || /\d\.\d/.test(answer)) return false;
  const below = [...answer.matchAll(/\/(\d+)/g)].map(([, digits]) => Number(digits));
  return (
    (answer.match(/\d+/g) ?? []).every((digits) => Number(digits) <= LARGEST) &&
    below.every((one) => one <= LARGEST_BELOW)
  );
}
