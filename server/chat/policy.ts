import type { Actor } from '../core/context.ts';
import { Conflict, NotFound, type Refusal } from '../core/errors.ts';
import type { ChatRole, Prisma } from '../database/client/client.ts';
import { REPLIES } from '../limits/table.ts';
import { MAX_MESSAGES } from './rules.ts';

/** Only the owner may read a conversation, whatever their role. */
export function visibleConversations(reader: Actor): Prisma.ConversationWhereInput {
  return { ownerId: reader.id };
}

/** The filter that every query of messages must carry. */
export function visibleMessages(reader: Actor): Prisma.ChatMessageWhereInput {
  return { conversation: visibleConversations(reader) };
}

interface WithRole {
  role: ChatRole;
}

/** Only the user's own messages can be edited. */
export function refusalToEdit(message: WithRole | undefined): Refusal | null {
  return message?.role === 'USER' ? null : noSuchMessage();
}

/** A message follows a reply of the tutor. */
export function refusalToFollow(message: WithRole | undefined): Refusal | null {
  return message?.role === 'TUTOR' ? null : noSuchMessage();
}

/** Only replies can be stopped. */
export const refusalToStop = (message: WithRole): Refusal | null => refusalUnlessReply(message);

/** Only replies can be rated. */
export const refusalToRate = (message: WithRole): Refusal | null => refusalUnlessReply(message);

/** Only replies can be regenerated. */
export const refusalToRegenerate = (message: WithRole): Refusal | null => refusalUnlessReply(message);

const refusalUnlessReply = ({ role }: WithRole): Refusal | null =>
  role === 'TUTOR'
    ? null
    : new Conflict('CONFLICT', { en: 'This message is not a reply.', zh: '这条消息不是回答。' });

/** Limits the messages of a conversation, all branches together. */
export function refusalToAdd(messages: number, to: { messageCount: number }): Refusal | null {
  if (to.messageCount + messages <= MAX_MESSAGES) return null;
  return new Conflict('CONFLICT', {
    en: `A conversation holds at most ${MAX_MESSAGES} messages. Start a new one.`,
    zh: `一个对话最多 ${MAX_MESSAGES} 条消息，请新建对话。`,
  });
}

/** One reply at a time in a conversation, and REPLIES.concurrent for one user. */
export function refusalToBegin(
  { conversationId }: { conversationId: string | null },
  underWay: readonly { conversationId: string }[],
): Refusal | null {
  if (underWay.some((reply) => reply.conversationId === conversationId))
    return new Conflict('DUPLICATE_IN_FLIGHT', {
      en: 'A reply is being written here. Wait for it or stop it first.',
      zh: '这里正在生成回答，请等待或先停止。',
    });
  if (underWay.length < REPLIES.concurrent) return null;
  return new Conflict('DUPLICATE_IN_FLIGHT', {
    en: `At most ${REPLIES.concurrent} replies can be written for you at once.`,
    zh: `最多同时生成 ${REPLIES.concurrent} 个回答。`,
  });
}

export const noSuchConversation = () =>
  new NotFound({ en: 'There is no such conversation.', zh: '没有这个对话。' });

export const noSuchMessage = () => new NotFound({ en: 'There is no such message.', zh: '没有这条消息。' });
