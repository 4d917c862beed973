import type { Context } from '../../core/context.ts';
import type { Channel } from '../../core/pubsub/pubsub.ts';

/** Only that a draft changed: what it is now, each device reads for itself. */
export type DraftEvent = { kind: 'DraftChanged'; place: string };

export const draftChannel = (userId: string): Channel<DraftEvent> => `drafts:${userId}`;

/** Lets the other devices of its writer know that a draft was saved, or is gone: after the commit. */
export function announceDraft(
  { events }: Pick<Context, 'events'>,
  { userId, place }: { userId: string; place: string },
): void {
  events.publish(draftChannel(userId), { kind: 'DraftChanged', place });
}
