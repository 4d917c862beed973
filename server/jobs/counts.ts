import { PARKED } from './rules.ts';
import { JOB_SCHEMA } from '../database/job-tables.ts';

export interface JobCounts {
  /** Due, or waiting for its time or its next try. */
  waiting: number;
  running: number;
  /** Failed at every try. */
  parked: number;
  /** For how long the oldest has been due. */
  oldestSeconds: number;
}

interface SqlExecutor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** How many jobs there are, of all processes together. */
export async function countJobs(db: SqlExecutor): Promise<JobCounts> {
  const { rows } = await db.executeSql(
    `SELECT count(*) FILTER (WHERE state < 'active' AND NOT parked)::int AS waiting,
       count(*) FILTER (WHERE state = 'active')::int AS running,
       count(*) FILTER (WHERE parked)::int AS parked,
       coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND NOT parked AND start_after < now())), 0)::float8 AS "oldestSeconds"
     FROM (SELECT state, start_after, name = $1 AS parked FROM ${JOB_SCHEMA}.job
           WHERE state IN ('created', 'retry', 'active') AND name NOT LIKE '\\_\\_%') AS job`,
    [PARKED],
  );
  return rows[0] as JobCounts;
}
