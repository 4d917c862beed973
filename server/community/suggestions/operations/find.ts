import { type Actor, type Context, requireActor } from '../../../core/context.ts';
import { enforce } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import {
  keysetOf,
  MAX_TOTAL,
  type Page,
  type PageRequest,
  pageSize,
  toPage,
} from '../../../core/pagination.ts';
import type { Prisma, Suggestion, SuggestionStatus } from '../../../database/client/client.ts';
import { visibleAnswers, visibleQuestions } from '../../posts/policy.ts';
import { hasPrivilege } from '../../reputation/rules.ts';
import { standingNow } from '../../reputation/standing.ts';
import { refusalToReview } from '../policy.ts';

export type SuggestionSelection = Pick<Prisma.SuggestionDefaultArgs, 'include' | 'select'>;

/** Suggestions of posts that this reader may know about. */
const ofVisiblePosts = (reader: Actor | null): Prisma.SuggestionWhereInput => ({
  OR: [{ question: visibleQuestions(reader) }, { answer: visibleAnswers(reader) }],
});

/** What somebody suggested is seen by them, by the author of the post and by reviewers. */
export async function suggestion(
  ctx: Context,
  { id }: { id: string },
  selection: SuggestionSelection = {},
): Promise<Suggestion | null> {
  const { actor } = ctx;
  if (!actor || !isId('suggestion', id)) return null;
  const isReviewer = hasPrivilege(await standingNow(ctx.db, actor), 'reviewEdits');
  const concerned = [
    { authorId: actor.id },
    { question: { authorId: actor.id } },
    { answer: { authorId: actor.id } },
  ];
  const AND = [ofVisiblePosts(actor), ...(isReviewer ? [] : [{ OR: concerned }])];
  return ctx.db.suggestion.findFirst({ ...selection, where: { id, AND } });
}

const OLDEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'asc' },
  { field: 'id', kind: 'id', direction: 'asc' },
);
const NEWEST = keysetOf(
  { field: 'createdAt', kind: 'date', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

export interface SuggestionsArgs extends PageRequest {
  status?: SuggestionStatus | null | undefined;
  mine?: boolean | null | undefined;
}

/** The queue of those who review, the longest waiting first; or one's own suggestions, the newest first. */
export async function suggestions(
  ctx: Context,
  { status, mine, ...request }: SuggestionsArgs,
  selection: SuggestionSelection = {},
): Promise<Page<Suggestion>> {
  const actor = requireActor(ctx);
  if (!mine) enforce(refusalToReview(await standingNow(ctx.db, actor)));
  const keyset = mine ? NEWEST : OLDEST;
  const where: Prisma.SuggestionWhereInput = {
    ...ofVisiblePosts(actor),
    ...(mine ? { authorId: actor.id, ...(status && { status }) } : { status: status ?? 'PENDING' }),
  };
  const rows = await ctx.db.suggestion.findMany({
    ...selection,
    where: request.after ? { AND: [where, keyset.after(request.after)] } : where,
    orderBy: keyset.orderBy,
    take: pageSize(request) + 1,
  });
  return toPage(rows, request, keyset.cursorOf, () => ctx.db.suggestion.count({ where, take: MAX_TOTAL }));
}
