import { questionChannel } from '../../questions/events.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { undoLedger } from '../../reputation/operations.ts';
import { isShown, lockAnswer } from '../../posts/lock.ts';
import { requireVersion } from '../../posts/revise.ts';
import { refusalToDelete } from '../policy.ts';

/** Hides the answer and takes back the reputation it gave; an accepted one is no longer accepted. */
export async function deleteAnswer(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null | undefined },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);

  const { isNews, ...question } = await ctx.db.$transaction(async (tx) => {
    const { answer, question } = await lockAnswer(tx, actor, id);
    enforce(refusalToDelete(actor, answer, question));
    requireVersion(answer, expectedVersion);

    await tx.answer.update({ where: { id }, data: { deletedAt: ctx.now(), accepted: false } });
    await undoLedger(ctx, tx, { postIds: [id] });
    const after = await tx.question.update({
      where: { id: answer.questionId },
      data: {
        ...(!answer.hiddenAt && { answerCount: { decrement: 1 } }),
        ...(answer.accepted && { acceptedAnswerId: null }),
      },
      select: { id: true, answerCount: true },
    });
    return { ...after, isNews: isShown({ question, answer }) };
  });

  const { id: questionId, answerCount } = question;
  if (isNews)
    ctx.events.publish(questionChannel(questionId), {
      kind: 'AnswerDeleted',
      questionId,
      answerCount,
      answerId: id,
    });
  return { id };
}
