import type { PgBoss } from 'pg-boss';
import { PARKED, QUEUE_LIMITS } from './rules.ts';
import type { Task } from './task.ts';

/** Makes the queue of a task where there is none yet, and brings it to the limits of today. */
export async function openQueue(boss: PgBoss, { name, single, limitSeconds = 300 }: Task): Promise<void> {
  const limits = {
    retryLimit: QUEUE_LIMITS.retries,
    retryDelay: QUEUE_LIMITS.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: QUEUE_LIMITS.retryDelayMaxSeconds,
    expireInSeconds: limitSeconds,
    heartbeatSeconds: QUEUE_LIMITS.heartbeatSeconds,
    retentionSeconds: QUEUE_LIMITS.keepWaitingSeconds,
    deleteAfterSeconds: QUEUE_LIMITS.keepEndedSeconds,
    deadLetter: PARKED,
    notify: true,
  };
  await boss.createQueue(name, { policy: single ? 'exclusive' : 'standard', ...limits });
  await boss.updateQueue(name, limits);
}

/** Brings the timetable in the database to what the tasks say; a time that was missed is made up for once. */
export async function setTimetable(boss: PgBoss, tasks: readonly Task[]): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (!tasks.some((task) => task.name === name && task.cron)) await boss.unschedule(name);
  for (const { name, cron } of tasks) if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
}
