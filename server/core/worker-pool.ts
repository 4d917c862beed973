import { type Asker, openFairQueue, OURSELVES } from './fair-queue.ts';
import { type End, type PoolWorker, startPoolWorker } from './pool-worker.ts';

/**
 * An answer, or why there is none: it took too long, others kept the machine busy, or the server is going away; and the
 * milliseconds of a worker that it took.
 */
export type Ran<Answer> = { ms: number } & (
  | { ran: true; answer: Answer }
  | { ran: false; why: 'overran' | 'busy' | 'closed' }
);

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
  /** Workers that are kept warm beside them, to take the place of one that was ended. */
  spare?: number;
  /** Megabytes for each worker. */
  memoryMb?: number;
  /** Hears why a worker died by itself, or a task failed. */
  onDeath?: (error: Error) => void;
}

interface Waiting<Task, Answer> {
  task: Task;
  timer?: NodeJS.Timeout;
  /** A worker was lost with it: it is given to another once. */
  wasLost: boolean;
  wait(): void;
  tell(ran: Ran<Answer>): void;
}

/** What the first may wait beyond that, while a worker starts. */
const START_MS = 10_000;
/** A network that used more than this of late has to leave one worker to those who did not. */
const MUCH_MS = 400;
/** To end a worker costs more than the task did: another has to be started. */
const ENDED_MS = 500;

/**
 * Workers that serve whoever has used least of their time. None runs before the first question. One is kept from
 * networks that used much lately or are being served, so that nobody has to wait for the end of what they ask; what
 * they hold, a spare one makes up for.
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
  spare = 1,
  memoryMb = 256,
  onDeath = () => {},
}: Options): WorkerPool<Task, Answer> {
  type One = Waiting<Task, Answer>;
  const queue = openFairQueue<One>({ most, mostOfNetwork: queueOfNetwork });
  const atWork = new Map<PoolWorker<Task, Answer>, { asker: Asker; one: One }>();
  let workers: PoolWorker<Task, Answer>[] = [];
  let closed = false;
  let killed = 0;
  let workedMs = 0;

  const inState = (state: string) => workers.filter((worker) => worker.state === state);

  function ask(task: Task, asker = OURSELVES): Promise<Ran<Answer>> {
    if (closed) return Promise.resolve({ ran: false, why: 'closed', ms: 0 });
    return new Promise((resolve) => {
      const one: One = { task, wasLost: false, wait, tell };
      wait();

      function wait() {
        const isCold = inState('free').length + atWork.size === 0;
        one.timer = setTimeout(giveUp, patienceMs + (isCold ? START_MS : 0));
        const refused = queue.add(asker, one);
        refused?.tell({ ran: false, why: 'busy', ms: 0 });
        serve();
      }
      function tell(ran: Ran<Answer>) {
        clearTimeout(one.timer);
        resolve(ran);
      }
      function giveUp() {
        if (queue.remove(asker, one)) tell({ ran: false, why: 'busy', ms: 0 });
      }
    });
  }

  function serve(): void {
    if (closed) return;
    keepWorkers();
    for (;;) {
      const free = inState('free');
      const places = size - atWork.size;
      if (Math.min(free.length, places + lent()) <= 0) return;
      const isLast = places <= 1 || free.length <= 1;
      const next = queue.take((network) => !hasMuch(network) || (places > 0 && (size === 1 || !isLast)));
      if (!next) return;
      begin(free[0]!, next);
    }
  }

  function begin(worker: PoolWorker<Task, Answer>, { asker, item: one }: { asker: Asker; item: One }): void {
    clearTimeout(one.timer);
    atWork.set(worker, { asker, one });
    worker.run(one.task, (end) => {
      atWork.delete(worker);
      if ('error' in end && end.isLost && !one.wasLost) {
        one.wasLost = true;
        one.wait();
        return;
      }
      const ms = worker.state === 'dead' ? end.ms + ENDED_MS : end.ms;
      queue.charge(asker, ms);
      workedMs += end.ms;
      one.tell(ranOf(end, ms));
    });
  }

  function ranOf(end: End<Answer>, ms: number): Ran<Answer> {
    if (!('error' in end)) return { ran: true, answer: end.answer, ms };
    killed += 1;
    if (end.error) onDeath(end.error);
    return { ran: false, why: end.isLate ? 'busy' : 'overran', ms };
  }

  function hasMuch(network: string): boolean {
    return usedMuch(network) || [...atWork.values()].some(({ asker }) => asker.network === network);
  }

  const usedMuch = (network: string) => queue.recent(network) > MUCH_MS;

  /** Spare workers that stand in, for everybody else, for those that are at work for who used much. */
  function lent(): number {
    const busy = [...atWork.values()].filter(({ asker }) => usedMuch(asker.network)).length;
    return Math.min(busy, spare);
  }

  /** One at first, so that others do not hinder it while the first asker waits; then as many as there should be. */
  function keepWorkers(): void {
    workers = workers.filter(({ state }) => state !== 'dead');
    if (workers.length === 0 && queue.size === 0) return;
    const isWarm = workers.some(({ state }) => state !== 'starting');
    const wanted = isWarm ? size + spare : 1;
    while (workers.length < wanted && inState('starting').length === 0)
      workers.push(startPoolWorker({ script, limitMs, memoryMb, onChange: serve, onDeath }));
  }

  async function close(): Promise<void> {
    closed = true;
    const left = [...queue.clear(), ...[...atWork.values()].map(({ one }) => one)];
    atWork.clear();
    for (const one of left) one.tell({ ran: false, why: 'closed', ms: 0 });
    await Promise.all(workers.map((worker) => worker.end()));
  }

  return {
    ask,
    figures: () => ({
      waiting: queue.size,
      busy: atWork.size,
      workers: inState('free').length + atWork.size,
      killed,
      workedMs,
    }),
    close,
  };
}
