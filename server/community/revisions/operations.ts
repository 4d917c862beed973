import { type Context, requireActor } from '../../core/context.ts';
import { Conflict, NotFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { keysetOf, MAX_TOTAL, type Page, type PageRequest, pageSize, toPage } from '../../core/pagination.ts';
import type { Prisma, Revision } from '../../database/client/client.ts';
import type { PageOfRows, Rows } from '../../graph/statement/request.ts';
import { editAnswer } from '../answers/operations/edit-answer.ts';
import { visibleAnswers, visibleQuestions } from '../posts/policy.ts';
import { editQuestion } from '../questions/operations/edit-question.ts';

type Selection = Pick<Prisma.RevisionDefaultArgs, 'include' | 'select'>;

/** Versions of posts that this reader may know about. */
export const visibleRevisions = ({ actor }: Pick<Context, 'actor'>): Prisma.RevisionWhereInput => ({
  OR: [{ question: visibleQuestions(actor) }, { answer: visibleAnswers(actor) }],
});

export const revisionRow = ({ id }: { id: string }, ctx: Context): Rows | null =>
  isId('revision', id) ? { model: 'Revision', where: { id, ...visibleRevisions(ctx) } } : null;

export async function revision(
  ctx: Context,
  named: { id: string },
  selection: Selection = {},
): Promise<Revision | null> {
  const row = revisionRow(named, ctx);
  return row && ctx.db.revision.findFirst({ ...selection, where: row.where });
}

const NEWEST = keysetOf(
  { field: 'number', kind: 'whole', direction: 'desc' },
  { field: 'id', kind: 'id', direction: 'desc' },
);

/** Which versions of a post these are: of one that this reader was shown. */
export const revisionsPage = ({ first, after }: PageRequest): PageOfRows => ({
  model: 'Revision',
  where: {},
  keyset: NEWEST,
  first,
  after,
});

/** The versions of a post, the newest first; none before its first edit. */
export async function revisionsOf(
  ctx: Context,
  post: { questionId: string } | { answerId: string },
  request: PageRequest,
  selection: Selection = {},
): Promise<Page<Revision>> {
  const rows = await ctx.db.revision.findMany({
    ...selection,
    where: request.after ? { AND: [post, NEWEST.after(request.after)] } : post,
    orderBy: NEWEST.orderBy,
    take: pageSize(request) + 1,
  });
  return toPage(rows, request, NEWEST.cursorOf, () =>
    ctx.db.revision.count({ where: post, take: MAX_TOTAL }),
  );
}

/** The version before this one; null for the first. */
export const versionBefore = (
  ctx: Context,
  { questionId, answerId, number }: Revision,
): Promise<Revision | null> =>
  ctx.db.revision.findFirst({ where: { questionId, answerId, number: number - 1 } });

/** Writes an earlier version of a post once more, as an edit of whoever may edit it. */
export async function restoreRevision(
  ctx: Context,
  { id, expectedVersion }: { id: string; expectedVersion?: number | null | undefined },
): Promise<{ questionId: string | null; answerId: string | null }> {
  requireActor(ctx);
  const found = await revision(ctx, { id });
  if (!found) throw new NotFound({ en: 'There is no such version.', zh: '没有这个版本。' });
  const { questionId, answerId, number, title, body, tags } = found;
  if (number === expectedVersion)
    throw new Conflict('CONFLICT', { en: 'This is the present version.', zh: '这已是当前版本。' });
  if (questionId)
    await editQuestion(ctx, { id: questionId, expectedVersion, ...(title && { title }), body, tags });
  else await editAnswer(ctx, { id: answerId!, expectedVersion, body });
  return { questionId, answerId };
}
