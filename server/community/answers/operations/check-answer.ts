import { Prisma } from '../../../database/client/client.ts';
import { keptOf } from '../../../maths/kept-working.ts';
import { questionChannel } from '../../questions/events.ts';
import type { Task } from '../../../jobs/task.ts';
import { isShown } from '../../posts/lock.ts';
import { foundIn } from '../../posts/rendering/working-check.ts';

/** What takes the engine too long is not asked without end: the wait for it counts as well. */
const MAX_OVERRUNS = 3;

/** Keeps how far the working in an answer holds, once it was posted; nothing waits for it or depends on it. */
export const checkAnswer: Task<{ id: string; version: number }> = {
  name: 'check-answer',
  async run(ctx, { id, version }, { tries, finish }) {
    // An edit meanwhile brings a version with a check of its own.
    const written = { id, version, deletedAt: null };
    const answer = await ctx.db.answer.findFirst({
      where: written,
      select: { questionId: true, rendering: { select: { lines: true } } },
    });
    const lines = answer?.rendering?.lines ?? [];
    if (!answer || lines.length === 0) return;

    const ran = await ctx.engine.check(lines);
    if (!ran.ran && ran.why === 'overran' && tries >= MAX_OVERRUNS) return;
    if (!ran.ran) throw new Error(`the engine did not check the answer: ${ran.why}`);

    const { questionId } = answer;
    const check = foundIn(ran.answer);
    const working = keptOf(ran.answer);
    const judged = { ...check, working: (working as object | null) ?? Prisma.DbNull };
    const after = await finish(async (tx) => {
      const { count } = await tx.answer.updateMany({ where: written, data: judged });
      return count > 0 ? tx.answer.findUnique({ where: { id }, include: { question: true } }) : null;
    });
    if (after && isShown({ question: after.question, answer: after }))
      ctx.events.publish(questionChannel(questionId), {
        kind: 'AnswerChecked',
        questionId,
        answerId: id,
        ...check,
        working,
      });
  },
};
