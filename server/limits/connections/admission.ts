import { CONCURRENCY } from '../table.ts';
import { openAddressQueue } from './address-queue.ts';
import { openAdaptiveLimit } from './adaptive-limit.ts';

const LEARN_MS = 200;
const SWEEP_MS = 50;

/** Frees a slot; calling it twice has no effect. */
export type Release = () => void;

export interface Admission {
  /** A slot, as soon as one is free; null where the request is to be refused. */
  enter(address: string): Release | Promise<Release | null> | null;
  /** A slot for a request that keeps somebody signed in: a few are reserved beside the others. */
  enterReserved(address: string): Release | Promise<Release | null> | null;
  /** Whether a request from this address would be refused without waiting; counted if so. */
  refusesAtOnce(address: string): boolean;
  counts(): Counts;
  close(): void;
}

export interface Counts {
  underWay: number;
  waiting: number;
  /** The current limit. */
  most: number;
  refused: number;
  /** Measured last, in milliseconds. */
  loopDelay: number;
}

interface Options {
  /** Whether the database is overloaded, so that more requests would only wait longer. */
  isDatabaseBusy: () => boolean;
}

interface Waiting {
  until: number;
  tell(release: Release | null): void;
}

/**
 * Admits as many requests as can be answered in good time. How many that is depends on the machine and on the requests,
 * so it adapts to the delay of the main thread. The others wait for a moment, and addresses take turns.
 */
export function openAdmission({ isDatabaseBusy }: Options): Admission {
  const queue = openAddressQueue<Waiting>();
  const limit = openAdaptiveLimit(isDatabaseBusy);
  let underWay = 0;
  let reserved = 0;
  let refused = 0;
  let wasFull = false;

  function admit(): Release {
    underWay += 1;
    return once(() => {
      underWay -= 1;
      next();
    });
  }

  function next(): void {
    while (queue.size > 0 && underWay < limit.most) queue.next()!.tell(admit());
  }

  function enter(address: string): Release | Promise<Release | null> | null {
    if (underWay < limit.most && queue.size === 0) return admit();
    wasFull = true;
    if (refusesAtOnce(address)) return null;
    if (queue.size >= CONCURRENCY.maxWaiting) refuse(queue.dropLast());
    return new Promise((tell) => {
      queue.add(address, { until: performance.now() + CONCURRENCY.waitMs, tell });
    });
  }

  function refusesAtOnce(address: string): boolean {
    if (queue.size < CONCURRENCY.maxWaiting) return false;
    // An address with more in the queue than this one makes room for it.
    if (queue.longest() > queue.sizeOf(address) + 1) return false;
    wasFull = true;
    refused += 1;
    return true;
  }

  function refuse(waiting: Waiting): void {
    refused += 1;
    waiting.tell(null);
  }

  function sweep(): void {
    const now = performance.now();
    for (const waiting of queue.dropWhile(({ until }) => until <= now)) refuse(waiting);
  }

  function learn(): void {
    limit.learn(wasFull);
    wasFull = queue.size > 0;
    next();
  }

  const timers = [setInterval(learn, LEARN_MS), setInterval(sweep, SWEEP_MS)];
  for (const timer of timers) timer.unref();

  return {
    enter,
    enterReserved(address) {
      if (reserved >= CONCURRENCY.reserved) return enter(address);
      reserved += 1;
      return once(() => (reserved -= 1));
    },
    refusesAtOnce,
    counts: () => ({
      underWay: underWay + reserved,
      waiting: queue.size,
      most: Math.floor(limit.most),
      refused,
      loopDelay: limit.loopDelay,
    }),
    close() {
      for (const timer of timers) clearInterval(timer);
      limit.close();
      for (const waiting of queue.clear()) waiting.tell(null);
    },
  };
}

function once(act: () => unknown): Release {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
