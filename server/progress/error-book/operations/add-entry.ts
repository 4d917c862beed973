import { type Context, requireActor } from '../../../core/context.ts';
import { Conflict } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { ErrorEntry } from '../../../database/client/client.ts';
import { once, type Retriable } from '../../../database/idempotency.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { entriesOf, ownEntry } from '../../policy.ts';
import { filedUnder } from '../place.ts';
import { EntryAdded, type ErrorSourceName, type ErrorTypeName, MAX_ENTRIES, MAX_REMOVED } from '../rules.ts';
import type { ErrorEntrySelection } from './find.ts';

export interface EntrySent {
  questionText: string;
  questionLatex?: string | null | undefined;
  userAnswer?: string | null | undefined;
  correctAnswer?: string | null | undefined;
  errorType?: ErrorTypeName | null | undefined;
  errorLine?: number | null | undefined;
  subjectCode?: string | null | undefined;
  paper?: string | null | undefined;
  topicId?: string | null | undefined;
  source?: ErrorSourceName | null | undefined;
  sourceId?: string | null | undefined;
  note?: string | null | undefined;
  tags?: string[] | null | undefined;
}

/** Adds a question to one's error book; an entry with this id that is there already is answered as it is. */
export async function addErrorEntry(
  ctx: Context,
  { idempotencyKey, ...input }: EntrySent & { id?: string | null | undefined } & Retriable,
  selection: ErrorEntrySelection = {},
): Promise<ErrorEntry> {
  const actor = requireActor(ctx);
  const { id: named, ...sent } = valid(EntryAdded, input);
  payForWriting(ctx, WRITE_PRICES.row);
  const [content] = await filedUnder(ctx, [sent]);

  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const { id } = await once(
      ctx,
      tx,
      actor,
      { operation: 'addErrorEntry', key: idempotencyKey, input },
      async () => {
        const known = named && (await tx.errorEntry.findFirst({ where: { userId: actor.id, id: named } }));
        if (known) return known.id;
        await requireRoom(tx, actor.id, 1);
        const now = ctx.now();
        const added = { id: named ?? newId('errorEntry', now), userId: actor.id, createdAt: now };
        await tx.errorEntry.create({ data: { ...content!, ...added, updatedAt: now } });
        return added.id;
      },
    );
    const entry = await tx.errorEntry.findFirst({ ...selection, where: ownEntry(actor, id) });
    if (!entry) throw wasRemoved();
    return entry;
  });
}

/** The caller holds the lock on the person's row. */
export async function requireRoom(tx: Transaction, ownerId: string, more: number): Promise<void> {
  const held = await tx.errorEntry.count({ where: entriesOf(ownerId) });
  if (held + more > MAX_ENTRIES) throw bookFull();
}

/** Of what was removed only so much is kept to be put back: the last. */
export async function forgetOldest(tx: Transaction, ownerId: string): Promise<void> {
  await tx.$executeRaw`DELETE FROM error_entries WHERE user_id = ${ownerId}::uuid AND id IN (
    SELECT id FROM error_entries WHERE user_id = ${ownerId}::uuid AND deleted_at IS NOT NULL
    ORDER BY deleted_at DESC, id OFFSET ${MAX_REMOVED})`;
}

const bookFull = () =>
  new Conflict('CONFLICT', {
    en: `An error book holds at most ${MAX_ENTRIES} entries. Remove some first.`,
    zh: `错题本最多 ${MAX_ENTRIES} 条，请先移除一些。`,
  });

const wasRemoved = () =>
  new Conflict('CONFLICT', {
    en: 'This entry was removed from your error book.',
    zh: '这一条已从错题本中移除。',
  });
