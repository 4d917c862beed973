import { type Asker, openFairQueue, OURSELVES } from './fair-queue.ts';
import { openRecentUse, type RecentUse } from './recent-use.ts';
import { type End, type PoolWorker, type Priority, startPoolWorker } from './worker.ts';

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
  /** Workers of low priority beside them, for networks that used much lately and while one that was ended starts again. */
  background?: number;
  /** Shared with other pools, where a network is judged by what it used of all of them. */
  used?: RecentUse;
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
/** A network that used more than this of late is served in the background. */
const MUCH_MS = 400;
/** Where others were served so lately, one of low priority rests after each task this many times as long as it took. */
const OTHERS_MS = 200;
const REST_TIMES = 3;
/** To end a worker costs more than the task did: another has to be started. */
const ENDED_MS = 500;

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
  type One = Waiting<Task, Answer>;
  const queue = openFairQueue<One>({ most, mostOfNetwork: queueOfNetwork });
  const atWork = new Map<PoolWorker<Task, Answer>, { asker: Asker; one: One }>();
  let workers: PoolWorker<Task, Answer>[] = [];
  /** Of those of low priority. */
  let isResting = false;
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
    while (isNextBegun('normal') || isNextBegun('low'));
  }

  function isNextBegun(priority: Priority): boolean {
    const free = inState('free').filter((worker) => worker.priority === priority);
    const next =
      free.length > 0 ? queue.take((network) => mayHave(network, priority, free.length === 1)) : null;
    if (!next) return false;
    begin(free[0]!, next);
    return true;
  }

  function mayHave(network: string, priority: Priority, isLast: boolean): boolean {
    const isHeavy = usedMuch(network);
    if (priority === 'low') return isHeavy ? !isResting : areSomeMissing();
    if (background > 0 && isHeavy) return false;
    return !isLast || size === 1 || !(isHeavy || isServed(network));
  }

  const usedMuch = (network: string) => used.of(network) > MUCH_MS;

  const isServed = (network: string) => [...atWork.values()].some(({ asker }) => asker.network === network);

  /** Whether one that was ended has yet to start again. */
  const areSomeMissing = () =>
    workers.filter(({ state, priority }) => priority === 'normal' && state !== 'starting').length < size;

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
      if (asker.network !== OURSELVES.network) used.add(asker.network, ms);
      workedMs += end.ms;
      if (worker.priority === 'low') rest(ms);
      else used.sawLight();
      one.tell(ranOf(end, ms));
    });
  }

  /** Even of low priority, work hinders those who share the processor's memory and caches. */
  function rest(ms: number): void {
    const areOthersServed = [...atWork.keys()].some(({ priority }) => priority === 'normal');
    if (!areOthersServed && used.sinceLight() > OTHERS_MS) return;
    isResting = true;
    setTimeout(() => {
      isResting = false;
      serve();
    }, ms * REST_TIMES).unref();
  }

  function ranOf(end: End<Answer>, ms: number): Ran<Answer> {
    if (!('error' in end)) return { ran: true, answer: end.answer, ms };
    killed += 1;
    if (end.error) onDeath(end.error);
    return { ran: false, why: end.isLate ? 'busy' : 'overran', ms };
  }

  /** One at first, so that others do not hinder it while the first asker waits; then as many as there should be. */
  function keepWorkers(): void {
    workers = workers.filter(({ state }) => state !== 'dead');
    if (workers.length === 0 && queue.size === 0) return;
    const isWarm = workers.some(({ state }) => state !== 'starting');
    const isForOthers = background === 0 || queue.has((network) => !usedMuch(network));
    keep('normal', isWarm ? size : Number(isForOthers));
    keep('low', isWarm || !isForOthers ? background : 0);
  }

  /** Starts one after the other. */
  function keep(priority: Priority, count: number): void {
    const are = workers.filter((worker) => worker.priority === priority);
    if (are.length >= count || are.some(({ state }) => state === 'starting')) return;
    workers.push(startPoolWorker({ script, limitMs, memoryMb, priority, onChange: serve, onDeath }));
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
