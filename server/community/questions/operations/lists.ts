import type { Context } from '../../../core/context.ts';
import type { Reading } from '../../../database/client.ts';
import type { Prisma, Question, QuestionStatus } from '../../../database/client/client.ts';
import { NotFound } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import { visibleTo } from '../rules.ts';

/** What a caller wants loaded with a question; GraphQL passes its own selection. */
export type Selection = Pick<Prisma.QuestionDefaultArgs, 'include' | 'select'>;

export type QuestionSort = 'NEWEST' | 'ACTIVE' | 'VOTES' | 'UNANSWERED';

export interface QuestionFilter {
  subjectCode?: string | null | undefined;
  paper?: string | null | undefined;
  topic?: string | null | undefined;
  tag?: string | null | undefined;
  authorId?: string | null | undefined;
  status?: QuestionStatus | null | undefined;
  unanswered?: boolean | null | undefined;
  language?: 'en' | 'zh' | null | undefined;
  since?: Date | null | undefined;
}

export async function question(
  ctx: Reading,
  { id }: { id: string },
  selection: Selection = {},
): Promise<Question | null> {
  if (!isId('question', id)) return null;
  return ctx.db.question.findFirst({ ...selection, where: { id, ...visibleTo(ctx.actor) } });
}

export function noSuchQuestion(): NotFound {
  return new NotFound({ en: 'There is no such question.', zh: '没有这个问题。' });
}

/** A page of questions; sorted by votes a row may move between two pages. */
export async function questions(
  ctx: Context,
  {
    filter = {},
    sort = 'NEWEST',
    ...request
  }: { filter?: QuestionFilter; sort?: QuestionSort } & PageRequest,
  selection: Selection = {},
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

export function matching(ctx: Context, filter: QuestionFilter): Prisma.QuestionWhereInput {
  const { subjectCode, paper, topic, tag, authorId, status, unanswered, language, since } = filter;
  return {
    ...visibleTo(ctx.actor),
    ...(subjectCode && { subjectCode }),
    ...(paper && { paper }),
    ...(topic && { topic }),
    ...(tag && { tags: { has: tag.toLowerCase() } }),
    ...(authorId && { authorId: isId('user', authorId) ? authorId : { in: [] } }),
    ...(status && { status }),
    ...(unanswered && { answerCount: 0 }),
    ...(language && { language }),
    ...(since && { createdAt: { gte: since } }),
  };
}

function after(column: 'createdAt' | 'activeAt' | 'score', cursor: string): Prisma.QuestionWhereInput {
  const [place, id] = readCursor(cursor, [column === 'score' ? 'whole' : 'date', 'id']) as [
    string | number,
    string,
  ];
  const value = column === 'score' ? place : new Date(place);
  // Both halves: the first lets the index start at the place, the second settles ties.
  return { [column]: { lte: value }, OR: [{ [column]: { lt: value } }, { [column]: value, id: { lt: id } }] };
}
