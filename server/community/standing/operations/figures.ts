import type { Context } from '../../../core/context.ts';
import { MAX_TOTAL, rowsIn } from '../../../core/pagination.ts';
import { dayOf } from '../../../core/time.ts';
import { Prisma } from '../../../database/client/client.ts';
import { profileRow } from '../../profiles/operations/profile.ts';
import { DAILY_CAP } from '../../reputation/rules.ts';
import { boardOf, countOf } from './boards.ts';

/** What somebody has earned. */
export interface Reputation {
  userId: string;
  current: number;
  /** Not below the floor of what is shown. */
  points: number;
  today: number;
  todayFromVotes: number;
  rank: number | null;
}

/** The figures of one person, or of whoever asks; null where there is nobody that the caller may see. */
export async function reputationOf(ctx: Context, named: { userId: string }): Promise<Reputation | null> {
  const row = profileRow({ id: named.userId }, ctx);
  const person =
    row &&
    (await ctx.db.user.findFirst({ where: row.where, select: { id: true, reputation: true, points: true } }));
  if (!person) return null;

  const { id, reputation, points } = person;
  const above = countOf(
    boardOf({ range: 'ALL_TIME', subjectCode: '' }),
    MAX_TOTAL,
    Prisma.sql`b.points > ${reputation}`,
  );
  const [figures] = await ctx.db.$queryRaw<[Omit<Reputation, 'userId' | 'current' | 'points'>]>`
    SELECT
      coalesce(day.points, 0) AS today, least(${DAILY_CAP}, coalesce(day.capped, 0)) AS "todayFromVotes",
      CASE WHEN is_ranked(${id}::uuid) THEN nullif(${above}, ${MAX_TOTAL}) + 1 END AS rank
    FROM (SELECT) AS one LEFT JOIN reputation_days day
      ON day.user_id = ${id}::uuid AND day.subject_code = '' AND day.day = ${dayOf(ctx.now())}::date`;
  return { userId: id, current: reputation, points, ...figures };
}

export interface ReputationOnDay {
  date: string;
  points: number;
  balance: number;
}

const MOST_DAYS = 365;
export const DAYS = { most: MOST_DAYS, usual: 30 };

/** The last days of somebody's ledger, the oldest first, with what they had at the end of each. */
export async function reputationByDay(
  ctx: Context,
  { userId, points }: Pick<Reputation, 'userId' | 'points'>,
  { last }: { last: number },
): Promise<ReputationOnDay[]> {
  const count = rowsIn(last, { most: MOST_DAYS, field: 'last' });
  const now = ctx.now();
  const rows = await ctx.db.$queryRaw<{ date: string; points: number }[]>(Prisma.sql`
    SELECT day::text AS date, points FROM reputation_days
    WHERE user_id = ${userId}::uuid AND subject_code = '' AND day > ${dayOf(now, count)}::date`);
  const earned = new Map(rows.map(({ date, points }) => [date, points]));
  let balance = points;
  const days = Array.from({ length: count }, (_, before) => {
    const date = dayOf(now, before);
    const day = { date, points: earned.get(date) ?? 0, balance: Math.max(1, balance) };
    balance -= day.points;
    return day;
  });
  return days.reverse();
}
