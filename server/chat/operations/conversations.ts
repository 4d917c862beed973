import { type Context, requireActor } from '../../core/context.ts';
import type { Conversation, Prisma } from '../../database/client/client.ts';
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
import { valid } from '../../core/validation.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import type { ConversationSelection } from '../find.ts';
import { noSuchConversation, visibleConversations, visibleMessages } from '../policy.ts';
import { ConversationNamed, HISTORY_PAGE } from '../rules.ts';

/** The actor's conversations, the latest first, optionally only those that contain a text. */
export async function conversations(
  ctx: Context,
  { search, ...request }: { search?: string | null | undefined } & PageRequest,
  selection: ConversationSelection = {},
): Promise<Page<Conversation>> {
  const actor = requireActor(ctx);
  const paged = { ...request, first: request.first ?? HISTORY_PAGE };
  const where: Prisma.ConversationWhereInput = { AND: [visibleConversations(actor), saying(search)] };
  const rows = await ctx.db.conversation.findMany({
    ...selection,
    where: paged.after ? { AND: [where, after(paged.after)] } : where,
    orderBy: [{ activeAt: 'desc' }, { id: 'desc' }],
    take: pageSize(paged) + 1,
  });
  return toPage(
    rows,
    paged,
    (row) => writeCursor([row.activeAt.toISOString(), row.id]),
    () => ctx.db.conversation.count({ where, take: MAX_TOTAL }),
  );
}

function saying(search: string | null | undefined): Prisma.ConversationWhereInput {
  const words = search?.replaceAll('\0', '').trim().slice(0, MAX_QUERY);
  if (!words) return {};
  const contains = { contains: words.replaceAll(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' as const };
  return { OR: [{ title: contains }, { messages: { some: { content: contains } } }] };
}

function after(cursor: string): Prisma.ConversationWhereInput {
  const [time, id] = readCursor(cursor, ['date', 'id']) as [string, string];
  const activeAt = new Date(time);
  return { OR: [{ activeAt: { lt: activeAt } }, { activeAt, id: { lt: id } }] };
}

export async function renameConversation(
  ctx: Context,
  { id, ...input }: { id: string; title: string },
): Promise<Conversation> {
  const actor = requireActor(ctx);
  const { title } = valid(ConversationNamed, input);
  if (!isId('conversation', id)) throw noSuchConversation();
  const [renamed] = await ctx.db.conversation.updateManyAndReturn({
    where: { id, ...visibleConversations(actor) },
    data: { title },
  });
  if (!renamed) throw noSuchConversation();
  return renamed;
}

/** Deletes a conversation with its messages; a reply under way is stopped. */
export async function deleteConversation(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const actor = requireActor(ctx);
  if (!isId('conversation', id)) throw noSuchConversation();
  const writing = await ctx.db.chatMessage.findMany({
    where: { conversationId: id, status: 'WRITING', ...visibleMessages(actor) },
    select: { id: true },
  });
  const { count } = await ctx.db.conversation.deleteMany({ where: { id, ...visibleConversations(actor) } });
  if (count === 0) throw noSuchConversation();
  for (const message of writing) ctx.replies.stop(message.id);
  return { id };
}
