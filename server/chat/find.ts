import { type Context, requireActor } from '../core/context.ts';
import { isId } from '../core/ids.ts';
import type { ChatMessage, Conversation, Prisma } from '../database/client/client.ts';
import { noSuchMessage, visibleConversations, visibleMessages } from './policy.ts';

/** What a caller wants loaded with a conversation; GraphQL passes its own selection. */
export type ConversationSelection = Pick<Prisma.ConversationDefaultArgs, 'include' | 'select'>;

/** As well with a message. */
export type MessageSelection = Pick<Prisma.ChatMessageDefaultArgs, 'include' | 'select'>;

/** A conversation of one's own; the database takes ids of its own shape only. */
export async function conversation(
  ctx: Context,
  { id }: { id: string },
  selection: ConversationSelection = {},
): Promise<Conversation | null> {
  const actor = requireActor(ctx);
  if (!isId('conversation', id)) return null;
  return ctx.db.conversation.findFirst({ ...selection, where: { id, ...visibleConversations(actor) } });
}

/** A message of a conversation of one's own, or a refusal. */
export async function ownMessage(
  ctx: Context,
  id: string,
  selection: MessageSelection = {},
): Promise<ChatMessage> {
  const actor = requireActor(ctx);
  const message = isId('message', id)
    ? await ctx.db.chatMessage.findFirst({ ...selection, where: { id, ...visibleMessages(actor) } })
    : null;
  if (!message) throw noSuchMessage();
  return message;
}
