import { Prisma } from '../../database/client/client.ts';
import type { Transaction } from '../../database/client.ts';
import { DAILY_CAP } from '../reputation/rules.ts';
import { type ActivityPoint, ALL_DAYS } from './rules.ts';

type Kind = 'site' | 'user' | 'tag';

/** Of all days. */
export interface Totals {
  questions: number;
  unanswered: number;
  answers: number;
  accepted: number;
  votes: number;
}

export const NOTHING: Totals = { questions: 0, unanswered: 0, answers: 0, accepted: 0, votes: 0 };

/** The figures of these people or tags: their sums, and what was not yet added to them. */
export async function totalsOf(db: Transaction, kind: Kind, keys: string[]): Promise<Map<string, Totals>> {
  const rows = await db.$queryRaw<(Totals & { key: string })[]>`
    SELECT key, sum(questions)::int AS questions, sum(unanswered)::int AS unanswered, sum(answers)::int AS answers,
      sum(accepted)::int AS accepted, sum(votes)::int AS votes
    FROM (
      SELECT key, questions, unanswered, answers, accepted, votes FROM activity_sums
      WHERE kind = ${kind} AND key = ANY (${keys}) AND day = ${ALL_DAYS}::date
      UNION ALL
      SELECT key, questions, unanswered, answers, accepted, votes FROM activity_changes WHERE kind = ${kind} AND key = ANY (${keys})
    ) figures GROUP BY key`;
  return new Map(rows.map(({ key, ...totals }) => [key, totals]));
}

/** What a person did, day by day, from this day on; points as the daily cap leaves them. */
export function daysOf(db: Transaction, userId: string, since: string | null): Promise<ActivityPoint[]> {
  const from = since === null ? Prisma.sql`day > ${ALL_DAYS}::date` : Prisma.sql`day >= ${since}::date`;
  return db.$queryRaw<ActivityPoint[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, sum(questions)::int AS questions, sum(answers)::int AS answers,
      (least(${DAILY_CAP}::int, sum(capped_points)) + sum(other_points))::int AS reputation
    FROM (
      SELECT day, questions, answers, capped_points, other_points FROM activity_sums
      WHERE kind = 'user' AND key = ${userId} AND ${from}
      UNION ALL
      SELECT day, questions, answers, capped_points, other_points FROM activity_changes
      WHERE kind = 'user' AND key = ${userId} AND ${from}
    ) figures GROUP BY day ORDER BY day`;
}

/** Questions asked with these tags in one week less those in the week before. */
export async function trendsOf(db: Transaction, tags: string[], today: string): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ key: string; trend: number }[]>`
    SELECT key, sum(CASE WHEN day > ${today}::date - 7 THEN questions ELSE -questions END)::int AS trend
    FROM (
      SELECT key, day, questions FROM activity_sums
      WHERE kind = 'tag' AND key = ANY (${tags}) AND day > ${today}::date - 14
      UNION ALL
      SELECT key, day, questions FROM activity_changes
      WHERE kind = 'tag' AND key = ANY (${tags}) AND day > ${today}::date - 14
    ) figures GROUP BY key`;
  return new Map(rows.map(({ key, trend }) => [key, trend]));
}
