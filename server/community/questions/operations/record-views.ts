import { createHash } from 'node:crypto';
import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import { prepared } from '../../../database/prepared.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';

const MAX_BATCH = 50;

/** Counts one view per question, viewer and UTC day; says how many were new. */
export async function recordViews(ctx: Context, { questionIds }: { questionIds: string[] }): Promise<number> {
  const ids = [...new Set(questionIds)].filter((id) => isId('question', id)).slice(0, MAX_BATCH);
  if (ids.length === 0) return 0;
  payForWriting(ctx, WRITE_PRICES.row * ids.length);
  const day = ctx.now().toISOString().slice(0, 10);
  const [row] = await record.run(ctx, [ids, day, viewer(ctx, day)]);
  return row!.counted;
}

const record = prepared<{ counted: number }, [ids: string[], day: string, viewer: string]>(
  'SELECT record_views($1::uuid[], $2::date, $3) AS counted',
);

/** Guests are told apart by a hash of address and browser that changes every day. */
function viewer(ctx: Context, day: string): string {
  if (ctx.actor) return ctx.actor.id;
  return createHash('sha256')
    .update(`${day}\n${ctx.address}\n${ctx.userAgent}`)
    .digest('base64url')
    .slice(0, 22);
}
