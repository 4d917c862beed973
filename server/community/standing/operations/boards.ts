import { Prisma } from '../../../database/client/client.ts';

export type Range = 'LAST_7_DAYS' | 'LAST_30_DAYS' | 'ALL_TIME';

export interface Board {
  range: Range;
  /** Empty for all subjects together. */
  subjectCode: string;
}

const POINTS: Record<Range, Prisma.Sql> = {
  LAST_7_DAYS: Prisma.sql`last_7`,
  LAST_30_DAYS: Prisma.sql`last_30`,
  ALL_TIME: Prisma.sql`points`,
};

/** Everybody who stands in a board, with their points; an index has them in its order. */
export function boardOf({ range, subjectCode }: Board): Prisma.Sql {
  const points = POINTS[range];
  // Of all time and all subjects, everybody begins with one.
  const least = range === 'ALL_TIME' && subjectCode === '' ? 1 : 0;
  return Prisma.sql`(SELECT user_id, ${points} AS points FROM reputation_totals
    WHERE subject_code = ${subjectCode} AND ranked AND ${points} > ${least}) AS b`;
}

/** Where somebody stands: whoever has the same points is in the order of ids. */
interface Spot {
  points: Prisma.Sql;
  userId: Prisma.Sql;
}

/** Those right after a spot, the nearest first. People with the same points are not gone through one by one. */
export const afterSpot = (
  board: Prisma.Sql,
  { points, userId }: Spot,
  most: number,
): Prisma.Sql => Prisma.sql`(
  SELECT * FROM (
    (SELECT * FROM ${board} WHERE b.points = ${points} AND b.user_id > ${userId} ORDER BY b.user_id LIMIT ${most})
    UNION ALL
    (SELECT * FROM ${board} WHERE b.points < ${points} ORDER BY b.points DESC, b.user_id LIMIT ${most})
  ) AS b ORDER BY b.points DESC, b.user_id LIMIT ${most})`;

export const beforeSpot = (
  board: Prisma.Sql,
  { points, userId }: Spot,
  most: number,
): Prisma.Sql => Prisma.sql`(
  SELECT * FROM (
    (SELECT * FROM ${board} WHERE b.points = ${points} AND b.user_id < ${userId} ORDER BY b.user_id DESC LIMIT ${most})
    UNION ALL
    (SELECT * FROM ${board} WHERE b.points > ${points} ORDER BY b.points, b.user_id DESC LIMIT ${most})
  ) AS b ORDER BY b.points, b.user_id DESC LIMIT ${most})`;

/** How many of a board there are; no more are counted than this. */
export const countOf = (board: Prisma.Sql, most: number, condition = Prisma.sql`true`): Prisma.Sql =>
  Prisma.sql`(SELECT count(*)::int FROM (SELECT FROM ${board} WHERE ${condition} LIMIT ${most}) AS counted)`;
