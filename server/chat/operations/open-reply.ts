import { noSuchMessage } from '../policy.ts';
import type { Context } from '../../core/context.ts';
import { newId } from '../../core/ids.ts';
import type { ChatMessage, Conversation } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import type { Rung } from '../../tutor/rules.ts';
import { ATTACHED } from '../reply/attached.ts';
import { pathTo } from '../rules.ts';
import type { ReplyRequest } from '../reply/reply.ts';
import { requestAt } from '../reply/turns.ts';
import type { ConversationSelection, MessageSelection } from '../find.ts';
import { siblingsIn } from './branch.ts';

export interface Exchanged {
  conversation: Conversation;
  sent: ChatMessage & { siblings?: string[] };
  reply: ChatMessage & { siblings?: string[] };
}

/** The columns and relations to load with each of them. */
export interface ExchangeSelection {
  conversation: ConversationSelection;
  sent: MessageSelection;
  reply: MessageSelection;
}

export const NO_SELECTION: ExchangeSelection = { conversation: {}, sent: {}, reply: {} };

/** Adds the empty row of a reply. */
export async function openReply(
  ctx: Context,
  tx: Transaction,
  { id, conversationId }: ChatMessage,
  rung: Rung | null | undefined = null,
): Promise<string> {
  const now = ctx.now();
  const reply = await tx.chatMessage.create({
    data: {
      id: newId('message', now),
      conversationId,
      parentId: id,
      role: 'TUTOR',
      content: '',
      status: 'WRITING',
      rung: rung ?? null,
      createdAt: now,
      beatAt: now,
      rendering: { create: { renderer: 0 } },
    },
  });
  return reply.id;
}

/** The message and the request of its reply, read before the commit, after which nothing may fail. */
export async function exchangeOf(
  tx: Transaction,
  { id, repeated }: { id: string; repeated: boolean },
  selection: ExchangeSelection,
): Promise<{ exchanged: Exchanged; request: ReplyRequest | null }> {
  const row = await tx.chatMessage.findUnique({
    where: { id },
    include: {
      ...selection.reply.include,
      parent: { ...selection.sent },
      conversation: { ...selection.conversation },
    },
  });
  if (!row) throw noSuchMessage();
  const { parent, conversation, ...reply } = row;
  const sent = parent!;
  if (repeated) return { exchanged: { conversation, sent, reply }, request: null };
  const rows = await tx.chatMessage.findMany({
    where: { conversationId: conversation.id },
    orderBy: { number: 'asc' },
    include: { attachments: ATTACHED },
  });
  const siblings = siblingsIn(rows);
  return {
    exchanged: {
      conversation,
      sent: { ...sent, siblings: siblings(sent) },
      reply: { ...reply, siblings: siblings(reply) },
    },
    request: requestAt(pathTo(rows, reply.parentId), reply.rung, conversation),
  };
}
