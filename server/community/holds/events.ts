import type { Context } from '../../core/context.ts';
import type { Channel } from '../../core/pubsub/pubsub.ts';

/** Only that there is something else to decide: what it is, each moderator reads. */
export type QueueEvent = { kind: 'QueueChanged' };

export const QUEUE_CHANNEL: Channel<QueueEvent> = 'moderation';

/** Lets moderators know that what waits for them changed: after the commit. */
export const announceQueue = ({ events }: Pick<Context, 'events'>): void =>
  events.publish(QUEUE_CHANNEL, { kind: 'QueueChanged' });
