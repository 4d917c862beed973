import type { Context } from '../../../core/context.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
  keysetOf,
} from '../../../core/pagination.ts';
import type { Answer, Prisma } from '../../../database/client/client.ts';
import type { PageOfRows } from '../../../graph/statement/request.ts';
import type { AnswerSelection } from '../../posts/find.ts';
import { visibleAnswersOfQuestion } from '../../posts/policy.ts';

export type AnswerSort = 'BEST' | 'NEWEST' | 'OLDEST';

export interface AnswersArgs extends PageRequest {
  sort?: AnswerSort | null | undefined;
}

const timed = (direction: 'asc' | 'desc') =>
  keysetOf({ field: 'createdAt', kind: 'date', direction }, { field: 'id', kind: 'id', direction });

const ORDERS = {
  NEWEST: timed('desc'),
  OLDEST: timed('asc'),
  BEST: keysetOf(
    { field: 'accepted', kind: 'boolean', direction: 'desc' },
    { field: 'score', kind: 'whole', direction: 'desc' },
    { field: 'createdAt', kind: 'date', direction: 'asc' },
    { field: 'id', kind: 'id', direction: 'asc' },
  ),
};

/** A page of a question's answers; best is the accepted one first, then by score, then the oldest. */
export async function answersOf(
  ctx: Context,
  { questionId, ...args }: AnswersArgs & { questionId: string },
  selection: AnswerSelection = {},
): Promise<Page<Answer>> {
  const page = answersPage(ctx, args);
  const where: Prisma.AnswerWhereInput = { questionId, ...page.where };
  const rows = await ctx.db.answer.findMany({
    ...selection,
    where: args.after ? { AND: [where, page.keyset.after(args.after)] } : where,
    orderBy: page.keyset.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, page.keyset.cursorOf, () => ctx.db.answer.count({ where, take: MAX_TOTAL }));
}

/** Which answers of a question these are, and in what order. */
export const answersPage = ({ actor }: Context, { sort, first, after }: AnswersArgs): PageOfRows => ({
  model: 'Answer',
  where: visibleAnswersOfQuestion(actor) as PageOfRows['where'],
  keyset: ORDERS[sort ?? 'BEST'],
  first,
  after,
});
