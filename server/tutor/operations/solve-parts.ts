import type { Context } from '../../core/context.ts';
import type { Text } from '../../core/locale.ts';
import { answerOrThrow, noAnswer } from '../../maths/operations.ts';
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
}

/** Solves a question, or each of its parts together with the stem. */
export async function solveParts(ctx: Context, question: string): Promise<SolvedPart[]> {
  const solved: SolvedPart[] = [];
  for (const { label, text, goesOn, readings } of await readText(ctx, 'questionParts', question))
    solved.push(
      goesOn
        ? { label, text, worked: null, why: REFERS_BACK }
        : { label, ...(await solveFirst(ctx, readings)) },
    );
  return solved;
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

async function solveOne(ctx: Context, text: string): Promise<Pick<SolvedPart, 'worked' | 'why'>> {
  if ([...text].length > MAX_QUESTION) return { worked: null, why: MESSAGES.tooLong };
  const ran = await ctx.engine.solve(text);
  if (!ran.ran && ran.why === 'overran') return { worked: null, why: TIMED_OUT };
  const outcome = answerOrThrow(ran);
  return outcome.solved
    ? { worked: outcome.worked, why: null }
    : { worked: null, why: noAnswer(outcome).text };
}

const REFERS_BACK: Text = {
  en: 'This part uses the result of an earlier one, which cannot be read here.',
  zh: '这一小题要用到前面小题的结果，这里无法据此作答。',
};

/** The reason for no answer when the time limit was exceeded. */
export const TIMED_OUT: Text = {
  en: 'It takes longer than a single question is allowed.',
  zh: '它超出了机器单次计算的时间限制。',
};
