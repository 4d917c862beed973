import { type RandomNumbers, randomNumbers } from './similar/random-numbers.ts';
import { GENERATORS } from './similar/generators.ts';
import { varied } from './similar/varied.ts';
import { leftoverOf } from '../problem/ledger/ledger.ts';
import { METHODS } from '../methods/methods.ts';
import { recognise } from '../reading/questions/recognise.ts';
import { randomOf, seedOf } from '../algebra-system/numeric/random.ts';
import { type ReadSolution, readWorked } from './read-solution.ts';
import { attempt } from './parts/attempt.ts';
import { solve } from './solve.ts';
import type { Worked } from './outcome.ts';

/** A question of the same kind, that the same method solves. */
export interface SimilarQuestion {
  question: string;
  answer: string;
}

/** Ways that a question can ask for by name, tried where no second method knows it. */
const NAMED_WAYS: ((text: string) => string)[] = [
  (text) => `${text} by completing the square`,
  (text) => `用配方法${text}`,
  (text) => text,
];
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
    const outcome = solve(way(text.replace(NAMED, '').replace(/(?<![\s.?。？])[\s.?。？]+$/u, '')));
    const isAnother =
      outcome.solved && outcome.worked.answer.text === first.worked.answer.text && differs(outcome.worked);
    if (isAnother) return readWorked(outcome.worked, text);
  }
  return null;
}

const linesOf = ({ steps }: Worked) => steps.flatMap(({ tex }) => tex ?? []).join('\n');

const ATTEMPTS = 40;
/** Of the question itself with other numbers, most come to nothing nice; long questions take long to solve. */
const attemptsFor = ({ length }: string) => (length > 600 ? 0 : length > 200 ? 4 : length > 100 ? 7 : 12);
/** Less than the worker has for a question. */
const MOST_MS = 1200;

/**
 * A question of the same kind, its numbers drawn for that kind, or else the same one with other numbers, solved by the
 * same method and checked; null where nothing nice was drawn. The same text and number give the same question again.
 */
export function similarQuestion(text: string, number: number): SimilarQuestion | null {
  const first = solve(text);
  if (!first.solved) return null;
  const draw = randomNumbers(randomOf(seedOf(text) + number));
  return generated(text, first.worked, draw) ?? otherNumbers(text, first.worked, draw);
}

function generated(text: string, first: Worked, draw: RandomNumbers): SimilarQuestion | null {
  const make = GENERATORS[first.method];
  if (!make) return null;
  const { language, lower } = recognise(text);
  const shape = { answer: first.answer.text, question: lower };
  for (let i = 0; i < ATTEMPTS; i += 1) {
    const question = make(shape, draw)?.[language];
    if (question === undefined) return null;
    const similar = solvedAlike(question, text, first);
    if (similar && isPlainAnswer(similar.answer)) return similar;
  }
  return null;
}

/** With an answer that looks like the first one; failing that, with a plain one. */
function otherNumbers(text: string, first: Worked, draw: RandomNumbers): SimilarQuestion | null {
  const known = first.answer.text;
  if (known === 'none') return null;
  const largest = 2 * Math.max(0, ...(known.match(/\d{1,9}/g) ?? []).map(Number));
  const end = performance.now() + MOST_MS;
  let plain: SimilarQuestion | null = null;
  for (let i = attemptsFor(text); i > 0 && performance.now() < end; i -= 1) {
    const question = varied(text, draw);
    if (question === null) return null;
    const similar = solvedAlike(question, text, first);
    if (!similar || isExtreme(similar.answer, known)) continue;
    const isPlain = /\d\.\d/.test(known)
      ? /\d\.\d/.test(similar.answer)
      : isPlainAnswer(similar.answer, largest);
    if (!isPlain) continue;
    if (looksLike(similar.answer, known)) return similar;
    plain ??= similar;
  }
  return plain;
}

/** Solved by the same method in as many steps, with another answer. */
function solvedAlike(question: string, text: string, first: Worked): SimilarQuestion | null {
  const outcome = question === text ? null : solve(question);
  if (!outcome?.solved || outcome.worked.method !== first.method) return null;
  const { answer, steps } = outcome.worked;
  return answer.text === first.answer.text || steps.length > first.steps.length + 2
    ? null
    : { question, answer: answer.text };
}

const LARGEST = 400;
const LARGEST_BELOW = 12;

/** With roots and fractions only where the first answer has them. */
const looksLike = (answer: string, first: string): boolean =>
  ['sqrt', '/', 'ln('].every((sign) => first.includes(sign) || !answer.includes(sign));

/** None at all, a chance of nearly nothing or nearly one. */
const isExtreme = (answer: string, first: string): boolean =>
  answer === 'none' || (/10\^|^-?(?:1\.0{2}|0\.00\d?|0\.99\d?)$/.test(answer) && !/10\^/.test(first));

/** An answer of small whole numbers and fractions, without decimals. */
function isPlainAnswer(answer: string, largest = LARGEST): boolean {
  if (answer === 'none' || /\d\.\d/.test(answer)) return false;
  const below = [...answer.matchAll(/\/(\d+)/g)].map(([, digits]) => Number(digits));
  return (
    (answer.match(/\d+/g) ?? []).every((digits) => Number(digits) <= Math.max(LARGEST, largest)) &&
    below.every((one) => one <= LARGEST_BELOW)
  );
}
