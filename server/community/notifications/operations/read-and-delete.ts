import { type Context, requireActor } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import { WRITE_PRICES } from '../../../limits/table.ts';
import { payForWriting } from '../../../limits/write-price.ts';
import { announceNotifications } from '../events.ts';
import { noSuchNotification, ownNotifications } from '../policy.ts';

/** Marks one of the reader's own as read; again, it stays as it is. */
export async function markNotificationRead(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  if (!isId('notification', id)) throw noSuchNotification();
  payForWriting(ctx, WRITE_PRICES.row);

  const own = { id, ...ownNotifications(actor) };
  const { count } = await ctx.db.notification.updateMany({
    where: { ...own, readAt: null },
    data: { readAt: ctx.now(), groupKey: null },
  });
  if (count === 0 && (await ctx.db.notification.count({ where: own })) === 0) throw noSuchNotification();
  if (count > 0) announceNotifications(ctx, [actor.id]);
  return { id };
}

export interface UpTo {
  upToId?: string | null | undefined;
  upToTime?: Date | null | undefined;
}

/**
 * Marks the reader's own as read, up to the newest that they saw: what came, or changed, after it stays unread. So does
 * what another request changes at this moment: nobody waits for anybody.
 */
export async function markNotificationsRead(
  ctx: Context,
  { upToId, upToTime }: UpTo,
): Promise<{ updated: number }> {
  const actor = requireActor(ctx);
  if (upToId != null && !isId('notification', upToId)) throw noSuchNotification();
  payForWriting(ctx, WRITE_PRICES.row);

  const until = upToTime ?? (upToId ? await timeOf(ctx, upToId) : null);
  const updated = await ctx.db.$executeRaw`
    UPDATE notifications SET read_at = ${ctx.now()}::timestamptz, group_key = NULL WHERE id = ANY (ARRAY(
      SELECT id FROM notifications
      WHERE user_id = ${actor.id}::uuid AND read_at IS NULL
        AND (${until}::timestamptz IS NULL OR at < ${until}::timestamptz
          OR at = ${until}::timestamptz AND (${upToId ?? null}::uuid IS NULL OR id <= ${upToId ?? null}::uuid))
      FOR UPDATE SKIP LOCKED))`;
  if (updated > 0) announceNotifications(ctx, [actor.id]);
  return { updated };
}

async function timeOf(ctx: Context, id: string): Promise<Date> {
  const row = await ctx.db.notification.findFirst({
    where: { id, ...ownNotifications(requireActor(ctx)) },
    select: { at: true },
  });
  if (!row) throw noSuchNotification();
  return row.at;
}

/** Takes one of the reader's own out of the inbox. */
export async function deleteNotification(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  if (!isId('notification', id)) throw noSuchNotification();
  payForWriting(ctx, WRITE_PRICES.row);

  const { count } = await ctx.db.notification.deleteMany({ where: { id, ...ownNotifications(actor) } });
  if (count === 0) throw noSuchNotification();
  announceNotifications(ctx, [actor.id]);
  return { id };
}
