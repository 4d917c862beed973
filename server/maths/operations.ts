import type { Context } from '../core/context.ts';
import { type FieldProblem, Invalid, NotSolved, Overloaded, Unreadable } from '../core/errors.ts';
import { valid } from '../core/validation.ts';
import type { Equivalence, Kind } from './algebra-system/equivalence/equivalent.ts';
import type { ReadWorking } from './solving/read-working.ts';
import type { Form } from './algebra-system/forms/form.ts';
import { AnswerLines, AnswerLinesTyped, AnswersTyped, LinesTyped, QuestionTyped } from './rules.ts';
import type { Problem } from './problem/schema/problem.ts';
import { validProblem } from './problem/schema/valid-problem.ts';
import { leftoverText } from './problem/ledger/leftover.ts';
import type { ReadSolution, Solved } from './solving/read-solution.ts';
import type { Ran } from '../core/worker-pool/job.ts';

/** Solves a question as it was typed, or says why there is no answer that could be trusted. */
export async function solveQuestion(ctx: Context, input: { question: string }): Promise<ReadSolution> {
  const { question } = valid(QuestionTyped, input);

  const outcome = answerOrThrow(await ctx.engine.solve(question));
  if (outcome.solved) return outcome.worked;
  throw noAnswer(outcome);
}

/** How a question is read: as one problem, or as several where it may mean several things. */
export async function readProblem(ctx: Context, input: { question: string }): Promise<Problem[]> {
  const { question } = valid(QuestionTyped, input);

  return answerOrThrow(await ctx.engine.problems(question));
}

/** Solves a problem that was read before, or corrected, or put together by hand. */
export async function solveProblem(ctx: Context, input: { problem: unknown }): Promise<ReadSolution> {
  const problem = validProblem(input.problem);

  const outcome = answerOrThrow(await ctx.engine.solveProblem(problem));
  if (outcome.solved) return outcome.worked;
  throw noAnswer(outcome);
}

/** Working, and the question that it answers: as text, or as data. */
interface Working {
  lines: string[];
  question?: string | null | undefined;
  problem?: unknown;
  part?: string | null | undefined;
}

/** Judges each line against the one before it, or marks them by the question that they answer. */
export async function checkLines(ctx: Context, input: Working): Promise<ReadWorking> {
  if (input.problem) return checkByProblem(ctx, input);
  if (!input.question) {
    const { lines } = valid(LinesTyped, input);
    return answerOrThrow(await ctx.engine.check(lines));
  }

  const { lines, question, part } = valid(AnswerLinesTyped, input);
  return answerOrThrow(await ctx.engine.check(lines, { question, part: part ?? null }));
}

async function checkByProblem(ctx: Context, input: Working): Promise<ReadWorking> {
  if (input.question) throw new Invalid([ASKED_TWICE]);
  const { lines, part } = valid(AnswerLines, input);
  const problem = validProblem(input.problem);

  const working = answerOrThrow(await ctx.engine.checkByProblem(lines, problem, part ?? null));
  if (!('fault' in working)) return working;
  const { at, length, say } = working.fault;
  throw new Unreadable(say, { at, length });
}

const ASKED_TWICE: FieldProblem = {
  field: 'problem',
  code: 'MALFORMED',
  text: {
    en: 'Give the question as text or as data, not both.',
    zh: '题目请以文字或数据之一给出，不要两者同时给出。',
  },
};

/** Whether two typed answers are the same; null where it cannot be told. */
export async function compareAnswers(
  ctx: Context,
  { kind, form, ...input }: { a: string; b: string; kind: Kind; form: Form | null },
): Promise<Extract<Equivalence, { read: true }>> {
  const { a, b } = valid(AnswersTyped, input);

  const compared = answerOrThrow(await ctx.engine.equivalent(a, b, kind, form));
  if (compared.read) return compared;
  const { at, length, say } = compared.fault;
  throw new Unreadable(
    { en: `In ${compared.which}: ${say.en}`, zh: `${compared.which} 中：${say.zh}` },
    { at, length },
  );
}

export function answerOrThrow<Answer>(ran: Ran<Answer>): Answer {
  if (ran.ran) return ran.answer;
  if (ran.why === 'overran')
    throw new NotSolved({
      en: 'This takes longer than a single question is allowed.',
      zh: '这道题超出了机器单次计算的时间限制。',
    });
  throw new Overloaded(
    { en: 'Too many questions are waiting. Try again in a moment.', zh: '当前排队的题目过多，请稍后再试。' },
    2,
  );
}

export function noAnswer({
  why,
  say,
  fault,
  leftover,
  sentences,
}: Extract<Solved, { solved: false }>): NotSolved | Unreadable {
  if (leftover) return new NotSolved(leftoverText(leftover), { unread: leftover.places, sentences });
  if (fault) return new Unreadable(fault.say, { at: fault.at, length: fault.length });
  if (say) return new NotSolved(say, { sentences });
  return why === 'unread' || why === 'leftover'
    ? new Unreadable(NO_MATHS, null)
    : new NotSolved(REASONS[why], { sentences });
}

/** The reason for no answer to a part that goes on from an earlier one. */
export const REFERS_BACK = {
  en: 'This part goes on from an earlier one, whose result cannot be used here yet.',
  zh: '这一小题要用到前面小题的结果，这里暂时还不能据此作答。',
};

const NO_MATHS = {
  en: 'No mathematics was recognised. Type the equation or expression as well.',
  zh: '其中没有可以识别的数学内容，请写出方程或算式。',
};
const REASONS = {
  disagreed: {
    en: 'No two readings of it led to the same answer. Choose or correct how it is meant.',
    zh: '没有两种读法得出相同的答案，请选择或更正题意。',
  },
  earlier: REFERS_BACK,
  interval: {
    en: 'This equation has infinitely many solutions. State the interval, for example “for 0° ≤ x ≤ 360°” or “for 0 ≤ x ≤ 2π”.',
    zh: '这个方程有无穷多个解，请写明所求的区间，例如“0° ≤ x ≤ 360°”或“0 ≤ x ≤ 2π”。',
  },
  unknown: {
    en: 'This type of question was not recognised with certainty, so it was not attempted.',
    zh: '未能确定这道题的类型，因此没有解答。',
  },
  unplanned: {
    en: 'Everything was understood, but no safe way was found from what is given to what is asked.',
    zh: '题目已经读懂，但由所给条件没有找到可靠的求解方法。',
  },
  unsafe: {
    en: 'No answer passed its check, so none is shown.',
    zh: '没有通过核对的答案，因此不予显示。',
  },
};
