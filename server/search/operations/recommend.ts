import type { Context } from '../../core/context.ts';
import type { Prisma, Topic } from '../../database/client/client.ts';
import { WORK_PRICES } from '../../limits/table.ts';
import { MAX_RECOMMENDED, RECOMMENDED_FROM, searchKey } from '../rules.ts';
import { MAX_QUERY } from '../../text/limits.ts';
import { queryTokens } from '../../text/query-tokens.ts';
import { vocabularyOf } from '../../curriculum/vocabulary.ts';
import { popular, searchHistory } from './history.ts';

export interface Recommendation {
  topic: Topic;
  /** The search that led to it; null for where anybody may begin. */
  because: string | null;
}

interface Searches {
  recent?: readonly string[] | null | undefined;
  popular?: readonly string[] | null | undefined;
}

/** Topics of one search that are combineScores against those of the others. */
const PER_SEARCH = 4;

/** At most four topics out of five recent and three popular searches: one's own, or those that a device kept. */
export async function recommendedTopics(
  ctx: Context,
  given: Searches,
  selection: Pick<Prisma.TopicDefaultArgs, 'include' | 'select'> = {},
): Promise<Recommendation[]> {
  const queries = combineScores((await ownSearches(ctx)) ?? given);
  // As much as these searches would cost one by one.
  ctx.budgets.spend(ctx, WORK_PRICES.recommendation * Math.max(1, queries.length));

  const best = new Map<string, { score: number; because: string; weight: number }>();
  for (const { search, id, score } of await topicsFor(ctx, queries)) {
    const { query, weight } = queries[search]!;
    const before = best.get(id);
    const because = before && before.weight >= weight ? before.because : query;
    best.set(id, {
      score: (before?.score ?? 0) + score * weight,
      because,
      weight: Math.max(weight, before?.weight ?? 0),
    });
  }
  const ids = [...best].sort(([, a], [, b]) => b.score - a.score).map(([id]) => id);
  const rows = await ctx.db.topic.findMany({
    ...selection,
    where: { id: { in: ids.slice(0, MAX_RECOMMENDED) } },
  });
  if (rows.length === 0) return firstTopics(ctx, selection);
  return ids.flatMap((id) => {
    const topic = rows.find((row) => row.id === id);
    return topic ? [{ topic, because: best.get(id)!.because }] : [];
  });
}

interface TopicMatch {
  /** The place of the search among those that were given. */
  search: number;
  id: string;
  score: number;
}

/** The topics that fit each of some searches best, in one statement for all of them. */
async function topicsFor(ctx: Context, searches: { query: string }[]): Promise<TopicMatch[]> {
  if (searches.length === 0) return [];
  const vocabulary = await vocabularyOf(ctx.db);
  const tokens = searches.map(({ query }) => queryTokens(query, vocabulary));
  return ctx.db.$queryRaw<TopicMatch[]>`
    SELECT (given.place - 1)::int AS search, match.id, match.score
    FROM unnest(${tokens}::text[]) WITH ORDINALITY AS given (tokens, place)
    CROSS JOIN LATERAL (
      SELECT chunk.topic_id AS id, max(ranked.score) AS score
      FROM rank_chunks(given.tokens, NULL, NULL, NULL) AS ranked JOIN search_chunks chunk USING (id)
      WHERE chunk.source_type = 'topic'
      GROUP BY chunk.topic_id ORDER BY score DESC, chunk.topic_id LIMIT ${PER_SEARCH}
    ) AS match
    ORDER BY given.place, match.score DESC, match.id`;
}

async function ownSearches(ctx: Context): Promise<Searches | null> {
  const history = await searchHistory(ctx);
  if (!history || history.length === 0) return null;
  return {
    recent: history.map(({ query }) => query),
    popular: popular(history).map(({ query }) => query),
  };
}

/** The last search counts most; one that is popular as well counts for both. */
function combineScores(searches: Searches): { query: string; weight: number }[] {
  const weights = new Map<string, { query: string; weight: number }>();
  for (const name of ['recent', 'popular'] as const) {
    const limit = RECOMMENDED_FROM[name];
    for (const [i, query] of (searches[name] ?? []).slice(0, limit).entries()) {
      const key = searchKey(query);
      if (!key || query.length > MAX_QUERY) continue;
      const weight = (limit - i) / limit + (weights.get(key)?.weight ?? 0);
      weights.set(key, { query, weight });
    }
  }
  return [...weights.values()];
}

/** The first topics of papers, those that need none before them foremost, for whoever has not searched for anything yet. */
async function firstTopics(
  ctx: Context,
  selection: Pick<Prisma.TopicDefaultArgs, 'include' | 'select'>,
): Promise<Recommendation[]> {
  const rows = await ctx.db.topic.findMany({
    ...selection,
    where: { order: 1 },
    orderBy: [
      { prerequisites: { _count: 'asc' } },
      { paper: { order: 'asc' } },
      { subject: { order: 'asc' } },
    ],
    take: MAX_RECOMMENDED,
  });
  return rows.map((topic) => ({ topic, because: null }));
}
