import { openCooldown } from './cooldown.ts';
import { type Asker, type FairQueue, SERVER_ASKER } from './fair-queue.ts';
import type { Job, Ran } from './job.ts';
import type { RecentUse } from './recent-use.ts';
import { openWorkerSet } from './worker-set.ts';
import type { End, PoolWorker, Priority, WorkerOptions } from './worker.ts';

interface Options<Task, Answer> extends Pick<WorkerOptions, 'script' | 'limitMs' | 'memoryMb' | 'onDeath'> {
  queue: FairQueue<Job<Task, Answer>>;
  size: number;
  background: number;
  used: RecentUse;
}

/** Gives what waits to the workers, whoever's turn it is. */
export interface Dispatcher<Task, Answer> {
  serve(): void;
  counts(): DispatcherCounts;
  /** Ends the workers, and returns what was under way. */
  close(): { jobs: Job<Task, Answer>[]; ended: Promise<unknown> };
}

interface DispatcherCounts {
  busy: number;
  /** Workers that can be asked or are at work. */
  workers: number;
  /** Since the start: tasks that were ended because they overran or failed, and milliseconds worked. */
  killed: number;
  workedMs: number;
}

/** A network that used more than this of late is served in the background. */
const MUCH_MS = 400;
/** To end a worker costs more than the task did: another has to be started. */
const ENDED_MS = 500;

export function openDispatcher<Task, Answer>(options: Options<Task, Answer>): Dispatcher<Task, Answer> {
  const { queue, size, background, used, onDeath, ...limits } = options;
  const counts = { normal: size, low: background };
  const workers = openWorkerSet<Task, Answer>({ ...limits, counts, onDeath, onChange: serve });
  const atWork = new Map<PoolWorker<Task, Answer>, { asker: Asker; job: Job<Task, Answer> }>();
  const cooldown = openCooldown(used, serve);
  let closed = false;
  let killed = 0;
  let workedMs = 0;

  function serve(): void {
    if (closed || (queue.size === 0 && workers.isEmpty())) return;
    const isForOthers = background === 0 || queue.has((network) => !usedMuch(network));
    workers.keepUp(isForOthers ? 'normal' : 'low');
    while (startNext('normal') || startNext('low'));
  }

  function startNext(priority: Priority): boolean {
    const [worker, ...others] = workers.free(priority);
    const next = worker && queue.take((network) => mayHave(network, priority, others.length === 0));
    if (next) begin(worker, next.asker, next.item);
    return !!next;
  }

  function mayHave(network: string, priority: Priority, isLast: boolean): boolean {
    const isHeavy = usedMuch(network);
    if (priority === 'low') return isHeavy ? !cooldown.isCoolingDown : workers.areSomeMissing();
    if (background > 0 && isHeavy) return false;
    return !isLast || size === 1 || !(isHeavy || isServed(network));
  }

  const usedMuch = (network: string) => used.of(network) > MUCH_MS;
  const isServed = (network: string) => [...atWork.values()].some(({ asker }) => asker.network === network);

  function begin(worker: PoolWorker<Task, Answer>, asker: Asker, job: Job<Task, Answer>): void {
    clearTimeout(job.timer);
    atWork.set(worker, { asker, job });
    worker.run(job.task, (end) => {
      atWork.delete(worker);
      if ('error' in end && end.isLost && !job.wasLost) {
        job.wasLost = true;
        job.wait();
        return;
      }
      const ms = worker.state === 'dead' ? end.ms + ENDED_MS : end.ms;
      charge(worker.priority, asker, ms);
      workedMs += end.ms;
      if ('error' in end) {
        killed += 1;
        if (end.error) onDeath(end.error);
      }
      job.tell(ranOf(end, ms));
    });
  }

  function charge(priority: Priority, asker: Asker, ms: number): void {
    queue.charge(asker, ms);
    if (asker.network !== SERVER_ASKER.network) used.add(asker.network, ms);
    if (priority === 'normal') return used.sawLight();
    const areOthersServed = [...atWork.keys()].some((worker) => worker.priority === 'normal');
    cooldown.coolDown(ms, areOthersServed);
  }

  return {
    serve,
    counts: () => ({
      busy: atWork.size,
      workers: workers.free().length + atWork.size,
      killed,
      workedMs,
    }),
    close() {
      closed = true;
      const jobs = [...atWork.values()].map(({ job }) => job);
      atWork.clear();
      return { jobs, ended: workers.end() };
    },
  };
}

function ranOf<Answer>(end: End<Answer>, ms: number): Ran<Answer> {
  if (!('error' in end)) return { ran: true, answer: end.answer, ms };
  return { ran: false, why: end.isLate ? 'busy' : 'overran', ms };
}
