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
import { visibleAnswers, visibleAnswersOfQuestion } from '../../posts/policy.ts';

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
export const answersOf = (
  ctx: Context,
  { questionId, ...args }: AnswersArgs & { questionId: string },
  selection: AnswerSelection = {},
) => read(ctx, { questionId }, answersPage(ctx, args), selection);

/** A page of what somebody answered, the latest first. */
export const answersBy = (
  ctx: Context,
  { authorId, ...args }: PageRequest & { authorId: string },
  selection: AnswerSelection = {},
) => read(ctx, { authorId }, answersPageBy(ctx, args), selection);

async function read(
  { db }: Context,
  owner: Prisma.AnswerWhereInput,
  page: PageOfRows,
  selection: AnswerSelection,
): Promise<Page<Answer>> {
  const { keyset, after } = page;
  const where: Prisma.AnswerWhereInput = { ...owner, ...page.where };
  const rows = await db.answer.findMany({
    ...selection,
    where: after ? { AND: [where, keyset.after(after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(page) + 1,
  });
  return toPage(rows, page, keyset.cursorOf, () => db.answer.count({ where, take: MAX_TOTAL }));
}

/** Which answers of a question these are, and in what order. */
export const answersPage = ({ actor }: Context, { sort, first, after }: AnswersArgs): PageOfRows => ({
  model: 'Answer',
  where: visibleAnswersOfQuestion(actor) as PageOfRows['where'],
  keyset: ORDERS[sort ?? 'BEST'],
  first,
  after,
});

/** Which answers of somebody these are: to questions that the reader may know about. */
export const answersPageBy = ({ actor }: Context, { first, after }: PageRequest): PageOfRows => ({
  model: 'Answer',
  where: visibleAnswers(actor) as PageOfRows['where'],
  keyset: ORDERS.NEWEST,
  first,
  after,
});
