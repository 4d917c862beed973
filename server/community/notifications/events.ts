import type { Context } from '../../core/context.ts';
import type { Channel } from '../../core/pubsub/pubsub.ts';

/** Only that something is new: what it is, each listener reads for itself. */
export type InboxEvent = { kind: 'InboxChanged' };

export const inboxChannel = (userId: string): Channel<InboxEvent> => `inbox:${userId}`;

/** Lets whoever listens to the inboxes of these people know that they changed: after the commit. */
export function announceNotifications(
  { events }: Pick<Context, 'events'>,
  userIds: Iterable<string | false | null | undefined>,
): void {
  for (const userId of new Set(userIds))
    if (userId) events.publish(inboxChannel(userId), { kind: 'InboxChanged' });
}
