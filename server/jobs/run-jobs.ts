import { fromPrisma, type Job, type PgBoss } from 'pg-boss';
import { QUEUE_LIMITS } from './rules.ts';
import type { Running, Task, TaskContext } from './task.ts';

/** What a job acts with; it is known by its id, as a request is. */
export type ContextFor = (jobId: string) => TaskContext;

const AT_ONCE = 100;

/** Runs jobs as they come, or those that are due now; `stopping` aborts them when the process stops. */
export function openRunner(boss: PgBoss, stopping: AbortSignal) {
  function runningOf({ name }: Task, job: Job, ctx: TaskContext): Running {
    return {
      tries: job.retryCount + 1,
      signal: AbortSignal.any([stopping, ...(job.signal ? [job.signal] : [])]),
      finish: (write) =>
        ctx.db.$transaction(async (tx) => {
          const written = await write(tx);
          const db = fromPrisma(tx);
          await boss.complete(name, job, null, { db });
          const [ended] = await boss.findJobs(name, { id: job.id, db });
          if (ended?.state !== 'completed' || ended.retryCount !== job.retryCount)
            throw new Error('the job was given to another try');
          return written;
        }),
    };
  }

  async function perform(task: Task, job: Job, contextFor: ContextFor): Promise<void> {
    const ctx = contextFor(job.id);
    const running = runningOf(task, job, ctx);
    try {
      await task.run(ctx, job.data, running);
    } catch (error) {
      const line = { task: task.name, tries: running.tries, message: String(error) };
      if (job.retryCount >= QUEUE_LIMITS.retries)
        ctx.log.error(line, 'a job failed at every try; it is parked');
      else if (!stopping.aborted) ctx.log.warn(line, 'a job failed and will be tried again');
      throw error;
    }
  }

  return {
    /** Adds one worker that runs jobs of a task, one after the other. */
    async workOn(task: Task, contextFor: ContextFor): Promise<void> {
      const options = {
        pollingIntervalSeconds: QUEUE_LIMITS.pollSeconds,
        notifyPollingIntervalSeconds: QUEUE_LIMITS.pollSecondsWithNotifications,
      };
      const worker: string = await boss.work<object>(task.name, options, ([job]) =>
        // Whoever had a job looks for another at once, not when it is time to look.
        perform(task, job!, contextFor).finally(() => boss.notifyWorker(worker)),
      );
    },
    /** Tries once each job of a task that is due; says how many. */
    async runNow(task: Task, contextFor: ContextFor, ignoreStartAfter: boolean): Promise<number> {
      const jobs = await boss.fetch<object>(task.name, { batchSize: AT_ONCE, ignoreStartAfter });
      for (const job of jobs)
        await perform(task, job, contextFor).then(
          () => boss.complete(task.name, job),
          (error: unknown) => boss.fail(task.name, job, { message: String(error) }),
        );
      return jobs.length;
    },
  };
}
