import type { QuestionPart } from '../../../database/client/client.ts';
import type { Task } from '../../../jobs/task.ts';
import type { Engine } from '../../../maths/engine.ts';
import { MAX_QUESTION } from '../../../text/limits.ts';
import { questionChannel } from '../events.ts';
import { CHECK_ANSWERS, foundIn, NOT_LOOKED_AT } from '../../posts/rendering/working-check.ts';

/** What takes the engine too long is not asked without end: the wait for it counts as well. */
const MAX_OVERRUNS = 3;

/** Keeps what the engine says of a question, once it was asked: whether it has a checked answer, and how far the working in it holds. */
export const checkQuestion: Task<{ id: string; version: number }> = {
  name: 'check-question',
  async run(ctx, { id, version }, { tries, finish }) {
    // An edit meanwhile brings a version with a check of its own.
    const written = { id, version, deletedAt: null };
    const question = await ctx.db.question.findFirst({
      where: written,
      select: { title: true, body: true, rendering: { select: { lines: true } } },
    });
    if (!question) return;

    const { solving, part } = await solvePart(ctx.engine, readingsOf(question));
    const lines = question.rendering?.lines ?? [];
    const checking = lines.length > 1 ? await ctx.engine.check(lines) : null;
    for (const ran of [solving, checking])
      if (ran && !ran.ran) {
        if (ran.why === 'overran' && tries >= MAX_OVERRUNS) continue;
        throw new Error(`the engine did not look at the question: ${ran.why}`);
      }

    // What is stated from a card has no check.
    const solved = solving.ran && solving.answer.solved && solving.answer.worked.checks.length > 0;
    const check = {
      solved,
      solvedPart: solved ? part : null,
      ...(checking?.ran ? foundIn(checking.answer) : NOT_LOOKED_AT),
    };
    const judged = await finish(async (tx) => {
      const { count } = await tx.question.updateMany({ where: written, data: check });
      if (count > 0 && (solved || version > 1)) await ctx.jobs.add(tx, CHECK_ANSWERS, { questionId: id });
      return count > 0 ? tx.question.findUnique({ where: { id }, select: { hiddenAt: true } }) : null;
    });
    if (judged && !judged.hiddenAt)
      ctx.events.publish(questionChannel(id), { kind: 'QuestionChecked', questionId: id, ...check });
  },
};

type Reading = readonly [part: QuestionPart, text: string];

/**
 * What the engine may find a question in: what the title leaves open stands in the body, but often the body only tells
 * what its author tried, or the title only names the subject.
 */
export function readingsOf({ title, body }: { title: string; body: string }): Reading[] {
  const whole: Reading = ['WHOLE', [title, body].filter(Boolean).join('\n').slice(0, MAX_QUESTION)];
  return body ? [whole, ['TITLE', title], ['BODY', body.slice(0, MAX_QUESTION)]] : [whole];
}

/** The first part that the engine has an answer to; where it has none, what it said of the whole. */
async function solvePart(engine: Engine, readings: readonly Reading[]) {
  const [[part, text], ...others] = readings as [Reading, ...Reading[]];
  const solving = await engine.solve(text);
  if (!solving.ran || solving.answer.solved) return { solving, part };
  // What stands beside the piece that could be answered says something.
  if (solving.answer.why === 'leftover') return { solving, part };
  for (const [other, its] of others) {
    const solved = await engine.solve(its);
    if (!solved.ran || solved.answer.solved) return { solving: solved, part: other };
  }
  return { solving, part };
}
