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

  const after = (from: NamedBuckets, cost: number, now: number) =>
    from.map(([key, bucket]) => {
      const { size, perSecond } = bucket;
      const before = buckets.get(key) ?? fullBucket(size, now);
      const filled = Math.min(size, before.left + (Math.max(0, now - before.at) / 1000) * perSecond);
      const left = Math.min(size, filled - cost);
      const fullAt = now + ((size - left) / perSecond) * 1000;
      const { settled } = before;
      const state = { left, at: now, fullAt, unsettled: before.unsettled + cost, settled };
      return { key, bucket, state, wait: -left / perSecond };
    });

  function keep(all: ReturnType<typeof after>): void {
    for (const { key, bucket, state } of all) {
      buckets.set(key, state);
      if (state.unsettled >= Math.max(1, bucket.size * UNSETTLED_SHARE)) unsettled.set(key, bucket);
    }
  }

  return {
    take(from, cost, now) {
      const all = after(from, cost, now);
      const wait = Math.max(...all.map((one) => one.wait));
      if (wait > 0) return wait;
      if (buckets.size >= most) {
        forgetFull(buckets, now);
        // Doubled, so that a large number of callers is not searched at every step.
        most = Math.max(MAX_BUCKETS, 2 * buckets.size);
      }
      keep(all);
      return 0;
    },
    state(one, now) {
      const { left, fullAt } = after([one], 0, now)[0]!.state;
      return {
        limit: one[1].size,
        remaining: Math.max(0, Math.floor(left)),
        reset: Math.ceil((fullAt - now) / 1000),
      };
    },
    correct(from, difference, now) {
      keep(after(from, difference, now));
    },
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

const fullBucket = (size: number, at: number) => ({
  left: size,
  at,
  unsettled: 0,
  settled: { left: size, at, total: 0 },
});

function forgetFull(buckets: Map<string, State>, now: number): void {
  for (const [key, { fullAt }] of buckets) if (fullAt <= now) buckets.delete(key);
}
