import { type Context, requireActor } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import { valid } from '../../../core/validation.ts';
import type { Transaction } from '../../../database/client.ts';
import type { ErrorEntry } from '../../../database/client/client.ts';
import { lockUsers } from '../../../database/lock-users.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { noSuchEntry, ownEntry } from '../../policy.ts';
import { EntryEdited, type ErrorTypeName } from '../rules.ts';
import { forgetOldest, requireRoom } from './add-entry.ts';
import type { ErrorEntrySelection } from './find.ts';

interface Named {
  id: string;
}

/** Says whether an entry was looked at again; saying so twice counts once. */
export function reviewErrorEntry(
  ctx: Context,
  { id, reviewed }: Named & { reviewed: boolean },
  selection: ErrorEntrySelection = {},
): Promise<ErrorEntry> {
  return change(ctx, id, selection, async (tx, where) => {
    const now = ctx.now();
    const counted = reviewed ? { reviewCount: { increment: 1 }, lastReviewedAt: now } : {};
    await tx.errorEntry.updateMany({
      where: { ...where, reviewed: !reviewed },
      data: { reviewed, ...counted, updatedAt: now },
    });
  });
}

export interface EntryChange extends Named {
  note?: string | null | undefined;
  errorType?: ErrorTypeName | null | undefined;
  tags?: string[] | null | undefined;
  userAnswer?: string | null | undefined;
  correctAnswer?: string | null | undefined;
}

export function editErrorEntry(
  ctx: Context,
  { id, ...input }: EntryChange,
  selection: ErrorEntrySelection = {},
): Promise<ErrorEntry> {
  requireActor(ctx);
  const given = Object.entries(valid(EntryEdited, input)).filter(([, value]) => value != null);
  return change(ctx, id, selection, async (tx, where) => {
    await tx.errorEntry.updateMany({
      where,
      data: { ...Object.fromEntries(given), updatedAt: ctx.now() },
    });
  });
}

/** Takes an entry out of the error book; it can be put back for a while. */
export async function removeErrorEntry(ctx: Context, { id }: Named): Promise<Named> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  if (!isId('errorEntry', id)) throw noSuchEntry();
  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const { count } = await tx.errorEntry.updateMany({
      where: ownEntry(actor, id),
      data: { deletedAt: ctx.now(), updatedAt: ctx.now() },
    });
    if (count === 0) throw noSuchEntry();
    await forgetOldest(tx, actor.id);
    return { id };
  });
}

/** Puts a removed entry back; one that is there stays as it is. */
export async function restoreErrorEntry(
  ctx: Context,
  { id }: Named,
  selection: ErrorEntrySelection = {},
): Promise<ErrorEntry> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  if (!isId('errorEntry', id)) throw noSuchEntry();
  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const removed = { userId: actor.id, id, deletedAt: { not: null } };
    if ((await tx.errorEntry.count({ where: removed })) > 0) {
      await requireRoom(tx, actor.id, 1);
      await tx.errorEntry.updateMany({ where: removed, data: { deletedAt: null, updatedAt: ctx.now() } });
    }
    return found(tx, ownEntry(actor, id), selection);
  });
}

/** Changes an entry of one's own, and reads it in the same transaction. */
async function change(
  ctx: Context,
  id: string,
  selection: ErrorEntrySelection,
  write: (tx: Transaction, where: ReturnType<typeof ownEntry>) => Promise<void>,
): Promise<ErrorEntry> {
  const actor = requireActor(ctx);
  payForWriting(ctx, WRITE_PRICES.row);
  if (!isId('errorEntry', id)) throw noSuchEntry();
  return ctx.db.$transaction(async (tx) => {
    const where = ownEntry(actor, id);
    await write(tx, where);
    return found(tx, where, selection);
  });
}

async function found(
  tx: Transaction,
  where: ReturnType<typeof ownEntry>,
  selection: ErrorEntrySelection,
): Promise<ErrorEntry> {
  const entry = await tx.errorEntry.findFirst({ ...selection, where });
  if (!entry) throw noSuchEntry();
  return entry;
}
