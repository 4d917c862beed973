import { type Context, requireActor } from '../../core/context.ts';
import type { ChatMessage, Conversation, Prisma } from '../../database/client/client.ts';
import { NotFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../core/pagination.ts';
import type { Attached } from '../../uploads/rules.ts';
import { valid } from '../../core/validation.ts';
import { SHOWN_ATTACHMENTS } from '../attached.ts';
import { ConversationNamed, HISTORY_PAGE, leafBelow, pathTo, visibleTo } from '../rules.ts';
import { renderingsIn, type StoredMessage } from './messages.ts';
import { writeMarkdown } from '../write-markdown.ts';

/** A message in its place: with the branches beside it, itself among them. */
export type PlacedMessage = ChatMessage & {
  siblings: string[];
  uploads: Attached[];
  /** What is stored beside its source; those of the whole conversation are read at once. */
  rendering: () => Promise<StoredMessage | null>;
};

/** One's own, the latest first; with words, those that say them. */
export async function conversations(
  ctx: Context,
  { search, ...request }: { search?: string | null | undefined } & PageRequest,
): Promise<Page<Conversation>> {
  const actor = requireActor(ctx);
  const asked = { ...request, first: request.first ?? HISTORY_PAGE };
  const where: Prisma.ConversationWhereInput = { AND: [visibleTo(actor), saying(search)] };
  const rows = await ctx.db.conversation.findMany({
    where: asked.after ? { AND: [where, after(asked.after)] } : where,
    orderBy: [{ activeAt: 'desc' }, { id: 'desc' }],
    take: pageSize(asked) + 1,
  });
  return toPage(
    rows,
    asked,
    (row) => writeCursor([row.activeAt.toISOString(), row.id]),
    () => ctx.db.conversation.count({ where, take: MAX_TOTAL }),
  );
}

function saying(search: string | null | undefined): Prisma.ConversationWhereInput {
  const words = search?.replaceAll('\0', '').trim().slice(0, 200);
  if (!words) return {};
  const contains = { contains: words.replaceAll(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' as const };
  return { OR: [{ title: contains }, { messages: { some: { content: contains } } }] };
}

function after(cursor: string): Prisma.ConversationWhereInput {
  const [time, id] = readCursor(cursor, ['date', 'id']) as [string, string];
  const activeAt = new Date(time);
  return { OR: [{ activeAt: { lt: activeAt } }, { activeAt, id: { lt: id } }] };
}

export async function conversation(ctx: Context, { id }: { id: string }): Promise<Conversation | null> {
  const actor = requireActor(ctx);
  if (!isId('conversation', id)) return null;
  return ctx.db.conversation.findFirst({ where: { id, ...visibleTo(actor) } });
}

/** The messages of the branch that goes through this one, or of the newest branch. */
export async function branch(
  ctx: Context,
  conversationId: string,
  through: string | null | undefined,
): Promise<PlacedMessage[]> {
  const rows = await ctx.db.chatMessage.findMany({
    where: { conversationId, conversation: visibleTo(requireActor(ctx)) },
    orderBy: { number: 'asc' },
    include: { uploads: SHOWN_ATTACHMENTS },
  });
  const path = pathTo(rows, through ? leafBelow(rows, through) : null);
  let renderings: ReturnType<typeof renderingsIn> | undefined;
  return path.map((row) => ({
    ...row,
    rendering: async () => (await (renderings ??= renderingsIn(ctx, conversationId))).get(row.id) ?? null,
    siblings: rows
      .filter(({ parentId, role }) => parentId === row.parentId && role === row.role)
      .map(({ id }) => id),
  }));
}

/** An exchange as a table of history shows it. */
export interface Exchange {
  id: string;
  message: string;
  response: string;
  createdAt: Date;
}

/** What was asked and answered, in all conversations, the newest first. */
export async function chatHistory(ctx: Context, { first }: { first?: number | null }): Promise<Exchange[]> {
  const actor = requireActor(ctx);
  const rows = await ctx.db.chatMessage.findMany({
    where: { role: 'TUTOR', status: { in: ['DONE', 'STOPPED'] }, conversation: visibleTo(actor) },
    include: { parent: { select: { content: true } } },
    orderBy: { number: 'desc' },
    take: pageSize({ first: first ?? HISTORY_PAGE }),
  });
  return rows.map(({ id, content, parent, createdAt }) => ({
    id,
    message: parent?.content ?? '',
    response: content,
    createdAt,
  }));
}

/** The newest branch as Markdown. */
export async function exportConversation(ctx: Context, one: Conversation): Promise<string> {
  return writeMarkdown(one, await branch(ctx, one.id, null), ctx.language);
}

export async function renameConversation(
  ctx: Context,
  { id, ...input }: { id: string; title: string },
): Promise<Conversation> {
  const actor = requireActor(ctx);
  const { title } = valid(ConversationNamed, input);
  const [renamed] = await ctx.db.conversation.updateManyAndReturn({
    where: { id: known(id), ...visibleTo(actor) },
    data: { title },
  });
  if (!renamed) throw noSuch();
  return renamed;
}

/** With all that was said in it; what is being written there ends. */
export async function deleteConversation(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  const writing = await ctx.db.chatMessage.findMany({
    where: { conversationId: known(id), status: 'WRITING', conversation: visibleTo(actor) },
    select: { id: true },
  });
  const { count } = await ctx.db.conversation.deleteMany({ where: { id, ...visibleTo(actor) } });
  if (count === 0) throw noSuch();
  for (const message of writing) ctx.replies.stop(message.id);
  return { id };
}

/** The database takes ids of its own shape only. */
export function known(id: string): string {
  if (!isId('conversation', id)) throw noSuch();
  return id;
}

export const noSuch = () => new NotFound({ en: 'There is no such conversation.', zh: '没有这个对话。' });
