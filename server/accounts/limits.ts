import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ACCOUNT_RATES, type Rate } from '../limits/table.ts';

export type LimitName = keyof typeof ACCOUNT_RATES;

export interface Limits {
  /** Counts one try, or only looks; answers with the seconds to wait when there were too many, else 0. */
  hit(name: LimitName, key: string, times?: 0 | 1): Promise<number>;
  forget(name: LimitName, key: string): Promise<void>;
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
        return state && state.consumedPoints >= limiter.points ? seconds(state) : 0;
      }
      try {
        await limiter.consume(digest(key));
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return seconds(error);
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

const seconds = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** The table learns neither addresses nor names, and every key has one length. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');
