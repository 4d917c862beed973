import { digest, type LimitStore } from './store.ts';
import type { Bucket } from './table.ts';
import { openTokenBuckets, type TokenBuckets } from './token-buckets.ts';

export interface SharedBuckets extends TokenBuckets {
  /** Tells the shared store what was taken here, and learns what other processes took. */
  exchange(): Promise<void>;
  close(): void;
}

const EXCHANGE_MS = 1000;
/** Of one exchange; the others come with the next. */
const MOST_AT_ONCE = 100;
const MIN_WINDOW_SECONDS = 60;

/**
 * Token buckets that processes share. Each takes from its own at once, and settles with the store behind the answers:
 * no request waits for it, and together they take no more than the bucket and what each may take unsettled.
 */
export function openSharedBuckets(name: string, store?: LimitStore): SharedBuckets {
  const buckets = openTokenBuckets();
  if (!store) return { ...buckets, exchange: async () => {}, close() {} };
  // While the store is away nothing is settled: what was taken is told later, and here is counted on.
  const counter = store.counter(
    `bucket ${name}`,
    { points: 1, seconds: MIN_WINDOW_SECONDS },
    { counterWhenAway: false },
  );
  let running: Promise<void> | null = null;

  async function exchangeAll(): Promise<void> {
    for (const { key, bucket, taken } of buckets.unsettled().slice(0, MOST_AT_ONCE)) {
      const seconds = windowOf(bucket);
      const counted = await counter.penalty(digest(key), taken, { customDuration: seconds });
      const windowMs = seconds * 1000 - counted.msBeforeNext;
      buckets.settle(key, bucket, taken, { total: counted.consumedPoints, windowMs });
    }
  }

  function exchange(): Promise<void> {
    running ??= exchangeAll()
      .catch(() => {})
      .finally(() => (running = null));
    return running;
  }

  const timer = setInterval(() => void exchange(), EXCHANGE_MS).unref();
  return { ...buckets, exchange, close: () => clearInterval(timer) };
}

/** Long enough for an empty bucket to fill: older use needs no counting. */
function windowOf({ size, perSecond }: Bucket): number {
  return Math.max(MIN_WINDOW_SECONDS, Math.ceil(size / perSecond));
}
