import type { Context } from '../../../core/context.ts';
import type { Prisma, Question } from '../../../database/client/client.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import type { QuestionSelection } from '../../posts/find.ts';
import { matching, type QuestionFilter } from './filter.ts';

export type QuestionSort = 'NEWEST' | 'ACTIVE' | 'VOTES' | 'UNANSWERED';

/** A page of questions; sorted by votes a row may move between two pages. */
export async function questions(
  ctx: Context,
  {
    filter = {},
    sort = 'NEWEST',
    ...request
  }: { filter?: QuestionFilter; sort?: QuestionSort } & PageRequest,
  selection: QuestionSelection = {},
): Promise<Page<Question>> {
  const where = matching(ctx, {
    ...filter,
    ...(sort === 'UNANSWERED' ? { unanswered: true, status: 'OPEN' } : {}),
  });
  const column = COLUMNS[sort];
  const rows = await ctx.db.question.findMany({
    ...selection,
    where: request.after ? { AND: [where, after(column, request.after)] } : where,
    orderBy: [{ [column]: 'desc' }, { id: 'desc' }],
    take: pageSize(request) + 1,
  });
  return toPage(
    rows,
    request,
    (row) => writeCursor([column === 'score' ? row.score : row[column].toISOString(), row.id]),
    () => ctx.db.question.count({ where, take: MAX_TOTAL }),
  );
}

const COLUMNS = { NEWEST: 'createdAt', UNANSWERED: 'createdAt', ACTIVE: 'activeAt', VOTES: 'score' } as const;

function after(column: 'createdAt' | 'activeAt' | 'score', cursor: string): Prisma.QuestionWhereInput {
  const [place, id] = readCursor(cursor, [column === 'score' ? 'whole' : 'date', 'id']) as [
    string | number,
    string,
  ];
  const value = column === 'score' ? place : new Date(place);
  // Both halves: the first lets the index start at the place, the second settles ties.
  return { [column]: { lte: value }, OR: [{ [column]: { lt: value } }, { [column]: value, id: { lt: id } }] };
}
