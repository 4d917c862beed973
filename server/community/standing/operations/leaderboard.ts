import type { Context } from '../../../core/context.ts';
import {
  MAX_TOTAL,
  type Page,
  pageSize,
  type PageRequest,
  readCursor,
  toPage,
  writeCursor,
} from '../../../core/pagination.ts';
import { Prisma } from '../../../database/client/client.ts';
import { afterSpot, boardOf, countOf, type Range } from './boards.ts';
import { peopleOf, type Place, type PlaceRow } from './places.ts';

/** Who earned most; whoever has the same points has the same rank. */
export async function leaderboard(
  ctx: Context,
  { range, subjectCode, ...request }: PageRequest & { range: Range; subjectCode?: string | null | undefined },
): Promise<Page<Place>> {
  const board = boardOf({ range, subjectCode: subjectCode ?? '' });
  const size = pageSize(request);
  const from = request.after ? readCursor(request.after, ['whole', 'whole', 'whole', 'id']) : null;
  const [before, rankBefore, positionBefore, idBefore] = (from ?? [0, 0, 0, '']) as [
    number,
    number,
    number,
    string,
  ];
  const spot = { points: Prisma.sql`${before}`, userId: Prisma.sql`${idBefore}::uuid` };
  const most = size + 1;
  const rows = await ctx.db.$queryRaw<PlaceRow[]>(Prisma.sql`
    SELECT b.user_id AS "userId", b.points FROM ${from ? Prisma.sql`${afterSpot(board, spot, most)} AS b` : board}
    ORDER BY b.points DESC, b.user_id LIMIT ${most}`);

  // The rank goes on from the cursor, so that nobody counts those above a page again.
  let last = { points: before, rank: rankBefore };
  const ranked = rows.map((row, index) => {
    const position = positionBefore + index + 1;
    const rank = (from || index > 0) && row.points === last.points ? last.rank : position;
    last = { points: row.points, rank };
    return { ...row, rank, position };
  });
  const cursorOf = ({ points, rank, position, userId }: (typeof ranked)[number]) =>
    writeCursor([points, rank, position, userId]);
  const page = toPage(ranked, request, cursorOf, () => count(ctx, board));
  const people = await peopleOf(
    ctx,
    page.edges.map(({ node }) => node),
  );
  const edges = page.edges.flatMap(({ cursor, node }) => {
    const user = people.get(node.userId);
    return user ? [{ cursor, node: { ...node, user } }] : [];
  });
  return { ...page, edges };
}

async function count(ctx: Context, board: Prisma.Sql): Promise<number> {
  const [row] = await ctx.db.$queryRaw<[{ count: number }]>(
    Prisma.sql`SELECT ${countOf(board, MAX_TOTAL)} AS count`,
  );
  return row.count;
}
