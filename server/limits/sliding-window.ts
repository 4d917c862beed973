import type { Context } from '../core/context.ts';
import type { Text } from '../core/locale.ts';
import { DAY_SECONDS } from '../core/time.ts';
import { noteLimit } from './nearest-limit.ts';
import { overLimit } from './over-limit.ts';
import type { Rate } from './table.ts';
import type { RateState } from './token-buckets.ts';

/** One use, stored in the database and counted under the lock of the write that it limits. */
export interface Use {
  at: Date;
  amount: number;
}

interface Window {
  /** What is left after this use. */
  state: RateState;
  /** Seconds until it is allowed, or 0. */
  wait: number;
}

/** At most `points` within any `seconds`. */
export function slidingWindow(
  uses: Use[],
  { points, seconds }: Rate,
  { now, amount = 1 }: { now: Date; amount?: number },
): Window {
  const since = now.getTime() - seconds * 1000;
  const counted = uses
    .filter(({ at }) => at.getTime() > since)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const used = counted.reduce((sum, use) => sum + use.amount, amount);
  let over = used - points;
  let wait = 0;
  // The oldest leave the window first.
  for (const use of counted) {
    if (over <= 0) break;
    over -= use.amount;
    wait = (use.at.getTime() - since) / 1000;
  }
  return { state: { limit: points, remaining: Math.max(0, points - used), reset: seconds }, wait };
}

/** Since when rows count for a limit of 24 hours. */
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_SECONDS * 1000);

interface DailyLimit {
  limit: number;
  /** The rows of the last 24 hours, read under the lock of the write that they limit; of many, the latest `limit`. */
  latest: { createdAt: Date }[];
  text: Text;
}

/** Refuses one more row than a limit allows within 24 hours, else notes what is left. */
export function requireLeftToday(ctx: Context, { limit, latest, text }: DailyLimit): void {
  const uses = latest.map(({ createdAt }) => ({ at: createdAt, amount: 1 }));
  const { state, wait } = slidingWindow(uses, { points: limit, seconds: DAY_SECONDS }, { now: ctx.now() });
  if (wait > 0) throw overLimit(ctx, { limit, retryAfter: wait, text });
  noteLimit(ctx, state);
}
