import type { Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { DAILY_CAP } from './rules.ts';

interface Event {
  userId: string;
  kind: string;
  points: number;
  source: string;
  postId: string;
  actorId: string;
}

/** Adds one row to the ledger and moves the person's reputation; a row that is there already changes nothing. */
export async function writeLedger(ctx: Context, tx: Transaction, event: Event): Promise<void> {
  await tx.$executeRaw`
    SELECT write_ledger(${event.userId}::uuid, ${event.kind}::ledger_kind, ${event.points}::int, false, ${event.source},
      ${event.postId}::uuid, ${event.actorId}::uuid, ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)`;
}

/** Writes the opposite of every standing row of this source, or of every source of these posts. */
export async function undoLedger(
  ctx: Context,
  tx: Transaction,
  what: { source: string } | { postIds: string[] },
): Promise<void> {
  if ('source' in what)
    await tx.$executeRaw`SELECT undo_ledger(${what.source}, ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)`;
  else
    await tx.$executeRaw`SELECT undo_post_ledger(${what.postIds}::uuid[], ${ctx.now()}::timestamptz, ${DAILY_CAP}::int)`;
}
