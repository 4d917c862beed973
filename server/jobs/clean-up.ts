import { DAY_MS, dayOf } from '../core/time.ts';
import type { Pool } from 'pg';
import type { Task } from './task.ts';

const BATCH = 1000;
/** What is left after so many batches waits for the next time. */
const MAX_BATCHES = 200;

/** How long a write can be sent again under the same idempotency key. */
const IDEMPOTENCY_DAYS = 7;

/** How long it is remembered that an entry was removed: a device that comes back later brings it back. */
const REMOVED_DAYS = 30;

/** How long an inbox keeps what came. */
const NOTIFICATION_DAYS = 90;

interface ExpiryRule {
  table: string;
  /** Has an index: nothing is scanned. */
  column: string;
  /** Rows below this are of no more use. */
  before: (now: Date) => Date | number | string;
}

const EXPIRY_RULES: ExpiryRule[] = [
  { table: 'sessions', column: 'expires_at', before: (now) => now },
  { table: 'rate_limits', column: 'expire', before: (now) => now.getTime() },
  { table: 'idempotency_keys', column: 'created_at', before: (now) => daysBefore(now, IDEMPOTENCY_DAYS) },
  { table: 'chat_uses', column: 'created_at', before: (now) => daysBefore(now, 2) },
  { table: 'notifications', column: 'at', before: (now) => daysBefore(now, NOTIFICATION_DAYS) },
  { table: 'upload_uses', column: 'created_at', before: (now) => daysBefore(now, 2) },
  { table: 'error_entries', column: 'deleted_at', before: (now) => daysBefore(now, REMOVED_DAYS) },
  // A mark keeps a viewer from counting twice on its day; another process may still be in the day before.
  { table: 'views', column: 'day', before: (now) => dayOf(now, 1) },
];

/** Removes the rows that time has made useless, some at a time; any number of processes may do it at once. */
export async function cleanUp(pool: Pick<Pool, 'query'>, now: Date): Promise<void> {
  for (const { table, column, before } of EXPIRY_RULES) {
    const sql = `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} WHERE ${column} < $1 ORDER BY ${column} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const { rowCount } = await pool.query(sql, [before(now)]);
      if ((rowCount ?? 0) < BATCH) break;
    }
  }
}

export const cleanUpTask: Task = {
  name: 'clean-up',
  cron: '7 * * * *',
  single: true,
  run: ({ pool, now }) => cleanUp(pool, now()),
};

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
