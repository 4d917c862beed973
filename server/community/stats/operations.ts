import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/client.ts';
import { ALL_DAYS, firstDay } from './rules.ts';
import { NOTHING, totalsOf } from './sums.ts';

export interface Figures {
  people: number;
  questions: number;
  answers: number;
  topics: number;
  /** Between 0 and 1; null while there is no question. */
  solvedRate: number | null;
  medianMinutesToFirstAnswer: number | null;
  activeInWeek: number;
}

/** Beyond so many rows nobody counts; the database says about how many there are. */
export const COUNTED = 10_000;
/** The time to a first answer is looked up for so many questions. */
export const SAMPLED = 500;
const CACHED_MS = 60_000;

const cached = new WeakMap<Database, { until: number; figures: Promise<Figures> }>();

/** How much is here, counted at most once a minute. */
export function figures(ctx: Context): Promise<Figures> {
  const now = ctx.now().getTime();
  const known = cached.get(ctx.db);
  if (known && now < known.until) return known.figures;

  const counted = count(ctx.db, new Date(now));
  cached.set(ctx.db, { until: now + CACHED_MS, figures: counted });
  // A failure is nothing to keep.
  counted.catch(() => cached.delete(ctx.db));
  return counted;
}

async function count(db: Database, now: Date): Promise<Figures> {
  const [site, people, topics, medianMinutesToFirstAnswer, activeInWeek] = await Promise.all([
    totalsOf(db, 'site', ['']),
    countPeople(db),
    db.topic.count(),
    minutesToFirstAnswer(db),
    countActive(db, firstDay('LAST_7_DAYS', now)!),
  ]);
  const { questions, answers, accepted } = site.get('') ?? NOTHING;
  const solvedRate = questions === 0 ? null : accepted / questions;
  return { people, questions, answers, topics, solvedRate, medianMinutesToFirstAnswer, activeInWeek };
}

async function countPeople(db: Database): Promise<number> {
  // In the order of an index: from a big table no more is read than is counted.
  const [{ people }] = await db.$queryRaw<[{ people: number }]>`
    SELECT CASE WHEN counted < ${COUNTED} THEN counted
      ELSE greatest(${COUNTED}, (SELECT reltuples FROM pg_class WHERE oid = 'users'::regclass))::int END AS people
    FROM (SELECT count(*)::int AS counted FROM (
      SELECT FROM users WHERE deleted_at IS NULL AND role <> 'SYSTEM' ORDER BY id LIMIT ${COUNTED}) AS few) AS first`;
  return people;
}

/** Of the newest questions that were answered. */
async function minutesToFirstAnswer(db: Database): Promise<number | null> {
  const [{ minutes }] = await db.$queryRaw<[{ minutes: number | null }]>`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first - asked) / 60) AS minutes FROM (
      SELECT q.created_at AS asked, (
        SELECT min(a.created_at) FROM answers a
        WHERE a.question_id = q.id AND a.deleted_at IS NULL AND a.hidden_at IS NULL
      ) AS first
      FROM (
        SELECT id, created_at, answer_count FROM questions
        WHERE deleted_at IS NULL AND hidden_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ${SAMPLED}
      ) q WHERE q.answer_count > 0
    ) AS times`;
  return minutes === null ? null : Math.round(minutes);
}

/** Who asked or answered since this day. */
async function countActive(db: Database, since: string): Promise<number> {
  const [{ people }] = await db.$queryRaw<[{ people: number }]>`
    SELECT count(*)::int AS people FROM (
      (SELECT key FROM activity_sums WHERE kind = 'user' AND day = ${ALL_DAYS}::date AND active_on >= ${since}::date LIMIT ${COUNTED})
      UNION
      (SELECT key FROM activity_changes WHERE kind = 'user' AND day >= ${since}::date AND (questions > 0 OR answers > 0) LIMIT ${COUNTED})
    ) AS active`;
  return people;
}
