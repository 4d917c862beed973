import { digest, type LimitStore } from './store.ts';
import type { Bucket } from './table.ts';
import { openTokenBuckets, type TokenBuckets } from './token-buckets.ts';

export interface SharedBuckets extends TokenBuckets {
  /** Reports what was taken here to the shared store, and learns what other processes took. */
  exchange(): Promise<void>;
  close(): void;
}

const EXCHANGE_MS = 1000;
/** Buckets in one exchange; the others follow with the next. */
const MAX_PER_EXCHANGE = 100;
const MIN_WINDOW_SECONDS = 60;

/**
 * Token buckets that processes share. Each process takes from its own copy and synchronises in the background, so no
 * request waits; together they can exceed a bucket only by what each may take before it reports.
 */
export function openSharedBuckets(name: string, store?: LimitStore): SharedBuckets {
  const buckets = openTokenBuckets();
  if (!store) return { ...buckets, exchange: async () => {}, close() {} };
  // While the store is unavailable each process counts alone and reports later.
  const counter = store.counter(
    `bucket ${name}`,
    { points: 1, seconds: MIN_WINDOW_SECONDS },
    { fallbackToMemory: false },
  );
  let running: Promise<void> | null = null;

  async function exchangeAll(): Promise<void> {
    for (const { key, bucket, taken } of buckets.unsettled().slice(0, MAX_PER_EXCHANGE)) {
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

/** Long enough for an empty bucket to fill: older use no longer matters. */
function windowOf({ size, perSecond }: Bucket): number {
  return Math.max(MIN_WINDOW_SECONDS, Math.ceil(size / perSecond));
}
