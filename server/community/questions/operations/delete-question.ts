import { type Context, isStaff, requireActor } from '../../../core/context.ts';
import { Conflict, NotAllowed } from '../../../core/errors.ts';
import { questionChannel } from '../events.ts';
import { undoLedger } from '../../reputation/operations.ts';
import { canDelete } from '../rules.ts';
import { lockQuestion, requireVersion } from './edit-question.ts';

/** Hides the question with its answers and takes back the reputation that they gave. */
export async function deleteQuestion(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null | undefined },
): Promise<{ id: string }> {
  const actor = requireActor(ctx);

  await ctx.db.$transaction(async (tx) => {
    const question = await lockQuestion(tx, id);
    if (!canDelete(actor, question))
      throw new NotAllowed('NOT_ALLOWED', {
        en: 'Only its author can delete a question.',
        zh: '只有作者可以删除问题。',
      });
    requireVersion(question, expectedVersion);

    // Answers are locked as votes lock them, so that none is counted while the question goes.
    await tx.$queryRaw`SELECT 1 FROM answers WHERE question_id = ${id}::uuid ORDER BY id FOR NO KEY UPDATE`;
    const answers = await tx.answer.findMany({ where: { questionId: id, deletedAt: null } });
    if (!isStaff(actor) && answers.some((answer) => answer.accepted || answer.up > 0))
      throw new Conflict('HAS_ANSWERS', {
        en: 'People were thanked for answering this question, so it stays.',
        zh: '该问题已有获得认可的回答，不能删除。',
      });

    await tx.question.update({ where: { id }, data: { deletedAt: ctx.now() } });
    await undoLedger(ctx, tx, { postIds: [id, ...answers.map((answer) => answer.id)] });
  });

  ctx.events.publish(questionChannel(id), { kind: 'QuestionDeleted', questionId: id });
  return { id };
}
