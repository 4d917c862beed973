import * as v from 'valibot';
import type { Context } from '../../../core/context.ts';
import { Prisma, type Question } from '../../../database/client/client.ts';
import {
  type Page,
  type PageRequest,
  pageSize,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import { searchWords } from '../../../text/search-words.ts';
import { text, valid } from '../../../core/validation.ts';
import type { QuestionSelection } from '../../posts/find.ts';
import { visibleQuestions } from '../../posts/policy.ts';
import { conditions, type QuestionFilter } from './filter.ts';

/** Ranking looks at this many of the newest matches, so that a common word costs no more than a rare one. */
const CANDIDATES = 1000;

const Query = text({ min: 1, max: 200, label: { en: 'The search', zh: '搜索内容' } });

/** Questions that hold all the words, or failing that some of them; the best match first. */
export async function searchQuestions(
  ctx: Context,
  { query, filter = {}, ...request }: { query: string; filter?: QuestionFilter } & PageRequest,
  selection: QuestionSelection = {},
): Promise<Page<Question>> {
  const words = searchWords(valid(v.object({ query: Query }), { query }).query);
  const place = request.after ? (readCursor(request.after, ['rank', 'id']) as [number, string]) : null;

  const matches =
    (await ranked(ctx, words, 'all', filter)) ?? (await ranked(ctx, words, 'some', filter)) ?? [];
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

/** Other questions of the subject that share words with this one's title. */
export async function similarTo(
  ctx: Context,
  { id, title, subjectCode }: Pick<Question, 'id' | 'title' | 'subjectCode'>,
  selection: QuestionSelection = {},
): Promise<Question[]> {
  // Formulas have letters in common with every other formula; the words around them say what it is about.
  const words = searchWords(title.replaceAll(/\$[^$]*\$/g, ' ')) || searchWords(title);
  const matches = (await ranked(ctx, words, 'some', { subjectCode })) ?? [];
  const ids = matches.flatMap((hit) => (hit.id === id ? [] : [hit.id])).slice(0, MAX_SIMILAR);
  const rows = await ctx.db.question.findMany({
    ...selection,
    where: { id: { in: ids }, ...visibleQuestions(ctx.actor) },
  });
  return ids.flatMap((similarId) => rows.find((row) => row.id === similarId) ?? []);
}

/** Matches with their rank, best first; null when there are none. */
async function ranked(ctx: Context, words: string, mode: 'all' | 'some', filter: QuestionFilter) {
  // Written out where it is used: only then the planner knows how common the words are.
  const tsquery =
    mode === 'all'
      ? Prisma.sql`plainto_tsquery('english', ${words})`
      : Prisma.sql`replace(plainto_tsquery('english', ${words})::text, ' & ', ' | ')::tsquery`;
  const hits = await ctx.db.$queryRaw<{ id: string; rank: number }[]>`
    WITH candidates AS MATERIALIZED (
      SELECT id, search FROM questions
      WHERE search @@ ${tsquery} AND ${Prisma.join(conditions(filter), ' AND ')}
      ORDER BY created_at DESC, id DESC LIMIT ${CANDIDATES}
    )
    SELECT id, round(ts_rank_cd('{0.1,0.2,0.4,1.0}', search, ${tsquery}, 1)::numeric, 6)::float8 AS rank
    FROM candidates ORDER BY rank DESC, id DESC`;
  return hits.length > 0 ? hits : null;
}
