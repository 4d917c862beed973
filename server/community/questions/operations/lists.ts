import type { Context } from '../../../core/context.ts';
import {
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
  keysetOf,
} from '../../../core/pagination.ts';
import type { Prisma, Question } from '../../../database/client/client.ts';
import type { PageOfRows } from '../../../graph/statement/request.ts';
import type { QuestionSelection } from '../../posts/find.ts';
import { matching, type QuestionFilter } from './filter.ts';

export type QuestionSort = 'NEWEST' | 'ACTIVE' | 'VOTES' | 'UNANSWERED';

export interface QuestionsArgs extends PageRequest {
  filter?: QuestionFilter | null | undefined;
  sort?: QuestionSort | null | undefined;
  /** Only those that repeat this one. */
  duplicateOfId?: string;
}

const latest = (field: string, kind: 'date' | 'whole') =>
  keysetOf({ field, kind, direction: 'desc' }, { field: 'id', kind: 'id', direction: 'desc' });

const NEWEST = latest('createdAt', 'date');
const ORDERS = {
  NEWEST,
  UNANSWERED: NEWEST,
  ACTIVE: latest('activeAt', 'date'),
  VOTES: latest('score', 'whole'),
};

/** A page of questions; sorted by votes a row may move between two pages. */
export async function questions(
  ctx: Context,
  args: QuestionsArgs,
  selection: QuestionSelection = {},
): Promise<Page<Question>> {
  const { keyset, ...page } = questionsPage(ctx, args);
  const where: Prisma.QuestionWhereInput = {
    ...page.where,
    ...(args.duplicateOfId && { duplicateOfId: args.duplicateOfId }),
  };
  const rows = await ctx.db.question.findMany({
    ...selection,
    where: args.after ? { AND: [where, keyset.after(args.after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(args) + 1,
  });
  return toPage(rows, args, keyset.cursorOf, () => ctx.db.question.count({ where, take: MAX_TOTAL }));
}

/** Which questions these are, and in what order. */
export function questionsPage(ctx: Context, { filter, sort, first, after }: QuestionsArgs): PageOfRows {
  const unanswered = sort === 'UNANSWERED' ? { unanswered: true } : {};
  return {
    model: 'Question',
    where: matching(ctx, { ...filter, ...unanswered }) as PageOfRows['where'],
    keyset: ORDERS[sort ?? 'NEWEST'],
    first,
    after,
  };
}
