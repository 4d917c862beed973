import { Prisma, type Question } from '../../../database/client/client.ts';
import { keptOf } from '../../../maths/kept-working.ts';
import { questionChannel } from '../../questions/events.ts';
import { readingsOf } from '../../questions/operations/check-question.ts';
import type { Task } from '../../../jobs/task.ts';
import { isShown } from '../../posts/lock.ts';
import { foundIn } from '../../posts/rendering/working-check.ts';

/** What takes the engine too long is not asked without end: the wait for it counts as well. */
const MAX_OVERRUNS = 3;

/** Keeps how far the working in an answer holds, once it was posted; nothing waits for it or depends on it. */
export const checkAnswer: Task<{ id: string; version: number }> = {
  name: 'check-answer',
  async run(ctx, { id, version }, { tries, finish }) {
    // An edit meanwhile brings a check of its own, of the answer or of its question.
    const written = { id, version, deletedAt: null };
    const answer = await ctx.db.answer.findFirst({
      where: written,
      select: {
        questionId: true,
        question: { select: { version: true, title: true, body: true, solvedPart: true } },
        rendering: { select: { lines: true } },
      },
    });
    const lines = answer?.rendering?.lines ?? [];
    if (!answer || lines.length === 0) return;

    const text = solvedText(answer.question);
    // What takes too long beside its question may be quick line by line.
    const of = text === null || tries > 1 ? null : { question: text, part: null };
    const ran = await ctx.engine.check(lines, of);
    if (!ran.ran && ran.why === 'overran' && tries >= MAX_OVERRUNS) return;
    if (!ran.ran) throw new Error(`the engine did not check the answer: ${ran.why}`);

    const { questionId } = answer;
    const check = foundIn(ran.answer);
    const working = keptOf(ran.answer);
    const judged = { ...check, working: (working as object | null) ?? Prisma.DbNull };
    const after = await finish(async (tx) => {
      const { count } = await tx.answer.updateMany({
        where: { ...written, question: { version: answer.question.version } },
        data: judged,
      });
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

/** What of a question the engine has an answer to; null where it has none, and lines are judged one by the other. */
function solvedText({
  title,
  body,
  solvedPart,
}: Pick<Question, 'title' | 'body' | 'solvedPart'>): string | null {
  if (solvedPart === null) return null;
  const [, text] = readingsOf({ title, body }).find(([part]) => part === solvedPart)!;
  return text;
}
