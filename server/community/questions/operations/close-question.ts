import { type Context, requireActor } from '../../../core/context.ts';
import type { Reading } from '../../../database/client.ts';
import type { CloseReason, Question } from '../../../database/client/client.ts';
import { enforce, Invalid } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { question, type QuestionSelection } from '../../posts/find.ts';
import { lockQuestion } from '../../posts/lock.ts';
import { standingNow } from '../../reputation/standing.ts';
import { EVENT_SELECTION, questionChannel } from '../events.ts';
import { refusalToClose } from '../policy.ts';

interface Closing {
  id: string;
  reason: CloseReason;
  duplicateOfId?: string | null | undefined;
}

/** A closed question takes no more answers. */
export function closeQuestion(
  ctx: Context,
  { id, reason, duplicateOfId }: Closing,
  selection: QuestionSelection = {},
) {
  return setClosing(ctx, id, { reason, duplicateOfId: duplicateOfId ?? null }, selection);
}

export function reopenQuestion(ctx: Context, { id }: { id: string }, selection: QuestionSelection = {}) {
  return setClosing(ctx, id, null, selection);
}

async function setClosing(
  ctx: Context,
  id: string,
  closing: { reason: CloseReason; duplicateOfId: string | null } | null,
  selection: QuestionSelection,
): Promise<Question> {
  const actor = requireActor(ctx);

  const { event, result } = await ctx.db.$transaction(async (tx) => {
    const before = await lockQuestion(tx, actor, id);
    enforce(refusalToClose(await standingNow(tx, actor), before));
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
    const event = await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    return { event, result: await question({ ...ctx, db: tx }, { id }, selection) };
  });

  ctx.events.publish(questionChannel(id), { kind: 'QuestionEdited', question: event });
  return result!;
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
