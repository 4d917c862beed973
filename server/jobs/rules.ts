/** Where a job lies that failed at every try: it is kept, and runs again when somebody says so. */
export const PARKED = 'parked';

const DAY = 86_400;

export const QUEUE_LIMITS = {
  /** Jobs of each task at once in a process. */
  atOnce: 2,
  /** After the first try; with pauses that double it gives up after some two hours. */
  retries: 10,
  retryDelaySeconds: 5,
  retryDelayMaxSeconds: 3600,
  /** Additions of a task that waits or runs already are merged into one run, this much later. */
  debounceSeconds: 60,
  /** A process that was not heard of for so long has died, and its jobs go to others. */
  heartbeatSeconds: 10,
  superviseSeconds: 10,
  /** How often a process looks for jobs: where it is not told of new ones, and where it is. */
  pollSeconds: 2,
  pollSecondsWithNotifications: 10,
  keepWaitingSeconds: 365 * DAY,
  keepParkedSeconds: 365 * DAY,
  keepEndedSeconds: 3600,
  /** For the jobs under way when the process stops. */
  stopMs: 1000,
} as const;
