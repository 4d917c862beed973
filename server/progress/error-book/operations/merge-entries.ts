import { type Context, requireActor } from '../../../core/context.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { ErrorEntry } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { filedUnder } from '../place.ts';
import { entriesOf } from '../../policy.ts';
import { EntriesMerged, type MergedEntry } from '../rules.ts';
import { type EntrySent, forgetOldest, requireRoom } from './add-entry.ts';

interface EntryOfDevice extends EntrySent {
  id: string;
  reviewed?: boolean | null | undefined;
  createdAt: Date;
  updatedAt?: Date | null | undefined;
}

/**
 * Adds what a device kept from before signing in, by union of ids: of two versions of an entry the later stands, and what
 * was removed on any device stays removed. Doing it again changes nothing.
 */
export async function mergeErrorEntries(
  ctx: Context,
  input: { entries: EntryOfDevice[]; removed?: string[] | null | undefined },
): Promise<ErrorEntry[]> {
  const actor = requireActor(ctx);
  const { entries, removed } = valid(EntriesMerged, input);
  payForWriting(
    ctx,
    Math.max(WRITE_PRICES.row, WRITE_PRICES.mergedEntry * (entries.length + removed.length)),
  );
  const filed = await filedUnder(ctx, entries);
  const ids = filed.map(({ id }) => id);

  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const known = await tx.errorEntry.findMany({
      where: { userId: actor.id, id: { in: ids } },
      select: { id: true, updatedAt: true, deletedAt: true },
    });
    const knownById = new Map(known.map((entry) => [entry.id, entry]));
    const fresh = uniqueById(filed).filter(({ id }) => !knownById.has(id) && !removed.includes(id));
    await requireRoom(tx, actor.id, fresh.length);
    await tx.errorEntry.createMany({ data: fresh.map((entry) => asRow(ctx, actor.id, entry)) });
    for (const entry of filed) {
      const before = knownById.get(entry.id);
      if (before && !before.deletedAt && asRow(ctx, actor.id, entry).updatedAt > before.updatedAt)
        await bringUpToDate(tx, asRow(ctx, actor.id, entry));
    }
    const now = ctx.now();
    await tx.errorEntry.updateMany({
      where: { ...entriesOf(actor.id), id: { in: removed } },
      data: { deletedAt: now, updatedAt: now },
    });
    await forgetOldest(tx, actor.id);
    return tx.errorEntry.findMany({
      where: { ...entriesOf(actor.id), id: { in: ids } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
  });
}

/** The clock of a device may be ahead. */
function asRow(ctx: Context, userId: string, { reviewed, createdAt, updatedAt, ...content }: MergedEntry) {
  const now = ctx.now();
  const past = (time: Date) => (time > now ? now : time);
  const changed = past(updatedAt ?? createdAt);
  return {
    ...content,
    userId,
    reviewed,
    reviewCount: reviewed ? 1 : 0,
    lastReviewedAt: reviewed ? changed : null,
    createdAt: past(createdAt),
    updatedAt: changed,
  };
}

async function bringUpToDate(tx: Transaction, row: ReturnType<typeof asRow>): Promise<void> {
  const { id, userId, note, errorType, tags, userAnswer, correctAnswer, reviewed, updatedAt } = row;
  if (reviewed)
    await tx.errorEntry.updateMany({
      where: { id, userId, reviewed: false },
      data: { reviewCount: { increment: 1 }, lastReviewedAt: updatedAt },
    });
  await tx.errorEntry.updateMany({
    where: { id, userId },
    data: { note, errorType, tags, userAnswer, correctAnswer, reviewed, updatedAt },
  });
}

const uniqueById = <Entry extends { id: string }>(entries: Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
