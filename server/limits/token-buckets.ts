import type { Bucket } from './table.ts';

/** Beyond this number of buckets, or twice as many as the last time, those that are full again are dropped. */
const MAX_BUCKETS = 10_000;
/** The share of a bucket that may be taken before other processes are told. */
const UNSETTLED_SHARE = 1 / 20;

interface State {
  left: number;
  at: number;
  /** When it will be full again. */
  fullAt: number;
  /** Taken in this process and not yet counted by the shared store. */
  unsettled: number;
  /** Its state at the last synchronisation with the shared store; full at first. */
  settled: { left: number; at: number; total: number };
}

/** How much of a limit is left, and the seconds until all of it is. */
export interface RateState {
  limit: number;
  remaining: number;
  reset: number;
}

/** What the shared store has counted for a bucket since its window began. */
export interface SharedCount {
  total: number;
  windowMs: number;
}

export interface TokenBuckets {
  /** Takes from all of these buckets or from none; returns how many seconds to wait, 0 where it took. */
  take(from: NamedBuckets, cost: number, now: number): number;
  state(one: NamedBuckets[number], now: number): RateState;
  /** Takes from all of these buckets even beyond what they hold; a negative difference gives tokens back. */
  correct(from: NamedBuckets, difference: number, now: number): void;
  /** Buckets from which enough was taken to tell the other processes, and how much, in whole tokens. */
  unsettled(): { key: string; bucket: Bucket; taken: number }[];
  /** Takes what other processes took, given the count of the shared store after this process reported its own. */
  settle(key: string, bucket: Bucket, taken: number, shared: SharedCount): void;
}

export type NamedBuckets = readonly (readonly [key: string, Bucket])[];

/** Token buckets of this process, by name. */
export function openTokenBuckets(): TokenBuckets {
  const buckets = new Map<string, State>();
  const unsettled = new Map<string, Bucket>();
  let most = MAX_BUCKETS;

  function leftIn(key: string, { size, perSecond }: Bucket, now: number): number {
    const before = buckets.get(key);
    if (!before) return size;
    return Math.min(size, before.left + (Math.max(0, now - before.at) / 1000) * perSecond);
  }

  function spend(from: NamedBuckets, cost: number, now: number): void {
    for (const [key, bucket] of from) {
      const { size, perSecond } = bucket;
      const left = Math.min(size, leftIn(key, bucket, now) - cost);
      const state = buckets.get(key) ?? fullBucket(size, now);
      state.left = left;
      state.at = now;
      state.fullAt = now + ((size - left) / perSecond) * 1000;
      state.unsettled += cost;
      buckets.set(key, state);
      if (state.unsettled >= Math.max(1, size * UNSETTLED_SHARE)) unsettled.set(key, bucket);
    }
  }

  return {
    take(from, cost, now) {
      let wait = 0;
      for (const [key, bucket] of from)
        wait = Math.max(wait, (cost - leftIn(key, bucket, now)) / bucket.perSecond);
      if (wait > 0) return wait;
      if (buckets.size >= most) {
        forgetFull(buckets, now);
        // Doubled, so that a large number of callers is not searched at every step.
        most = Math.max(MAX_BUCKETS, 2 * buckets.size);
      }
      spend(from, cost, now);
      return 0;
    },
    state([key, bucket], now) {
      const { size, perSecond } = bucket;
      const left = leftIn(key, bucket, now);
      return {
        limit: size,
        remaining: Math.max(0, Math.floor(left)),
        reset: Math.ceil((size - left) / perSecond),
      };
    },
    correct: spend,
    unsettled: () =>
      [...unsettled].flatMap(([key, bucket]) => {
        const taken = Math.floor(buckets.get(key)?.unsettled ?? 0);
        return taken > 0 ? [{ key, bucket, taken }] : [];
      }),
    settle(key, { size, perSecond }, taken, { total, windowMs }) {
      unsettled.delete(key);
      const state = buckets.get(key);
      if (!state) return;
      const before = state.settled;
      // The window may have begun before this process first used the bucket.
      const at = before.total === 0 ? Math.min(before.at, state.at - windowMs) : before.at;
      // A smaller total: a new window began.
      const since = total < before.total ? total : total - before.total;
      const refilled = (Math.max(0, state.at - at) / 1000) * perSecond;
      // Taken in this process since, and in neither count.
      const unreported = state.unsettled - taken;
      const left = Math.min(state.left, before.left + refilled - since - unreported);
      buckets.set(key, {
        left,
        at: state.at,
        fullAt: state.at + ((size - left) / perSecond) * 1000,
        unsettled: unreported,
        settled: { left: left + unreported, at: state.at, total },
      });
    },
  };
}

const fullBucket = (size: number, at: number): State => ({
  left: size,
  at,
  fullAt: at,
  unsettled: 0,
  settled: { left: size, at, total: 0 },
});

function forgetFull(buckets: Map<string, State>, now: number): void {
  for (const [key, { fullAt }] of buckets) if (fullAt <= now) buckets.delete(key);
}
