import { type Context, requireActor } from '../../core/context.ts';
import type { ChatMessage } from '../../database/client/client.ts';
import type { MessageSelection } from '../find.ts';
import { visibleMessages } from '../policy.ts';
import { leafBelow, pathTo } from '../rules.ts';

interface BranchOf {
  conversationId: string;
  /** A message on the branch; by default the newest. */
  through?: string | null | undefined;
}

/** The messages of a branch, each with its siblings, itself included. */
export async function branch(
  ctx: Context,
  of: BranchOf,
  selection: MessageSelection = {},
): Promise<(ChatMessage & { siblings: string[] })[]> {
  const siblings = await siblingsAlong(ctx, of);
  const messages = await ctx.db.chatMessage.findMany({ ...selection, ...among(ctx, [...siblings.keys()]) });
  return messages.map((message) => ({ ...message, siblings: siblings.get(message.id) ?? [] }));
}

/** The messages of the newest branch with their files. */
export async function newestBranch(ctx: Context, conversationId: string) {
  const siblings = await siblingsAlong(ctx, { conversationId });
  return ctx.db.chatMessage.findMany({
    ...among(ctx, [...siblings.keys()]),
    select: {
      role: true,
      content: true,
      attachments: { select: { name: true }, orderBy: { position: 'asc' } },
    },
  });
}

/** The siblings of each message of a branch, by its id. */
async function siblingsAlong(
  ctx: Context,
  { conversationId, through }: BranchOf,
): Promise<Map<string, string[]>> {
  const tree = await ctx.db.chatMessage.findMany({
    where: { conversationId, ...visibleMessages(requireActor(ctx)) },
    orderBy: { number: 'asc' },
    select: { id: true, number: true, parentId: true, role: true },
  });
  const siblings = siblingsIn(tree);
  const path = pathTo(tree, through ? leafBelow(tree, through) : null);
  return new Map(path.map((message) => [message.id, siblings(message)]));
}

type Sibling = Pick<ChatMessage, 'id' | 'parentId' | 'role'>;

/** The siblings of a message, from all messages of its conversation. */
export function siblingsIn(tree: Sibling[]): (message: Sibling) => string[] {
  const beside = Map.groupBy(tree, placeOf);
  return (message) => beside.get(placeOf(message))!.map(({ id }) => id);
}

const placeOf = ({ parentId, role }: Sibling) => `${role} ${parentId}`;

const among = (ctx: Context, ids: string[]) =>
  ({
    where: { id: { in: ids }, ...visibleMessages(requireActor(ctx)) },
    orderBy: { number: 'asc' },
  }) as const;

/** The siblings of a message, itself included, the oldest first. */
export async function siblingsOf(
  ctx: Context,
  { conversationId, parentId, role }: ChatMessage,
): Promise<string[]> {
  const rows = await ctx.db.chatMessage.findMany({
    where: { conversationId, parentId, role, ...visibleMessages(requireActor(ctx)) },
    orderBy: { number: 'asc' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
