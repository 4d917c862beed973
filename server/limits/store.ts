import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import type pg from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import type { Log } from '../core/log.ts';
import type { Rate } from './table.ts';

/** Counters that all processes share: in Redis when it is configured, else in Postgres. */
export interface LimitStore {
  /** While the store is unavailable this process counts alone, unless `fallbackToMemory` is false. */
  counter(name: string, rate: Rate, options?: { fallbackToMemory: boolean }): RateLimiterStoreAbstract;
  close(): void;
}

interface Options {
  pool: pg.Pool;
  redisUrl?: string | null;
  log?: Log;
}

export function openLimitStore({ pool, redisUrl, log }: Options): LimitStore {
  const redis = redisUrl ? connect(redisUrl, log) : null;
  return {
    counter(name, { points, seconds: duration }, { fallbackToMemory } = { fallbackToMemory: true }) {
      const rate = { keyPrefix: name, points, duration };
      const options = {
        ...rate,
        ...(fallbackToMemory && {
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: new RateLimiterMemory(rate),
        }),
      };
      if (redis) return new RateLimiterRedis({ ...options, storeClient: redis, rejectIfRedisNotReady: true });
      return new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
      });
    },
    close: () => redis?.disconnect(),
  };
}

/** The store sees neither addresses nor names, and all keys have the same length. */
export const digest = (key: string): string => createHash('sha256').update(key).digest('base64url');

function connect(url: string, log?: Log): Redis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // Before 7.2 Redis refuses to be told the name of the library.
    disableClientInfo: true,
  });
  let isAway = false;
  client.on('error', ({ message }) => {
    if (!isAway) log?.warn({ message }, 'Redis is away: each process counts limits alone');
    isAway = true;
  });
  client.on('ready', () => (isAway = false));
  return client;
}
