import { createHash } from 'node:crypto';
import { network } from './network.ts';
import type { Context } from '../core/context.ts';
import type { RateLimited } from '../core/errors.ts';
import { type BudgetName, BUDGETS, NEW_DEVICES, NEW_USER_REPUTATION } from './table.ts';
import { comeNear, tighter } from './nearest-limit.ts';
import { overLimit } from './over-limit.ts';
import { openSharedBuckets } from './shared-buckets.ts';
import type { LimitStore } from './store.ts';

/** A device counts as new for so long, or for good while too many others of its address are. */
const KNOWN_AFTER_MS = 10 * 60_000;
const MAX_DEVICES = 10_000;

export interface Budgets {
  /** Takes so much from the caller's budget; refuses when it does not hold that. */
  spend(ctx: Context, cost: number, name?: BudgetName): void;
  /** The same for what has its price afterwards: returns what is to be told the cost, which may be more than there was. */
  hold(ctx: Context, cost: number, name?: BudgetName): (cost: number) => void;
  /** Takes so much even where there is less: whoever owes waits before the next. */
  owe(ctx: Context, cost: number, name: BudgetName): void;
  /** Settles at once with the other processes; it happens by itself every second. */
  exchange(): Promise<void>;
  close(): void;
}

declare module '../core/context.ts' {
  interface Services {
    budgets: Budgets;
  }
}

/** What costs much is paid for by whoever asks for it. */
export function openBudgets(store?: LimitStore): Budgets {
  const buckets = openSharedBuckets('budgets', store);
  /** When a device at an address was seen first. */
  const devices = new Map<string, number>();

  function isKnown(device: string, line: string, now: number): boolean {
    const since = devices.get(device);
    if (since === undefined) {
      if (buckets.take([[`new devices ${line}`, NEW_DEVICES]], 1, now) > 0) return false;
      if (devices.size >= MAX_DEVICES) devices.delete(devices.keys().next().value!);
    } else devices.delete(device);
    // The ones seen last stay longest.
    devices.set(device, since ?? now);
    return now - (since ?? now) >= KNOWN_AFTER_MS;
  }

  /** A guest is a device at an address, so that a school behind one address is not locked out. */
  function bucketsOf(ctx: Context, name: BudgetName, now: number) {
    const { member, newMember, guest, newDevices, address } = BUDGETS[name];
    const { actor } = ctx;
    const line = network(ctx.address);
    if (actor)
      return [
        [`${name} ${actor.id}`, actor.reputation < NEW_USER_REPUTATION ? newMember : member],
        // An account costs little; reads are sent faster than anything else.
        ...(name === 'read' ? [[`${name} ${line} members`, address] as const] : []),
      ] as const;
    const device = `${line} ${createHash('sha256').update(ctx.device).digest('base64url')}`;
    return [
      [`${name} ${device}`, guest],
      [`${name} ${line}`, address],
      ...(isKnown(device, line, now) ? [] : [[`${name} ${line} new devices`, newDevices] as const]),
    ] as const;
  }

  function hold(ctx: Context, held: number, name: BudgetName = 'work') {
    const now = ctx.now().getTime();
    const from = bucketsOf(ctx, name, now);
    const wait = buckets.take(from, held, now);
    const tightest = from.map((one) => buckets.state(one, now)).reduce(tighter);
    if (wait > 0) throw tooMuch(ctx, tightest.limit, wait);
    ctx.record.cost += held;
    comeNear(ctx, tightest);
    return (cost: number) => {
      ctx.record.cost += cost - held;
      buckets.correct(from, cost - held, ctx.now().getTime());
    };
  }

  return {
    spend(ctx, cost, name) {
      hold(ctx, cost, name);
    },
    hold,
    exchange: buckets.exchange,
    close: buckets.close,
    owe(ctx, cost, name) {
      const now = ctx.now().getTime();
      const from = bucketsOf(ctx, name, now);
      buckets.correct(from, cost, now);
      ctx.record.cost += cost;
      comeNear(ctx, from.map((one) => buckets.state(one, now)).reduce(tighter));
    },
  };
}

function tooMuch(ctx: Context, limit: number, wait: number): RateLimited {
  const seconds = Math.ceil(wait);
  return overLimit(ctx, {
    limit,
    retryAfter: wait,
    text: {
      en: `That is a lot in a short time: please wait ${seconds} seconds.`,
      zh: `请求过于频繁，请等待 ${seconds} 秒。`,
    },
  });
}
