import { type Context, requireActor } from '../../core/context.ts';
import type { ChatMessage, Prisma, Rendering } from '../../database/client/client.ts';
import { Conflict, NotFound } from '../../core/errors.ts';
import { replyChannel } from '../events.ts';
import { isId } from '../../core/ids.ts';
import { visibleTo as ownFiles } from '../../uploads/rules.ts';
import { valid } from '../../core/validation.ts';
import { SHOWN_ATTACHMENTS } from '../attached.ts';
import { FeedbackGiven, visibleTo } from '../rules.ts';

/** A message of one's own, or a refusal. */
export async function ownMessage(ctx: Context, id: string): Promise<ChatMessage> {
  const actor = requireActor(ctx);
  const found = isId('message', id)
    ? await ctx.db.chatMessage.findFirst({ where: { id, conversation: visibleTo(actor) } })
    : null;
  if (!found) throw noSuchMessage();
  return found;
}

export const noSuchMessage = () => new NotFound({ en: 'There is no such message.', zh: '没有这条消息。' });

async function ownReply(ctx: Context, id: string): Promise<ChatMessage> {
  const message = await ownMessage(ctx, id);
  if (message.role !== 'TUTOR')
    throw new Conflict('CONFLICT', { en: 'This message is not a reply.', zh: '这条消息不是回答。' });
  return message;
}

/** Ends a reply where it is; one that has ended stays as it is. */
export async function stopReply(ctx: Context, { id }: { id: string }): Promise<ChatMessage> {
  const { id: messageId } = await ownReply(ctx, id);
  const [stopped] = await ctx.db.chatMessage.updateManyAndReturn({
    where: { id: messageId, status: 'WRITING' },
    data: { status: 'STOPPED' },
  });
  if (!stopped) return ownReply(ctx, id);
  ctx.replies.stop(messageId);
  ctx.events.publish(replyChannel(messageId), { kind: 'Ended' });
  return stopped;
}

export type Rating = 'UP' | 'DOWN' | 'NONE';
const VALUES: Record<Rating, number | null> = { UP: 1, DOWN: -1, NONE: null };

/** Keeps what its reader thought of a reply. */
export async function rateReply(
  ctx: Context,
  { id, rating, ...input }: { id: string; rating: Rating; note?: string | null | undefined },
): Promise<ChatMessage> {
  const { note } = valid(FeedbackGiven, input);
  const { id: messageId } = await ownReply(ctx, id);
  const data: Prisma.ChatMessageUpdateInput = {
    feedback: VALUES[rating],
    feedbackNote: rating === 'NONE' ? null : note || null,
  };
  return ctx.db.chatMessage.update({ where: { id: messageId }, data });
}

/** The branches beside a message, itself among them, the oldest first. */
export async function siblingsOf(
  ctx: Context,
  { conversationId, parentId, role }: ChatMessage,
): Promise<string[]> {
  const rows = await ctx.db.chatMessage.findMany({
    where: { conversationId, parentId, role, conversation: visibleTo(requireActor(ctx)) },
    orderBy: { number: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** What is stored of a message beside its source. */
export type StoredMessage = Pick<Rendering, 'renderer' | 'html'>;

export function renderingOf(ctx: Context, { id }: ChatMessage): Promise<StoredMessage | null> {
  return ctx.db.rendering.findFirst({
    where: { messageId: id, message: { conversation: visibleTo(requireActor(ctx)) } },
    select: { renderer: true, html: true },
  });
}

/** The same for all messages of a conversation, by their ids. */
export async function renderingsIn(
  ctx: Context,
  conversationId: string,
): Promise<Map<string, StoredMessage>> {
  const rows = await ctx.db.rendering.findMany({
    where: { message: { conversationId, conversation: visibleTo(requireActor(ctx)) } },
    select: { messageId: true, renderer: true, html: true },
  });
  return new Map(rows.map(({ messageId, ...stored }) => [messageId!, stored]));
}

/** The files that came with a message; replies have none. */
export async function attachmentsOf(ctx: Context, { id, role }: ChatMessage) {
  if (role !== 'USER') return [];
  const where = { messageId: id, ...ownFiles(requireActor(ctx)) };
  return ctx.db.upload.findMany({ where, ...SHOWN_ATTACHMENTS });
}
