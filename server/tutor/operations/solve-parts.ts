import type { Context } from '../../core/context.ts';
import type { SentenceRead } from '../../core/errors.ts';
import type { Text } from '../../core/locale.ts';
import { answerOrThrow, noAnswer, REFERS_BACK } from '../../maths/operations.ts';
import type { ReadSolution } from '../../maths/solving/read-solution.ts';
import { MESSAGES } from '../sentences.ts';
import { MAX_QUESTION } from '../../text/limits.ts';
import { readText } from './read-text.ts';

/** A part of a question with its solution, or the reason why there is none. */
export interface SolvedPart {
  label: string;
  text: string;
  worked: ReadSolution | null;
  why: Text | null;
  /** Of a part without a solution, what was understood of it. */
  sentences: SentenceRead[];
}

/** Solves a question, or each of its parts: all together, since one may use what another found, then each for itself. */
export async function solveParts(ctx: Context, question: string): Promise<SolvedPart[]> {
  const parts = await readText(ctx, 'questionParts', question);
  const together = parts.length > 1 ? await solveTogether(ctx, question) : [];
  const solved: SolvedPart[] = [];
  for (const [at, { label, text, goesOn, readings }] of parts.entries()) {
    const worked = together.length === parts.length ? together[at]! : null;
    if (worked) solved.push({ label, text: readings[0]!, worked, why: null, sentences: [] });
    else if (goesOn) solved.push({ label, text, worked: null, why: REFERS_BACK, sentences: [] });
    else solved.push({ label, ...(await solveFirst(ctx, readings)) });
  }
  return solved;
}

/** The solution of each part, or null; nothing where the whole was not solved. */
async function solveTogether(ctx: Context, question: string): Promise<(ReadSolution | null)[]> {
  const { worked } = await solveOne(ctx, question);
  return (worked?.parts ?? []).map(({ solved }) => (solved.solved ? solved.worked : null));
}

async function solveFirst(ctx: Context, readings: string[]): Promise<Omit<SolvedPart, 'label'>> {
  let first: Omit<SolvedPart, 'label'> | null = null;
  for (const text of readings) {
    const attempt = { text, ...(await solveOne(ctx, text)) };
    if (attempt.worked) return attempt;
    first ??= attempt;
  }
  return first!;
}

async function solveOne(
  ctx: Context,
  text: string,
): Promise<Pick<SolvedPart, 'worked' | 'why' | 'sentences'>> {
  if ([...text].length > MAX_QUESTION) return { worked: null, why: MESSAGES.tooLong, sentences: [] };
  const ran = await ctx.engine.solve(text);
  if (!ran.ran && ran.why === 'overran') return { worked: null, why: TIMED_OUT, sentences: [] };
  const outcome = answerOrThrow(ran);
  if (outcome.solved) return { worked: outcome.worked, why: null, sentences: [] };
  // Beside words nobody knows where a formula ends, and nothing in it is called wrong.
  const isInWords = outcome.fault !== null && WORDS.test(text);
  const refused = isInWords ? { ...outcome, fault: null, why: 'unknown' as const } : outcome;
  return { worked: null, why: noAnswer(refused).text, sentences: outcome.sentences };
}

const WORDS = /[a-z]{4,30} [a-z]{2,30}|\p{Script=Han}{2}/iu;

/** The reason for no answer when the time limit was exceeded. */
export const TIMED_OUT: Text = {
  en: 'It takes longer than a single question is allowed.',
  zh: '它超出了机器单次计算的时间限制。',
};
