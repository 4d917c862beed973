import { type Context, requireActor } from '../../../core/context.ts';
import type { Reading } from '../../../database/client.ts';
import type { CloseReason, Question } from '../../../database/client/client.ts';
import { Conflict, Invalid } from '../../../core/errors.ts';
import { EVENT_SELECTION, questionChannel } from '../events.ts';
import { isId } from '../../../core/ids.ts';
import { requirePrivilege } from '../../reputation/operations.ts';
import { lockQuestion } from './edit-question.ts';
import { question, type Selection } from './lists.ts';

interface Closing {
  id: string;
  reason: CloseReason;
  duplicateOfId?: string | null | undefined;
}

/** A closed question takes no more answers. */
export function closeQuestion(
  ctx: Context,
  { id, reason, duplicateOfId }: Closing,
  selection: Selection = {},
) {
  return setClosing(ctx, id, { reason, duplicateOfId: duplicateOfId ?? null }, selection);
}

export function reopenQuestion(ctx: Context, { id }: { id: string }, selection: Selection = {}) {
  return setClosing(ctx, id, null, selection);
}

async function setClosing(
  ctx: Context,
  id: string,
  closing: { reason: CloseReason; duplicateOfId: string | null } | null,
  selection: Selection,
): Promise<Question> {
  const actor = requireActor(ctx);

  const { changed, told } = await ctx.db.$transaction(async (tx) => {
    const before = await lockQuestion(tx, id);
    await requirePrivilege(tx, actor, 'close', (required) => ({
      en: `Closing and reopening questions needs ${required} reputation.`,
      zh: `关闭或重新打开问题需要 ${required} 点声望。`,
    }));
    if (before.status === 'LOCKED')
      throw new Conflict('QUESTION_LOCKED', { en: 'This question is locked.', zh: '该问题已被锁定。' });
    if (closing?.reason === 'DUPLICATE') await requireOriginal({ ...ctx, db: tx }, id, closing.duplicateOfId);
    await tx.question.update({
      where: { id },
      data: closing
        ? {
            status: 'CLOSED',
            closeReason: closing.reason,
            duplicateOfId: closing.reason === 'DUPLICATE' ? closing.duplicateOfId : null,
          }
        : { status: 'OPEN', closeReason: null, duplicateOfId: null },
    });
    const changed = await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { changed, told: await question({ ...ctx, db: tx }, { id }, selection) };
  });

  ctx.events.publish(questionChannel(id), { kind: 'QuestionEdited', question: changed });
  return told!;
}

async function requireOriginal(ctx: Reading, id: string, originalId: string | null): Promise<void> {
  const original =
    originalId && originalId !== id && isId('question', originalId)
      ? await question(ctx, { id: originalId })
      : null;
  if (!original)
    throw new Invalid([
      {
        field: 'duplicateOfId',
        code: 'UNKNOWN',
        text: { en: 'Name the question that this one repeats.', zh: '请指明与之重复的问题。' },
      },
    ]);
}
