import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LOOP_DELAY_MS, UNDER_WAY } from '../table.ts';

const LEARN_MS = 200;
const SWEEP_MS = 50;
/** In milliseconds; what comes later than it should is the delay. */
const RESOLUTION = 10;

/** Gives a place back; doing it twice does nothing. */
export type Leave = () => void;

export interface Admission {
  /** A place among those worked on, once there is one; null for whoever should come back later. */
  enter(address: string): Leave | Promise<Leave | null> | null;
  /** A place for what keeps people signed in: beside the others as long as there are few of it. */
  enterReserved(address: string): Leave | Promise<Leave | null> | null;
  /** Says, and counts, whether whoever comes now would be sent away without waiting. */
  refusesAtOnce(address: string): boolean;
  counts(): Counts;
  close(): void;
}

export interface Counts {
  underWay: number;
  waiting: number;
  /** How many are worked on at once, as learnt. */
  most: number;
  refused: number;
  /** Of the last moment, in milliseconds. */
  loopDelay: number;
}

interface Options {
  /** Whether the database has more to do than it should have: more of it would only wait longer. */
  isDatabaseBusy: () => boolean;
}

interface Waiting {
  until: number;
  tell(leave: Leave | null): void;
}

/**
 * Lets in as many requests as get answered in good time. How many that is depends on the machine and on
 * what is asked, so it is learnt from the delay of the main thread. The others wait for a moment, and
 * addresses take turns: a crowd at one does not keep out the only one at another.
 */
export function openAdmission({ isDatabaseBusy }: Options): Admission {
  const queues = new Map<string, Waiting[]>();
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let most = UNDER_WAY.first;
  let underWay = 0;
  let reserved = 0;
  let waiting = 0;
  let refused = 0;
  let loopDelay = 0;
  let wasFull = false;

  function admit(): Leave {
    underWay += 1;
    return once(() => {
      underWay -= 1;
      next();
    });
  }

  function next(): void {
    while (waiting > 0 && underWay < most) {
      const [address, queue] = queues.entries().next().value!;
      const one = queue.shift()!;
      waiting -= 1;
      queues.delete(address);
      // Behind the other addresses that wait.
      if (queue.length > 0) queues.set(address, queue);
      one.tell(admit());
    }
  }

  function enter(address: string): Leave | Promise<Leave | null> | null {
    if (underWay < most && waiting === 0) return admit();
    wasFull = true;
    if (refusesAtOnce(address)) return null;
    if (waiting >= UNDER_WAY.waiting) makeRoom();
    return new Promise((tell) => {
      const queue = queues.get(address) ?? [];
      queue.push({ until: performance.now() + UNDER_WAY.waitMs, tell });
      queues.set(address, queue);
      waiting += 1;
    });
  }

  function refusesAtOnce(address: string): boolean {
    if (waiting < UNDER_WAY.waiting) return false;
    const own = queues.get(address)?.length ?? 0;
    // An address with more in the queue than this one makes room for it.
    if (longest()[1].length > own + 1) return false;
    wasFull = true;
    refused += 1;
    return true;
  }

  function longest(): [address: string, queue: Waiting[]] {
    return [...queues].reduce((longer, next) => (next[1].length > longer[1].length ? next : longer));
  }

  /** Sends the last one of the longest queue away. */
  function makeRoom(): void {
    const [address, queue] = longest();
    refuse(address, queue, queue.pop()!);
  }

  function refuse(address: string, queue: Waiting[], one: Waiting): void {
    if (queue.length === 0) queues.delete(address);
    waiting -= 1;
    refused += 1;
    one.tell(null);
  }

  function sweep(): void {
    const now = performance.now();
    for (const [address, queue] of queues)
      while (queue[0] && queue[0].until <= now) refuse(address, queue, queue.shift()!);
  }

  function learn(): void {
    loopDelay = Math.max(0, histogram.percentile(90) / 1e6 - RESOLUTION);
    histogram.reset();
    if (loopDelay > LOOP_DELAY_MS.much || isDatabaseBusy()) most = Math.max(UNDER_WAY.least, most * 0.8);
    else if (loopDelay < LOOP_DELAY_MS.little && wasFull) most = Math.min(UNDER_WAY.most, most * 1.25);
    wasFull = waiting > 0;
    next();
  }

  const timers = [setInterval(learn, LEARN_MS), setInterval(sweep, SWEEP_MS)];
  for (const timer of timers) timer.unref();

  return {
    enter,
    enterReserved(address) {
      if (reserved >= UNDER_WAY.reserved) return enter(address);
      reserved += 1;
      return once(() => (reserved -= 1));
    },
    refusesAtOnce,
    counts: () => ({ underWay: underWay + reserved, waiting, most: Math.floor(most), refused, loopDelay }),
    close() {
      for (const timer of timers) clearInterval(timer);
      histogram.disable();
      for (const queue of queues.values()) for (const one of queue) one.tell(null);
      queues.clear();
      waiting = 0;
    },
  };
}

function once(act: () => unknown): Leave {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
