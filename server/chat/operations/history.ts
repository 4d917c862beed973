import { type Context, requireActor } from '../../core/context.ts';
import type { ChatMessage, Conversation } from '../../database/client/client.ts';
import { pageSize } from '../../core/pagination.ts';
import type { MessageSelection } from '../find.ts';
import { visibleMessages } from '../policy.ts';
import { HISTORY_PAGE } from '../rules.ts';
import { writeMarkdown } from '../write-markdown.ts';
import { newestBranch } from './branch.ts';

/** The replies in all conversations, the newest first. */
export async function chatHistory(
  ctx: Context,
  { first }: { first?: number | null },
  selection: MessageSelection = {},
): Promise<ChatMessage[]> {
  const actor = requireActor(ctx);
  return ctx.db.chatMessage.findMany({
    ...selection,
    where: { role: 'TUTOR', status: { in: ['DONE', 'STOPPED'] }, ...visibleMessages(actor) },
    orderBy: { number: 'desc' },
    take: pageSize({ first: first ?? HISTORY_PAGE }),
  });
}

/** The newest branch as Markdown. */
export async function exportConversation(ctx: Context, one: Conversation): Promise<string> {
  return writeMarkdown(one, await newestBranch(ctx, one.id), ctx.language);
}
