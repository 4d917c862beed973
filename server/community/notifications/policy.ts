import type { Actor } from '../../core/context.ts';
import { NotFound } from '../../core/errors.ts';
import type { Prisma } from '../../database/client/client.ts';

/** Only one's own, whatever one's role: the filter that every query of them must carry. */
export function ownNotifications(reader: Actor): Prisma.NotificationWhereInput & { userId: string } {
  return { userId: reader.id };
}

export const noSuchNotification = () =>
  new NotFound({ en: 'There is no such notification.', zh: '没有这条通知。' });
