import { type Context, requireActor } from '../core/context.ts';
import { isId } from '../core/ids.ts';
import type { ChatMessage, Conversation, Prisma } from '../database/client/client.ts';
import { noSuchMessage, visibleConversations, visibleMessages } from './policy.ts';

/** The columns and relations to load with a conversation. */
export type ConversationSelection = Pick<Prisma.ConversationDefaultArgs, 'include' | 'select'>;

/** The columns and relations to load with a message. */
export type MessageSelection = Pick<Prisma.ChatMessageDefaultArgs, 'include' | 'select'>;

/** A conversation of the actor; malformed ids never reach the database. */
export async function conversation(
  ctx: Context,
  { id }: { id: string },
  selection: ConversationSelection = {},
): Promise<Conversation | null> {
  const actor = requireActor(ctx);
  if (!isId('conversation', id)) return null;
  return ctx.db.conversation.findFirst({ ...selection, where: { id, ...visibleConversations(actor) } });
}

/** A message of one of the actor's conversations, or a refusal. */
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
