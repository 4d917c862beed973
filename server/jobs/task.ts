import type { Pool } from 'pg';
import type { Context } from '../core/context.ts';
import type { Transaction } from '../database/client.ts';

/** What a job acts with: what an operation does, and plain SQL. */
export interface TaskContext extends Context {
  pool: Pool;
}

/** Enough of a task to add a job for it, where its own code is not to be known. */
export type TaskName<Data extends object> = Pick<Task<Data>, 'name' | 'single'>;

/** Work that follows a write or comes at its time: kept in the database until a process has done it. */
export interface Task<Data extends object = object> {
  /** Waiting jobs are known by it in the database. */
  name: string;
  /** When it is due though nobody adds it, as in a crontab, in UTC. */
  cron?: string;
  /** One is enough, in all processes together; whatever is added meanwhile is one more, a minute later. */
  single?: boolean;
  /** Whoever has run it for so long has lost it to another try; 5 minutes unless given. */
  limitSeconds?: number;
  run(ctx: TaskContext, data: Data, running: Running): Promise<void>;
}

/** One try of a job. */
export interface Running {
  /** Number of this attempt, from 1. */
  tries: number;
  /** Aborted when the process stops, or when the job was taken away for being too slow. */
  signal: AbortSignal;
  /**
   * Writes what came of the job and ends it in one transaction, so that the two never part: what was done is not done
   * again, and a try that lost its job writes nothing.
   */
  finish<Written>(write: (tx: Transaction) => Promise<Written>): Promise<Written>;
}
