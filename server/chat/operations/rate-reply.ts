import type { Context } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import { valid } from '../../core/validation.ts';
import type { ChatMessage } from '../../database/client/client.ts';
import { type MessageSelection, ownMessage } from '../find.ts';
import { refusalToRate } from '../policy.ts';
import { FeedbackGiven } from '../rules.ts';

export type Rating = 'UP' | 'DOWN' | 'NONE';
const VALUES: Record<Rating, number | null> = { UP: 1, DOWN: -1, NONE: null };

/** Keeps what its reader thought of a reply. */
export async function rateReply(
  ctx: Context,
  { id, rating, ...input }: { id: string; rating: Rating; note?: string | null | undefined },
  selection: MessageSelection = {},
): Promise<ChatMessage> {
  const { note } = valid(FeedbackGiven, input);
  enforce(refusalToRate(await ownMessage(ctx, id)));

  return ctx.db.chatMessage.update({
    ...selection,
    where: { id },
    data: { feedback: VALUES[rating], feedbackNote: rating === 'NONE' ? null : note || null },
  });
}
