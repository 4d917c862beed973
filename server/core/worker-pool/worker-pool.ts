import { openDispatcher } from './dispatcher.ts';
import { type Asker, openFairQueue, SERVER_ASKER } from './fair-queue.ts';
import type { Job, Ran } from './job.ts';
import { openRecentUse, type RecentUse } from './recent-use.ts';

export interface WorkerPool<Task, Answer> {
  ask(task: Task, asker?: Asker): Promise<Ran<Answer>>;
  figures(): PoolFigures;
  close(): Promise<void>;
}

export interface PoolFigures {
  waiting: number;
  busy: number;
  /** Workers that can be asked or are at work. */
  workers: number;
  /** Since the start: tasks that were ended because they overran or failed, and milliseconds worked. */
  killed: number;
  workedMs: number;
}

interface Options {
  script: URL;
  /** CPU time that a task may take. */
  limitMs: number;
  /** How long anybody waits for a worker; as long as for the work itself, unless given. */
  patienceMs?: number;
  /** How many may wait in all; whoever has most waiting is refused then. */
  queue: number;
  /** The same for one network. */
  queueOfNetwork?: number;
  /** Workers that work at once. */
  size?: number;
  /** Workers of low priority beside them, for networks that used much lately and while one that was ended starts again. */
  background?: number;
  /** Shared with other pools, where a network is judged by what it used of all of them. */
  used?: RecentUse;
  /** Megabytes for each worker. */
  memoryMb?: number;
  /** Hears why a worker died by itself, or a task failed. */
  onDeath?: (error: Error) => void;
}

/** What the first may wait beyond that, while a worker starts. */
const START_MS = 10_000;

/**
 * Workers that serve whoever has used least of their time. None runs before the first question. Networks that used much
 * lately are served by those of low priority, which get what the others leave of the processor; and one worker is kept
 * from networks that are being served, so that nobody has to wait for the end of what they ask.
 * It is our own because pools in use elsewhere take turns by order alone, and count the wait for a worker that starts
 * as work.
 */
export function openWorkerPool<Task, Answer>({
  script,
  limitMs,
  patienceMs = limitMs,
  queue: most,
  queueOfNetwork = most,
  size = 1,
  background = 1,
  used = openRecentUse(),
  memoryMb = 256,
  onDeath = () => {},
}: Options): WorkerPool<Task, Answer> {
  const queue = openFairQueue<Job<Task, Answer>>({ most, mostOfNetwork: queueOfNetwork });
  const limits = { script, limitMs, memoryMb };
  const dispatcher = openDispatcher({ ...limits, queue, size, background, used, onDeath });
  let closed = false;

  function ask(task: Task, asker = SERVER_ASKER): Promise<Ran<Answer>> {
    if (closed) return Promise.resolve({ ran: false, why: 'closed', ms: 0 });
    return new Promise((resolve) => {
      const job: Job<Task, Answer> = { task, wasLost: false, wait, tell };
      wait();

      function wait() {
        const isCold = dispatcher.counts().workers === 0;
        job.timer = setTimeout(giveUp, patienceMs + (isCold ? START_MS : 0));
        const refused = queue.add(asker, job);
        refused?.tell({ ran: false, why: 'busy', ms: 0 });
        dispatcher.serve();
      }
      function tell(ran: Ran<Answer>) {
        clearTimeout(job.timer);
        resolve(ran);
      }
      function giveUp() {
        if (queue.remove(asker, job)) tell({ ran: false, why: 'busy', ms: 0 });
      }
    });
  }

  return {
    ask,
    figures: () => ({ waiting: queue.size, ...dispatcher.counts() }),
    async close() {
      closed = true;
      const { jobs, ended } = dispatcher.close();
      for (const job of [...queue.clear(), ...jobs]) job.tell({ ran: false, why: 'closed', ms: 0 });
      await ended;
    },
  };
}
