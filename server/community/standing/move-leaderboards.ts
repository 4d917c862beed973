import { dayOf } from '../../core/time.ts';
import type { Task } from '../../jobs/task.ts';

const BATCH = 1000;
/** What is left after so many batches waits for the next minute. */
const MAX_BATCHES = 200;

/** Takes the days that are over out of the leaderboards of the last days. What is earned is added as it is written. */
export const moveLeaderboards: Task = {
  name: 'move-leaderboards',
  cron: '* * * * *',
  single: true,
  async run({ pool, now }) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const { rows } = await pool.query<{ moved: number }>('SELECT move_leaderboards($1, $2) AS moved', [
        dayOf(now()),
        BATCH,
      ]);
      if (rows[0]!.moved < BATCH) break;
    }
  },
};
