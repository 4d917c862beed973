import type { Context } from '../../../core/context.ts';
import type { Answer, Prisma } from '../../../database/client/client.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import type { AnswerSelection } from '../../posts/find.ts';
import { visibleAnswersOfQuestion } from '../../posts/policy.ts';

export type AnswerSort = 'BEST' | 'NEWEST' | 'OLDEST';

/** A page of a question's answers; best is the accepted one first, then by score, then the oldest. */
export async function answersOf(
  ctx: Context,
  { questionId, sort = 'BEST', ...request }: { questionId: string; sort?: AnswerSort } & PageRequest,
  selection: AnswerSelection = {},
): Promise<Page<Answer>> {
  const where = { questionId, ...visibleAnswersOfQuestion(ctx.actor) };
  const order = ORDERS[sort];
  const rows = await ctx.db.answer.findMany({
    ...selection,
    where: request.after ? { AND: [where, order.after(request.after)] } : where,
    orderBy: order.by,
    take: pageSize(request) + 1,
  });
  return toPage(rows, request, order.cursor, () => ctx.db.answer.count({ where, take: MAX_TOTAL }));
}

interface Order {
  by: Prisma.AnswerOrderByWithRelationInput[];
  cursor: (row: Answer) => string;
  after: (cursor: string) => Prisma.AnswerWhereInput;
}

const timed = (direction: 'asc' | 'desc'): Order => ({
  by: [{ createdAt: direction }, { id: direction }],
  cursor: (row) => writeCursor([row.createdAt.toISOString(), row.id]),
  after(cursor) {
    const [time, id] = readCursor(cursor, ['date', 'id']) as [string, string];
    const beyond = direction === 'asc' ? 'gt' : 'lt';
    const at = new Date(time);
    return { OR: [{ createdAt: { [beyond]: at } }, { createdAt: at, id: { [beyond]: id } }] };
  },
});

const ORDERS: Record<AnswerSort, Order> = {
  NEWEST: timed('desc'),
  OLDEST: timed('asc'),
  BEST: {
    by: [{ accepted: 'desc' }, { score: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
    cursor: (row) => writeCursor([row.accepted, row.score, row.createdAt.toISOString(), row.id]),
    after(cursor) {
      const [accepted, score, time, id] = readCursor(cursor, ['boolean', 'whole', 'date', 'id']) as [
        boolean,
        number,
        string,
        string,
      ];
      const createdAt = new Date(time);
      return {
        OR: [
          ...(accepted ? [{ accepted: false }] : []),
          { accepted, score: { lt: score } },
          { accepted, score, createdAt: { gt: createdAt } },
          { accepted, score, createdAt, id: { gt: id } },
        ],
      };
    },
  },
};
