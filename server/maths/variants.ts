import { METHODS } from './methods/index.ts';
import { recognise } from './questions/recognise.ts';
import { randomOf, seedOf } from './random.ts';
import { type ReadSolution, readWorked } from './read-solution.ts';
import { attempt, solve, type Worked } from './solve.ts';

/** A question with other numbers, that the same method solves. */
export interface Alike {
  question: string;
  answer: string;
}

/** Ways that a question can ask for by name, tried where no second method knows it. */
const NAMED_WAYS = [' by completing the square', ''];
const NAMED =
  /\s*(?:by|using)\s+(?:the\s+method\s+of\s+)?(?:completing the square|the quadratic formula)|用?配方法?/i;

/** The same answer found in another way, checked like the first; null where there is no other. */
export function anotherWay(text: string): ReadSolution | null {
  const first = solve(text);
  if (!first.solved) return null;
  const differs = (worked: Worked) => linesOf(worked) !== linesOf(first.worked);
  const question = recognise(text);
  for (const method of METHODS) {
    const worked = method.id === first.worked.method ? null : attempt(method, question);
    if (worked && worked !== 'refused' && differs(worked)) return readWorked(worked);
  }
  for (const way of NAMED_WAYS) {
    const outcome = solve(text.replace(NAMED, '').replace(/[\s.?。？]+$/u, '') + way);
    const isAnother =
      outcome.solved && outcome.worked.answer.text === first.worked.answer.text && differs(outcome.worked);
    if (isAnother) return readWorked(outcome.worked);
  }
  return null;
}

const linesOf = ({ steps }: Worked) => steps.flatMap(({ tex }) => tex ?? []).join('\n');

const ATTEMPTS = 60;
const LONGEST_MS = 1200;

/**
 * The question with other numbers, solved by the same method with an answer no harder to write;
 * the same text and number give the same question again.
 */
export function oneLike(text: string, number: number): Alike | null {
  const first = solve(text);
  if (!first.solved) return null;
  const random = randomOf(seedOf(text) + number);
  const until = performance.now() + LONGEST_MS;
  const wanted = burden(first.worked.answer.text);
  let best: Alike | null = null;
  for (let i = 0; i < ATTEMPTS && performance.now() < until; i += 1) {
    const question = withOtherNumbers(text, random);
    if (question === text) continue;
    const outcome = solve(question);
    if (!outcome.solved || outcome.worked.method !== first.worked.method) continue;
    const answer = outcome.worked.answer.text;
    if (answer === first.worked.answer.text || /^none\b/.test(answer)) continue;
    if (burden(answer) <= wanted) return { question, answer };
    if (!best || burden(answer) < burden(best.answer)) best = { question, answer };
  }
  return best;
}

/** How hard an answer is to write: roots, fractions and decimals in it. */
const burden = (answer: string) => (answer.match(/sqrt|ln|\/|\d\.\d/g) ?? []).length;

/** Whole numbers that carry the question: no powers, no bounds in degrees, no "3 significant figures". */
const NUMBERS =
  /(?<![\d.^_⁰-⁹\\{]|\^\(?-?|log_?|log_\{)\d{1,3}(?![\d.)]*\s*(?:significant|sig\b|s\.?\s?f\b|decimal|d\.?\s?p\b|位|°|degrees?\b|st\b|nd\b|rd\b|th\b|[项题行]))(?![\d.])/giu;
const KEPT = new Set(['0', '90', '180', '270', '360']);

function withOtherNumbers(text: string, random: () => number): string {
  return text.replaceAll(NUMBERS, (digits, at: number) => {
    if (KEPT.has(digits) || text[at - 1] === '{' || text[at - 1] === '第') return digits;
    const number = Number(digits);
    const unit = number >= 20 ? (number % 10 === 0 ? 10 : 1) : 1;
    // Nobody writes 1x.
    const least = number > 1 && /^[a-z(\\|]/i.test(text.slice(at + digits.length)) ? 2 : 1;
    const low = Math.max(least, number / unit - 4);
    return String(Math.floor(low + random() * 9) * unit);
  });
}
