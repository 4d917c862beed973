import type { Context } from '../../../core/context.ts';

/** The most that somebody earned in one week, Monday to Sunday, and what this week brought so far. */
export async function weeksOf(ctx: Context, userId: string): Promise<{ best: number; current: number }> {
  const [row] = await ctx.db.$queryRaw<[{ best: number; current: number }]>`
    SELECT coalesce(max(points), 0)::int AS best, coalesce(max(points) FILTER (WHERE week = date_trunc('week', ${ctx.now()}::timestamptz AT TIME ZONE 'UTC')), 0)::int AS current
    FROM (
      SELECT date_trunc('week', day::timestamp) AS week, sum(points) AS points FROM reputation_days
      WHERE user_id = ${userId}::uuid AND subject_code = '' GROUP BY 1
    ) AS weeks`;
  return row;
}
