import { questionChannel } from '../events.ts';
import { type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { undoLedger } from '../../reputation/operations.ts';
import { lockQuestion } from '../../posts/lock.ts';
import { visibleAnswersOfQuestion } from '../../posts/policy.ts';
import { requireVersion } from '../../posts/revise.ts';
import { refusalToDelete, THANKED } from '../policy.ts';

/** Hides the question with its answers and takes back the reputation that they gave. */
export async function deleteQuestion(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null | undefined },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);

  const isNews = await ctx.db.$transaction(async (tx) => {
    const question = await lockQuestion(tx, actor, id);
    // Answers are locked as votes lock them, so that none is counted while the question goes.
    await tx.$queryRaw`SELECT 1 FROM answers WHERE question_id = ${id}::uuid ORDER BY id FOR NO KEY UPDATE`;
    const visible = { questionId: id, ...visibleAnswersOfQuestion(actor) };
    const thanked = await tx.answer.findMany({ where: { ...visible, ...THANKED }, select: { id: true } });
    enforce(refusalToDelete(actor, question, thanked));
    requireVersion(question, expectedVersion);
    const answers = await tx.answer.findMany({
      where: { questionId: id, deletedAt: null },
      select: { id: true },
    });

    await tx.question.update({ where: { id }, data: { deletedAt: ctx.now() } });
    await undoLedger(ctx, tx, { postIds: [id, ...answers.map((answer) => answer.id)] });
    return question.hiddenAt === null;
  });

  if (isNews) ctx.events.publish(questionChannel(id), { kind: 'QuestionDeleted', questionId: id });
  return { id };
}
