import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

interface Rate {
  points: number;
  seconds: number;
}

/** How often what may be tried. Wrong sign-ins on one account are slowed, never locked out for everybody. */
export const RATES = {
  signInHere: { points: 10, seconds: 900 },
  signInAccount: { points: 50, seconds: 86_400 },
  signInAddress: { points: 100, seconds: 300 },
  signUpAddress: { points: 30, seconds: 3600 },
  refreshSession: { points: 30, seconds: 60 },
} satisfies Record<string, Rate>;

export type LimitName = keyof typeof RATES;

export interface Limits {
  /** Counts one try; answers with the seconds to wait when there were too many, else 0. */
  hit(name: LimitName, key: string): Promise<number>;
  forget(name: LimitName, key: string): Promise<void>;
}

/** Counted in the database, so that restarts and other processes know; in memory while it is away. */
export function openLimits(pool: pg.Pool, rates: Record<LimitName, Rate> = RATES): Limits {
  const limiters = new Map(
    Object.entries(rates).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
      }),
    ]),
  );
  return {
    async hit(name, key) {
      try {
        await limiters.get(name)!.consume(key);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
    async forget(name, key) {
      await limiters.get(name)!.delete(key);
    },
  };
}

/** The part of an address that stands for one line: all of IPv4, the /64 of IPv6. */
export function network(address: string): string {
  if (!address.includes(':')) return address;
  const [head = ''] = address.split('%');
  const [left = '', right = ''] = head.split('::');
  const start = left ? left.split(':') : [];
  const end = right ? right.split(':') : [];
  const full = [...start, ...Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0'), ...end];
  return full.slice(0, 4).join(':');
}
