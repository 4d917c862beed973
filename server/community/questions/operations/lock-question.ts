import { type Context, requireActor } from '../../../core/context.ts';
import type { Question } from '../../../database/client/client.ts';
import { enforce } from '../../../core/errors.ts';
import { question, type QuestionSelection } from '../../posts/find.ts';
import { lockQuestion as lockRow } from '../../posts/lock.ts';
import { EVENT_SELECTION, questionChannel } from '../events.ts';
import { refusalToLock } from '../policy.ts';

/** Locks a question, so that nothing about it changes, or lets it go on as it was. */
export async function lockQuestion(
  ctx: Context,
  { id, locked }: { id: string; locked: boolean },
  selection: QuestionSelection = {},
): Promise<Question> {
  const actor = requireActor(ctx);

  const { event, result } = await ctx.db.$transaction(async (tx) => {
    const before = await lockRow(tx, actor, id);
    enforce(refusalToLock(actor));
    const result = () => question({ ...ctx, db: tx }, { id }, selection);
    if ((before.status === 'LOCKED') === locked) return { event: null, result: await result() };
    // What was closed before it was locked has its reason still.
    const status = locked ? 'LOCKED' : before.closeReason ? 'CLOSED' : 'OPEN';
    await tx.question.update({ where: { id }, data: { status } });
    await tx.auditEntry.create({
      data: {
        event: locked ? 'question_locked' : 'question_unlocked',
        actorId: actor.id,
        subjectId: before.authorId,
        address: ctx.address,
        detail: { questionId: id },
        createdAt: ctx.now(),
      },
    });
    const event = await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { event, result: await result() };
  });

  if (event) ctx.events.publish(questionChannel(id), { kind: 'QuestionEdited', question: event });
  return result!;
}
