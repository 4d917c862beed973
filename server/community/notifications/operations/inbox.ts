import { type Context, requireActor } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
} from '../../../core/pagination.ts';
import type { Database } from '../../../database/client.ts';
import type { Notification, NotificationKind, Prisma } from '../../../database/client/client.ts';
import { ownNotifications } from '../policy.ts';
import { INBOX_PAGE } from '../rules.ts';

/** What a caller wants loaded with a notification; GraphQL passes its own selection. */
export type NotificationSelection = Pick<Prisma.NotificationDefaultArgs, 'include' | 'select'>;

export interface NotificationsArgs extends PageRequest {
  kind?: NotificationKind | null | undefined;
  unread?: boolean | null | undefined;
}

const NEWEST = keysetOf(
  { field: 'at', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

/** The reader's own, the newest first; where several are one row, by the last of them. */
export async function notifications(
  ctx: Context,
  { kind, unread, ...request }: NotificationsArgs,
  selection: NotificationSelection = {},
): Promise<Page<Notification>> {
  const paged = { ...request, first: request.first ?? INBOX_PAGE };
  const where: Prisma.NotificationWhereInput = {
    ...ownNotifications(requireActor(ctx)),
    ...(kind && { kind }),
    ...(unread && { readAt: null }),
  };
  const rows = await ctx.db.notification.findMany({
    ...selection,
    where: paged.after ? { AND: [where, NEWEST.after(paged.after)] } : where,
    orderBy: NEWEST.orderBy,
    take: pageSize(paged) + 1,
  });
  return toPage(rows, paged, NEWEST.cursorOf, () => ctx.db.notification.count({ where, take: MAX_TOTAL }));
}

/** One of the reader's own; null where it is somebody else's, or gone. */
export async function notification(
  ctx: Context,
  { id }: { id: string },
  selection: NotificationSelection = {},
): Promise<Notification | null> {
  if (!ctx.actor || !isId('notification', id)) return null;
  return ctx.db.notification.findFirst({ ...selection, where: { id, ...ownNotifications(ctx.actor) } });
}

/** The newest of the reader's own, where there is one. */
export function newestNotification(
  ctx: Context,
  selection: NotificationSelection = {},
): Promise<Notification | null> {
  return ctx.db.notification.findFirst({
    ...selection,
    where: ownNotifications(requireActor(ctx)),
    orderBy: NEWEST.orderBy,
  });
}

/** How many of the reader's own are unread: counted, so that it is never another number than that of the rows. */
export function unreadCount(
  ctx: Pick<Context, 'actor'> & { db: Pick<Database, 'notification'> },
): Promise<number> {
  return ctx.db.notification.count({
    where: { ...ownNotifications(requireActor(ctx as Context)), readAt: null },
  });
}
