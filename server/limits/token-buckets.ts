import type { Bucket } from './table.ts';

/** Buckets remembered; past this, or twice as many as there were, those that are full again are forgotten. */
const MAX_BUCKETS = 10_000;

interface State {
  left: number;
  at: number;
  /** From then on it is as if nothing had been taken from it. */
  fullAt: number;
}

/** How much of a limit is left, and the seconds until all of it is. */
export interface RateState {
  limit: number;
  remaining: number;
  reset: number;
}

export interface TokenBuckets {
  /** Takes from all of these buckets or from none; says how many seconds to wait, if so. */
  take(from: Named, cost: number, now: number): number;
  state(one: Named[number], now: number): RateState;
  /** Takes from all of these buckets even what they do not hold, or gives back what was taken too much. */
  correct(from: Named, difference: number, now: number): void;
}

export type Named = readonly (readonly [key: string, Bucket])[];

/** Token buckets of this process, by name. */
export function openTokenBuckets(): TokenBuckets {
  const buckets = new Map<string, State>();
  let most = MAX_BUCKETS;

  const after = (from: Named, cost: number, now: number) =>
    from.map(([key, { size, perSecond }]) => {
      const before = buckets.get(key) ?? { left: size, at: now };
      const filled = Math.min(size, before.left + (Math.max(0, now - before.at) / 1000) * perSecond);
      const left = Math.min(size, filled - cost);
      const fullAt = now + ((size - left) / perSecond) * 1000;
      return { key, state: { left, at: now, fullAt }, wait: -left / perSecond };
    });

  return {
    take(from, cost, now) {
      const all = after(from, cost, now);
      const wait = Math.max(...all.map((one) => one.wait));
      if (wait > 0) return wait;
      if (buckets.size >= most) {
        forgetFull(buckets, now);
        // With so many callers at once, looking through all of them at every step would cost more than they do.
        most = Math.max(MAX_BUCKETS, 2 * buckets.size);
      }
      for (const { key, state } of all) buckets.set(key, state);
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
      for (const { key, state } of after(from, difference, now)) buckets.set(key, state);
    },
  };
}

function forgetFull(buckets: Map<string, State>, now: number): void {
  for (const [key, { fullAt }] of buckets) if (fullAt <= now) buckets.delete(key);
}
