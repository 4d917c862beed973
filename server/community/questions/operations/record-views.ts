import { createHash } from 'node:crypto';
import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import { dayOf } from '../../../core/time.ts';
import { prepared } from '../../../database/prepared.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../../notifications/events.ts';

const MAX_BATCH = 50;

interface Looked {
  questionIds: string[];
  /** Whose shared link led here. */
  sharedById?: string | null | undefined;
}

/** Counts one view per question, viewer and UTC day; says how many were new. */
export async function recordViews(ctx: Context, { questionIds, sharedById }: Looked): Promise<number> {
  const ids = [...new Set(questionIds)].filter((id) => isId('question', id)).slice(0, MAX_BATCH);
  if (ids.length === 0) return 0;
  payForWriting(ctx, WRITE_PRICES.row * ids.length);
  const now = ctx.now();
  const day = dayOf(now);
  const sharedBy = sharedById && isId('user', sharedById) ? sharedById : null;
  const guestAddress = ctx.actor ? null : ctx.address;
  const [row] = await record.run(ctx, [ids, day, viewer(ctx, day), sharedBy, guestAddress, now]);
  announceNotifications(ctx, [row!.notified]);
  return row!.counted;
}

type Values = [
  ids: string[],
  day: string,
  viewer: string,
  sharedBy: string | null,
  guestAddress: string | null,
  now: Date,
];

const record = prepared<{ counted: number; notified: string | null }, Values>(
  'SELECT counted, notified FROM record_views($1::uuid[], $2::date, $3, $4::uuid, $5, $6::timestamptz)',
);

/** Guests are told apart by a hash of address and browser that changes every day. */
function viewer(ctx: Context, day: string): string {
  if (ctx.actor) return ctx.actor.id;
  return createHash('sha256')
    .update(`${day}\n${ctx.address}\n${ctx.userAgent}`)
    .digest('base64url')
    .slice(0, 22);
}
