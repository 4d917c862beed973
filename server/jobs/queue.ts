import { fromPrisma, PgBoss } from 'pg-boss';
import type { Connection, Transaction } from '../database/client.ts';
import type { Log } from '../core/log.ts';
import { countJobs, type JobCounts } from './counts.ts';
import { openQueue, setTimetable } from './open-queue.ts';
import { PARKED, QUEUE_LIMITS } from './rules.ts';
import { JOB_CONNECTIONS, JOB_SCHEMA } from '../database/job-tables.ts';
import { type ContextFor, openRunner } from './run-jobs.ts';
import type { Task, TaskName } from './task.ts';

/** Where a write leaves the work that follows it. */
export interface Jobs {
  /** Adds a job inside the transaction of the write: both are kept, or neither. */
  add<Data extends object>(tx: Transaction, task: TaskName<Data>, data: Data): Promise<void>;
}

declare module '../core/context.ts' {
  interface Services {
    /** What follows a write is left here, in its transaction. */
    jobs: Jobs;
  }
}

export interface JobQueue extends Jobs {
  /** Begins to run jobs, its own share of all that wait. */
  work(contextFor: ContextFor): Promise<void>;
  /** Tries once each job that is due, or with `retries` also those that wait for their next try; says how many. */
  runOnce(contextFor: ContextFor, options?: { retries?: boolean }): Promise<number>;
  counts(): Promise<JobCounts>;
  /** Gives parked jobs to their tasks again; says how many. */
  retryParked(): Promise<number>;
  /** Takes no more jobs, and gives back those that do not end in time. */
  stop(): Promise<void>;
}

interface Options {
  connection: Connection;
  log: Log;
  tasks: readonly Task[];
  /** Whether this process also looks for jobs of processes that died, and adds those that are due by the clock. */
  supervised?: boolean;
}

const ONCE_MORE = { singletonKey: 'once more', startAfter: QUEUE_LIMITS.debounceSeconds };

/** Opens the queue in the database, over few connections of its own: however busy the product, its jobs are kept alive. */
export async function openJobs({ connection, log, tasks, supervised = true }: Options): Promise<JobQueue> {
  const boss = new PgBoss({
    ...connection,
    schema: JOB_SCHEMA,
    max: JOB_CONNECTIONS,
    // The tables are made by our migrations, under a role that this process does not have.
    migrate: false,
    createSchema: false,
    reindex: false,
    monitorVacuum: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    useListenNotify: supervised,
    supervise: supervised,
    schedule: supervised,
    superviseIntervalSeconds: QUEUE_LIMITS.superviseSeconds,
    monitorIntervalSeconds: QUEUE_LIMITS.superviseSeconds,
  });
  boss.on('error', ({ message }) => log.warn({ message }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'the job queue warns'));
  const stopping = new AbortController();
  const runner = openRunner(boss, stopping.signal);
  await boss.start();
  await boss.createQueue(PARKED, { retentionSeconds: QUEUE_LIMITS.keepParkedSeconds });
  for (const task of tasks) await openQueue(boss, task);
  if (supervised) await setTimetable(boss, tasks);

  return {
    async add(tx, { name, single }, data) {
      const db = fromPrisma(tx);
      const added = await boss.send(name, data, { db });
      if (added !== null || !single) return;
      // The one that waits or runs may have looked before this write was there, or wait long for its next try.
      await boss.send(name, data, { db, ...ONCE_MORE });
    },
    async work(contextFor) {
      // What a process left that was killed some time ago need not wait for the next look.
      await boss.supervise();
      for (const task of tasks)
        for (let worker = 0; worker < QUEUE_LIMITS.atOnce; worker += 1) await runner.workOn(task, contextFor);
    },
    async runOnce(contextFor, { retries = false } = {}) {
      let ran = 0;
      for (const task of tasks) ran += await runner.runNow(task, contextFor, retries);
      return ran;
    },
    counts: () => countJobs(boss.getDb()),
    retryParked: () => boss.redrive(PARKED),
    async stop() {
      stopping.abort();
      await boss.stop({ timeout: QUEUE_LIMITS.stopMs });
    },
  };
}
