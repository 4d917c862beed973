import type { Reading } from '../../../database/client.ts';
import type { Context } from '../../../core/context.ts';
import { isId } from '../../../core/ids.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
} from '../../../core/pagination.ts';
import type { Comment, Prisma } from '../../../database/client/client.ts';
import type { PageOfRows, Rows } from '../../../graph/statement/request.ts';
import { visibleComments, visibleCommentsOfPost } from '../policy.ts';

/** What a caller wants loaded with a comment; GraphQL passes its own selection. */
export type CommentSelection = Pick<Prisma.CommentDefaultArgs, 'include' | 'select'>;

/** The comment that an id names, where the caller may see it; statements read it by this too. */
export const commentRow = ({ id }: { id: string }, { actor }: Pick<Context, 'actor'>): Rows | null =>
  isId('comment', id) ? { model: 'Comment', where: { id, ...visibleComments(actor) } } : null;

export async function comment(
  ctx: Pick<Reading, 'db' | 'actor'>,
  named: { id: string },
  selection: CommentSelection = {},
): Promise<Comment | null> {
  const row = commentRow(named, ctx);
  return row && ctx.db.comment.findFirst({ ...selection, where: row.where });
}

const OLDEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'asc' },
  { field: 'id', kind: 'id', direction: 'asc' },
);

/** A page of the comments on a post, the oldest first. */
export async function commentsOn(
  ctx: Context,
  post: { questionId: string } | { answerId: string },
  args: PageRequest,
  selection: CommentSelection = {},
): Promise<Page<Comment>> {
  const { keyset, where: visible } = commentsPage(ctx, args);
  const where: Prisma.CommentWhereInput = { ...post, ...visible };
  const rows = await ctx.db.comment.findMany({
    ...selection,
    where: args.after ? { AND: [where, keyset.after(args.after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, keyset.cursorOf, () => ctx.db.comment.count({ where, take: MAX_TOTAL }));
}

/** Which comments of a post these are, and in what order. */
export const commentsPage = ({ actor }: Context, { first, after }: PageRequest): PageOfRows => ({
  model: 'Comment',
  where: visibleCommentsOfPost(actor) as PageOfRows['where'],
  keyset: OLDEST,
  first,
  after,
});
