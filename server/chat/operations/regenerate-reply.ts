import { type Context, requireActor } from '../../core/context.ts';
import { enforce } from '../../core/errors.ts';
import { once, type Retriable } from '../../database/idempotency.ts';
import { lockUsers } from '../../database/lock-users.ts';
import type { Rung } from '../../tutor/rules.ts';
import { ownMessage } from '../find.ts';
import { noSuchMessage, refusalToAdd, refusalToRegenerate, visibleMessages } from '../policy.ts';
import { type Exchanged, exchangeOf, NO_SELECTION, openReply } from './open-reply.ts';
import { admitReply } from './quota.ts';
import { beginReply } from '../reply/write-reply.ts';

/** Writes an alternative reply to the same message. */
export async function regenerateReply(
  ctx: Context,
  { id, rung, idempotencyKey }: { id: string; rung?: Rung | null | undefined } & Retriable,
  selection = NO_SELECTION,
): Promise<Exchanged> {
  const actor = requireActor(ctx);
  const reply = await ownMessage(ctx, id);
  enforce(refusalToRegenerate(reply));
  const { conversationId } = reply;

  const { exchanged, request } = await ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    const named = { operation: 'regenerateReply', key: idempotencyKey, input: { id, rung } };
    const made = await once(ctx, tx, actor, named, async () => {
      await admitReply(ctx, tx, actor, conversationId);
      const parent = await tx.chatMessage.findFirst({
        where: { children: { some: { id } }, ...visibleMessages(actor) },
      });
      if (!parent) throw noSuchMessage();
      enforce(refusalToAdd(1, { messageCount: await tx.chatMessage.count({ where: { conversationId } }) }));
      await tx.conversation.update({ where: { id: conversationId }, data: { activeAt: ctx.now() } });
      return openReply(ctx, tx, parent, rung);
    });
    return exchangeOf(tx, made, selection);
  });
  if (request) beginReply(ctx, exchanged.reply.id, request);
  return exchanged;
}
