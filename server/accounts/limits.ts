import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { comeNear } from '../limits/nearest-limit.ts';
import { ACCOUNT_RATES, type Rate } from '../limits/table.ts';
import type { RateState } from '../limits/token-buckets.ts';
import type { Caller } from './context.ts';
import { tooMany } from './errors.ts';

export type LimitName = keyof typeof ACCOUNT_RATES;

/** What is left after a try, or that there were too many until it is reset. */
export interface Tried extends RateState {
  isOver: boolean;
}

export interface Limits {
  /** Counts one try, or only looks. */
  hit(name: LimitName, key: string, times?: 0 | 1): Promise<Tried>;
  forget(name: LimitName, key: string): Promise<void>;
}

/** Refuses what was tried too often; the answer says what is left. */
export function allowed(caller: Caller, { isOver, ...left }: Tried): void {
  comeNear(caller, left);
  if (isOver) throw tooMany(left.reset);
}

/** Counted in the database, so that restarts and other processes know; in memory while it is away. */
export function openLimits(pool: pg.Pool): Limits {
  const limiters = new Map(
    Object.entries(ACCOUNT_RATES).map(([name, rate]) => [name, openLimiter(pool, name, rate)]),
  );
  return {
    async hit(name, key, times = 1) {
      const limiter = limiters.get(name)!;
      if (times === 0) {
        const state = await limiter.get(digest(key));
        return stateOf(limiter, state, (state?.consumedPoints ?? 0) >= limiter.points);
      }
      try {
        return stateOf(limiter, await limiter.consume(digest(key)), false);
      } catch (error) {
        if (error instanceof RateLimiterRes) return stateOf(limiter, error, true);
        throw error;
      }
    },
    async forget(name, key) {
      await limiters.get(name)!.delete(digest(key));
    },
  };
}

function openLimiter(pool: pg.Pool, name: string, { points, seconds: duration }: Rate): RateLimiterPostgres {
  const counted = { keyPrefix: name, points, duration };
  return new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(counted),
  });
}

function stateOf({ points }: RateLimiterPostgres, state: RateLimiterRes | null, isOver: boolean): Tried {
  return {
    limit: points,
    remaining: isOver ? 0 : (state?.remainingPoints ?? points),
    reset: state ? Math.max(1, Math.ceil(state.msBeforeNext / 1000)) : 0,
    isOver,
  };
}

/** The table learns neither addresses nor names, and every key has one length. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
