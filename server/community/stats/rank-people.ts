import type { Pool } from 'pg';
import type { Task } from '../../jobs/task.ts';
import {
  ACTIVITY_SCORE,
  ALL_DAYS,
  firstDay,
  MAX_RANKED,
  RANGES,
  RANKED_AGAIN_MS,
  type StatsRange,
} from './rules.ts';

const BATCH = 5000;
/** What is left after so many batches waits for the next minute. */
const MAX_BATCHES = 200;

/** Adds what was put down to the sums, and works out anew who is active where that is old. */
export const sumActivity: Task = {
  name: 'sum-activity',
  cron: '* * * * *',
  single: true,
  async run({ pool, now }) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const { rows } = await pool.query<{ taken: number }>('SELECT add_up_activity($1) AS taken', [BATCH]);
      if (rows[0]!.taken < BATCH) break;
    }
    for (const range of Object.keys(RANGES) as StatsRange[]) await rankPeople(pool, range, now());
  },
};

const { question, answer, acceptedAnswer } = ACTIVITY_SCORE;

async function rankPeople(pool: Pick<Pool, 'query'>, range: StatsRange, now: Date): Promise<void> {
  const since = firstDay(range, now);
  const days = since === null ? 'day = $4::date' : 'day >= $4::date';
  await pool.query(
    `INSERT INTO activity_rankings (range, ranked_at, people)
     SELECT $1, $2, coalesce(jsonb_agg(jsonb_build_object('userId', key, 'score', score) ORDER BY score DESC, key), '[]') FROM (
       SELECT key, sum(questions * ${question} + answers * ${answer} + accepted * ${acceptedAnswer})::int AS score
       FROM activity_sums WHERE kind = 'user' AND ${days}
         AND NOT EXISTS (SELECT FROM activity_rankings WHERE range = $1 AND ranked_at > $3)
       GROUP BY key HAVING sum(questions * ${question} + answers * ${answer} + accepted * ${acceptedAnswer}) > 0
       ORDER BY score DESC, key LIMIT ${MAX_RANKED}
     ) AS active
     WHERE NOT EXISTS (SELECT FROM activity_rankings WHERE range = $1 AND ranked_at > $3)
     ON CONFLICT (range) DO UPDATE SET ranked_at = excluded.ranked_at, people = excluded.people
     WHERE activity_rankings.ranked_at <= $3`,
    [range, now, new Date(now.getTime() - RANKED_AGAIN_MS[range]), since ?? ALL_DAYS],
  );
}
