import type { Channel } from '../core/pubsub/pubsub.ts';

/** What happens to a reply while it is written. */
export type ReplyEvent =
  /** `at` is where the text goes on, in UTF-16 units; it is stored before it is told. */
  { kind: 'Grew'; at: number; text: string } | { kind: 'Ended' };

export const replyChannel = (messageId: string): Channel<ReplyEvent> => `reply:${messageId}`;
