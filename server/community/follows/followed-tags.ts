import { type Actor, type Context, requireActor } from '../../core/context.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../core/pagination.ts';
import type { Prisma, Tag } from '../../database/client/client.ts';

const known = new WeakMap<Context, Promise<ReadonlySet<string>>>();

/** The tags that somebody follows, read once for a request. */
export function followedTags(ctx: Context, { id: userId }: Actor): Promise<ReadonlySet<string>> {
  const tags = known.get(ctx) ?? read(ctx, userId);
  known.set(ctx, tags);
  return tags;
}

async function read({ db }: Context, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.tagFollow.findMany({ where: { userId }, select: { tag: true } });
  return new Set(rows.map(({ tag }) => tag));
}

type TagSelection = Pick<Prisma.TagDefaultArgs, 'select'>;

/** A page of the tags that one follows, in the order of the alphabet: also of those that no question ever had. */
export async function ownFollowedTags(
  ctx: Context,
  request: PageRequest,
  selection: TagSelection = {},
): Promise<Page<Tag>> {
  const { id: userId } = requireActor(ctx);
  const [after] = request.after ? readCursor(request.after, ['text']) : [''];
  const follows = await ctx.db.tagFollow.findMany({
    where: { userId, tag: { gt: String(after) } },
    orderBy: { tag: 'asc' },
    take: pageSize(request) + 1,
    select: { tag: true },
  });
  const names = follows.map(({ tag }) => tag);
  const tags = await ctx.db.tag.findMany({ ...selection, where: { name: { in: names } } });
  const named = new Map(tags.map((tag) => [tag.name, tag]));
  return toPage(
    names.map((name) => named.get(name) ?? { name, createdBy: null, createdAt: ctx.now() }),
    request,
    ({ name }) => writeCursor([name]),
    () => ctx.db.tagFollow.count({ where: { userId }, take: MAX_TOTAL }),
  );
}
