import type { Context } from '../../../core/context.ts';
import { Prisma } from '../../../database/client/client.ts';
import type { PostQuery } from '../../../text/word-query.ts';

/** Ranking looks at this many of the newest matches, so that a common word costs no more than a rare one. */
const CANDIDATES = 1000;
/** Where some of the words are enough: so many of the newest for each of so many words. */
const SOME = { words: 8, each: 200 };
/** Posts that share a print, the newest of them. */
const SHAPED = 300;

export interface Hit {
  id: string;
  rank: number;
}

/** Where posts of one kind are looked for; what they are found by is written out, so that the planner knows how common it is. */
interface Source {
  found: (tsquery: Prisma.Sql, limit: number) => Prisma.Sql;
  shaped: Prisma.Sql;
}

/** The posts that share prints with a search, each with the weight of the best. */
export function prints(wanted: PostQuery['prints'], { inAnswer }: { inAnswer: boolean }): Prisma.Sql {
  return Prisma.sql`(
    SELECT near.post_id AS id, max(wanted.weight) AS weight
    FROM unnest(${wanted.map(({ print }) => print)}::text[], ${wanted.map(({ weight }) => weight)}::float8[]) AS wanted (print, weight)
    CROSS JOIN LATERAL (
      SELECT post_id FROM formula_prints WHERE print = wanted.print AND in_answer = ${inAnswer} ORDER BY post_id DESC LIMIT ${SHAPED}
    ) near GROUP BY near.post_id
  )`;
}

/** The posts that hold every word, or some of them, and those that hold the formula. */
export function candidates(source: Source, { groups, prints }: PostQuery, mode: 'all' | 'some'): Prisma.Sql {
  const nothing = Prisma.sql`SELECT NULL::uuid AS id, NULL::tsvector AS search WHERE false`;
  // The longest words say most.
  const longest = groups.toSorted((a, b) => b.length - a.length).slice(0, SOME.words);
  const found =
    groups.length === 0
      ? nothing
      : mode === 'all'
        ? Prisma.sql`(${source.found(tsquery(groups.join(' & ')), CANDIDATES)})`
        : Prisma.join(
            longest.map((group) => Prisma.sql`(${source.found(tsquery(group), SOME.each)})`),
            ' UNION ALL ',
          );
  const shaped =
    prints.length > 0
      ? source.shaped
      : Prisma.sql`SELECT NULL::uuid AS id, NULL::float8 AS weight WHERE false`;
  return Prisma.sql`words AS MATERIALIZED (${found}), shaped AS MATERIALIZED (${shaped})`;
}

const tsquery = (text: string) => Prisma.sql`to_tsquery('english', ${text})`;

/** A formula that is found counts for more than words; then how many words, and how near each other. */
const FORMULA = 3;
const NEARNESS = 0.9;

/** What a post must share with a search to be found at all. */
interface Least {
  /** So many of the words, one of them in the title; */
  words: number;
  /** or a formula of such weight. */
  shape: number;
}

const ANYTHING: Least = { words: 0, shape: 0 };

export async function hitsOf(
  ctx: Context,
  found: Prisma.Sql,
  { groups }: PostQuery,
  least: Least = ANYTHING,
): Promise<Hit[]> {
  const any = tsquery(groups.join(' | '));
  const enough =
    least === ANYTHING
      ? Prisma.sql`true`
      : Prisma.sql`(coalesce(rated.shared, 0) >= ${least.words} AND rated.titled) OR shaped.weight >= ${least.shape}`;
  return ctx.db.$queryRaw<Hit[]>`
    WITH ${found}, rated AS (
      SELECT DISTINCT ON (id) id, shared,
        ts_filter(search, '{a}') @@ ${any} AS titled,
        shared::float8 / ${groups.length || 1} + ${NEARNESS}::float8 * ts_rank_cd('{0.1,0.2,0.4,1.0}', search, ${any}, 33) AS rank
      FROM words, LATERAL (
        SELECT count(*) AS shared FROM unnest(${groups}::text[]) AS word WHERE search @@ to_tsquery('english', word)
      ) AS counted
    )
    SELECT coalesce(rated.id, shaped.id) AS id,
      round((coalesce(rated.rank, 0) + ${FORMULA}::float8 * coalesce(shaped.weight, 0))::numeric, 6)::float8 AS rank
    FROM rated FULL JOIN shaped ON shaped.id = rated.id
    WHERE ${enough}
    ORDER BY rank DESC, id DESC LIMIT ${CANDIDATES}`;
}
