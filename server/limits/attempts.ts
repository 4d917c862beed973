import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import { digest, type LimitStore } from './store.ts';
import { ACCOUNT_RATES } from './table.ts';
import type { RateState } from './token-buckets.ts';

export type AttemptName = keyof typeof ACCOUNT_RATES;

/** What is left after an attempt; `isOver` where there were too many. */
export interface AttemptState extends RateState {
  isOver: boolean;
}

/** Attempts at accounts, counted one by one in the shared store. */
export interface Attempts {
  /** Counts one attempt, or with 0 only reads the state. */
  hit(name: AttemptName, key: string, times?: 0 | 1): Promise<AttemptState>;
  forget(name: AttemptName, key: string): Promise<void>;
}

export function openAttempts(store: LimitStore): Attempts {
  const counters = new Map(
    Object.entries(ACCOUNT_RATES).map(([name, rate]) => [name, store.counter(name, rate)]),
  );
  return {
    async hit(name, key, times = 1) {
      const counter = counters.get(name)!;
      if (times === 0) {
        const state = await counter.get(digest(key));
        return stateOf(counter, state, (state?.consumedPoints ?? 0) >= counter.points);
      }
      try {
        return stateOf(counter, await counter.consume(digest(key)), false);
      } catch (error) {
        if (error instanceof RateLimiterRes) return stateOf(counter, error, true);
        throw error;
      }
    },
    async forget(name, key) {
      await counters.get(name)!.delete(digest(key));
    },
  };
}

function stateOf(
  { points }: RateLimiterStoreAbstract,
  state: RateLimiterRes | null,
  isOver: boolean,
): AttemptState {
  return {
    limit: points,
    remaining: isOver ? 0 : (state?.remainingPoints ?? points),
    reset: state ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0,
    isOver,
  };
}
