import type { Context } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import { valid } from '../../core/validation.ts';
import type { ChatMessage } from '../../database/client/client.ts';
import { type MessageSelection, ownMessage } from '../find.ts';
import { refusalToRate } from '../policy.ts';
import { FEEDBACK_COLUMN, FeedbackGiven, type Rating } from '../rules.ts';

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
    data: { feedback: FEEDBACK_COLUMN[rating], feedbackNote: rating === 'NONE' ? null : note || null },
  });
}
