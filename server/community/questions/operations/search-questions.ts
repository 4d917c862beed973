import * as v from 'valibot';
import type { Context } from '../../../core/context.ts';
import { vocabularyOf } from '../../../curriculum/vocabulary.ts';
import { Prisma, type Question } from '../../../database/client/client.ts';
import {
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import type { PostQuery } from '../../../text/word-query.ts';
import { looseQuery, postQuery, widened } from '../../../text/word-query.ts';
import { PRINT_WEIGHTS } from '../../../text/formulas/prints.ts';
import { MAX_QUERY } from '../../../text/limits.ts';
import { text, valid } from '../../../core/validation.ts';
import type { QuestionSelection } from '../../posts/find.ts';
import { visibleQuestions } from '../../posts/policy.ts';
import { conditions, type QuestionFilter } from './filter.ts';
import { candidates, hitsOf, type Hit, prints } from './ranking.ts';

const Query = text({ min: 1, max: MAX_QUERY, label: { en: 'The search', zh: '搜索内容' } });

/** Questions that hold all the words or the formula, or failing that some of the words; the best match first. */
export async function searchQuestions(
  ctx: Context,
  { query, filter = {}, ...request }: { query: string; filter?: QuestionFilter } & PageRequest,
  selection: QuestionSelection = {},
): Promise<Page<Question>> {
  const typed = valid(v.object({ query: Query }), { query }).query;
  const place = request.after ? (readCursor(request.after, ['rank', 'id']) as [number, string]) : null;

  const matches = await ranked(ctx, typed, filter);
  const start = place
    ? matches.findIndex((hit) => hit.rank < place[0] || (hit.rank === place[0] && hit.id < place[1]))
    : 0;
  const hits = start < 0 ? [] : matches.slice(start, start + pageSize(request) + 1);

  const rows = await ctx.db.question.findMany({
    ...selection,
    where: { id: { in: hits.map((hit) => hit.id) }, ...visibleQuestions(ctx.actor) },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const inOrder = hits.flatMap((hit) => byId.get(hit.id) ?? []);
  const rankOf = new Map(hits.map((hit) => [hit.id, hit.rank]));
  return toPage(
    inOrder,
    request,
    (row) => writeCursor([rankOf.get(row.id)!, row.id]),
    async () => matches.length,
  );
}

const MAX_SIMILAR = 5;
/** What makes another question similar: half of the words, two where there are more than one, or the formula up to its letters. */
const similarity = ({ groups }: PostQuery) => ({
  words: Math.max(Math.min(2, groups.length), Math.ceil(groups.length / 2)),
  shape: PRINT_WEIGHTS.renamed,
});

/** Other questions of the subject about the same as this one’s title, or with its formula. */
export async function similarTo(
  ctx: Context,
  { id, title, subjectCode }: Pick<Question, 'title' | 'subjectCode'> & { id: string | null },
  selection: QuestionSelection = {},
): Promise<Question[]> {
  const wanted = looseQuery(title, await vocabularyOf(ctx.db));
  if (wanted.groups.length === 0 && wanted.prints.length === 0) return [];
  const source = sourceOf(ctx, wanted, { subjectCode });
  const matches = await hitsOf(ctx, candidates(source, wanted, 'some'), wanted, similarity(wanted));
  const ids = matches.flatMap((hit) => (hit.id === id ? [] : [hit.id])).slice(0, MAX_SIMILAR);
  const rows = await ctx.db.question.findMany({
    ...selection,
    where: { id: { in: ids }, ...visibleQuestions(ctx.actor) },
  });
  return ids.flatMap((similarId) => rows.find((row) => row.id === similarId) ?? []);
}

/** Matches with their rank, best first. */
async function ranked(ctx: Context, text: string, filter: QuestionFilter): Promise<Hit[]> {
  const vocabulary = await vocabularyOf(ctx.db);
  const wanted = postQuery(text, vocabulary);
  const source = sourceOf(ctx, wanted, filter);
  const all = await hitsOf(ctx, candidates(source, wanted, 'all'), wanted);
  if (all.length > 0 || wanted.isFormula) return all;
  const some = widened(wanted, text, vocabulary);
  return hitsOf(ctx, candidates(source, some, 'some'), some);
}

function sourceOf(ctx: Context, wanted: PostQuery, filter: QuestionFilter) {
  const where = Prisma.join(conditions(ctx.actor, filter), ' AND ');
  return {
    found: (tsquery: Prisma.Sql, limit: number) => Prisma.sql`
      SELECT id, search FROM questions WHERE search @@ ${tsquery} AND ${where} ORDER BY created_at DESC, id DESC LIMIT ${limit}`,
    shaped: Prisma.sql`
      SELECT shape.id, shape.weight FROM ${prints(wanted.prints, { inAnswer: false })} AS shape
      WHERE shape.id IN (SELECT id FROM questions WHERE id = shape.id AND ${where})`,
  };
}
