import type { Context } from '../../core/context.ts';
import type { Transaction } from '../../database/client.ts';
import { DAILY_CAP } from './rules.ts';

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
