import type { Context } from '../../../core/context.ts';
import { MAX_TOTAL } from '../../../core/pagination.ts';
import { Prisma } from '../../../database/client/client.ts';
import { afterSpot, beforeSpot, type Board, boardOf, countOf } from './boards.ts';
import { peopleOf, type Place, type PlaceRow } from './places.ts';

/** Where somebody stands, among those right above and below. */
export interface OwnPlace {
  rank: number | null;
  points: number;
  above: Place[];
  below: Place[];
}

/** So many neighbours on each side. */
const NEIGHBOURS = 5;
/** Enough to say of each neighbour whether they are among the first ten thousand. */
const MOST_COUNTED = MAX_TOTAL + NEIGHBOURS;

/** The caller's own place in a board; null for guests and for whoever is not in it. */
export async function ownPlace(ctx: Context, board: Board): Promise<OwnPlace | null> {
  const { actor } = ctx;
  if (!actor) return null;
  const { rows, counts } = await around(ctx, boardOf(board), actor.id);
  if (!counts) return null;

  const people = await peopleOf(ctx, rows);
  const at = rows.findIndex(({ userId }) => userId === actor.id);
  const places = rows.map((row) => ({
    ...row,
    rank: rankOf(row, { rows, at, counts }),
    user: people.get(row.userId)!,
  }));
  const known = (some: Place[]) => some.filter(({ user }) => user);
  const { rank, points } = places[at]!;
  return { rank, points, above: known(places.slice(0, at)), below: known(places.slice(at + 1)) };
}

/** How many have more than the first of the rows, more than the caller, and as many but stand before them. */
interface Counts {
  aboveFirst: number;
  aboveOwn: number;
  tied: number;
}

/** The caller and their neighbours, the highest first. None of it takes longer the more people there are. */
async function around(ctx: Context, board: Prisma.Sql, userId: string) {
  const spot = { points: Prisma.sql`own.points`, userId: Prisma.sql`own.user_id` };
  const rows = await ctx.db.$queryRaw<(PlaceRow & Counts)[]>(Prisma.sql`
    WITH own AS MATERIALIZED (SELECT * FROM ${board} WHERE b.user_id = ${userId}::uuid),
    near AS MATERIALIZED (
      SELECT * FROM own
      UNION ALL SELECT b.* FROM own, LATERAL ${beforeSpot(board, spot, NEIGHBOURS)} AS b
      UNION ALL SELECT b.* FROM own, LATERAL ${afterSpot(board, spot, NEIGHBOURS)} AS b
    ), counted AS MATERIALIZED (
      SELECT ${countOf(board, MOST_COUNTED, Prisma.sql`b.points > (SELECT max(points) FROM near)`)} AS "aboveFirst",
        ${countOf(board, MOST_COUNTED, Prisma.sql`b.points > own.points`)} AS "aboveOwn",
        ${countOf(board, MOST_COUNTED, Prisma.sql`b.points = own.points AND b.user_id < own.user_id`)} AS tied
      FROM own
    )
    SELECT near.user_id AS "userId", near.points, counted.* FROM near, counted ORDER BY near.points DESC, near.user_id`);
  return {
    rows: rows.map(({ userId: id, points }) => ({ userId: id, points })),
    counts: rows[0] as Counts | undefined,
  };
}

/** A row's rank; null where so many are above it that nobody counts them. */
function rankOf(
  { points }: PlaceRow,
  { rows, at, counts }: { rows: PlaceRow[]; at: number; counts: Counts },
): number | null {
  const { aboveFirst, aboveOwn, tied } = counts;
  const above = () => {
    if (points === rows[0]!.points) return aboveFirst;
    if (points === rows[at]!.points) return aboveOwn;
    // Everybody else with as many points is among the rows.
    return aboveOwn + tied - at + rows.findIndex((row) => row.points === points);
  };
  const more = above();
  return more < MAX_TOTAL ? more + 1 : null;
}
