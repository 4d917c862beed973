import { type Context, requireActor } from '../../../core/context.ts';
import type { Reading, Transaction } from '../../../database/client.ts';
import type { CloseReason, Question } from '../../../database/client/client.ts';
import { enforce, Invalid } from '../../../core/errors.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../../notifications/events.ts';
import { question, type QuestionSelection } from '../../posts/find.ts';
import { lockQuestion } from '../../posts/lock.ts';
import { standingNow } from '../../reputation/standing.ts';
import { EVENT_SELECTION, questionChannel } from '../events.ts';
import { refusalToClose } from '../policy.ts';
import { findOriginal, ORIGINAL } from './find-original.ts';

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
  payForWriting(ctx, WRITE_PRICES.row);

  const { event, notified, result } = await ctx.db.$transaction(async (tx) => {
    // Before any row: two that close at once could make a circle of duplicates that neither sees.
    if (closing?.reason === 'DUPLICATE')
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${DUPLICATES_LOCK})`;
    const before = await lockQuestion(tx, actor, id);
    enforce(refusalToClose(await standingNow(tx, actor), before));
    if (closing?.reason === 'DUPLICATE') await requireOriginal({ ...ctx, db: tx }, id, closing.duplicateOfId);
    const next = closing
      ? {
          status: 'CLOSED' as const,
          closeReason: closing.reason,
          duplicateOfId: closing.reason === 'DUPLICATE' ? closing.duplicateOfId : null,
        }
      : { status: 'OPEN' as const, closeReason: null, duplicateOfId: null };
    await tx.question.update({ where: { id }, data: next });
    const isTold =
      closing !== null && before.status === 'OPEN' && (await notifyAsker(ctx, tx, before, closing));
    const event = await tx.question.findUniqueOrThrow({ ...EVENT_SELECTION.question, where: { id } });
    const notified = isTold ? [before.authorId] : [];
    return { event, notified, result: await question({ ...ctx, db: tx }, { id }, selection) };
  });

  ctx.events.publish(questionChannel(id), { kind: 'QuestionEdited', question: event });
  announceNotifications(ctx, notified);
  return result!;
}

/** Any number that no other lock of this kind has. */
const DUPLICATES_LOCK = 13_001;

async function notifyAsker(
  ctx: Context,
  tx: Transaction,
  { id, authorId }: Question,
  { reason, duplicateOfId }: { reason: CloseReason; duplicateOfId: string | null },
): Promise<boolean> {
  const detail = JSON.stringify({ reason, ...(reason === 'DUPLICATE' && { duplicateOfId }) });
  const [row] = await tx.$queryRaw<{ told: boolean }[]>`SELECT notify_user(
    ${authorId}::uuid, 'CLOSED', ${ctx.actor!.id}::uuid, ${id}, ${id}::uuid, NULL, NULL, ${detail}::jsonb, ${ctx.now()}::timestamptz) AS told`;
  return row!.told;
}

/** The question that another repeats must be there, and must not itself lead back to it. */
async function requireOriginal(ctx: Reading, id: string, originalId: string | null): Promise<void> {
  const original = await findOriginal(ctx, id, originalId);
  const [found] = await ctx.db.$queryRaw<{ circle: boolean }[]>`
    WITH RECURSIVE originals (id) AS (
      SELECT ${original.id}::uuid
      UNION SELECT q.duplicate_of_id FROM questions q JOIN originals o ON q.id = o.id WHERE q.duplicate_of_id IS NOT NULL
    ) SELECT EXISTS (SELECT FROM originals WHERE id = ${id}::uuid) AS circle`;
  if (found!.circle) throw new Invalid([{ ...ORIGINAL, text: CIRCLE }]);
}

const CIRCLE = {
  en: 'That question is closed as a duplicate of this one already.',
  zh: '那个问题已作为本问题的重复问题关闭。',
};
