import type { Context } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import type { ChatMessage } from '../../database/client/client.ts';
import { replyChannel } from '../events.ts';
import { type MessageSelection, ownMessage } from '../find.ts';
import { refusalToStop } from '../policy.ts';

/** Stops a reply; one that has ended stays unchanged. */
export async function stopReply(
  ctx: Context,
  { id }: { id: string },
  selection: MessageSelection = {},
): Promise<ChatMessage> {
  enforce(refusalToStop(await ownMessage(ctx, id)));

  const { count } = await ctx.db.chatMessage.updateMany({
    where: { id, status: 'WRITING' },
    data: { status: 'STOPPED' },
  });
  if (count > 0) {
    ctx.replies.stop(id);
    ctx.events.publish(replyChannel(id), { kind: 'Ended' });
  }
  return ownMessage(ctx, id, selection);
}
