import { networkOf } from './network.ts';
import type { Context } from '../core/context.ts';
import type { RateLimited } from '../core/errors.ts';
import { type BudgetName, BUDGETS, NEW_DEVICES, NEW_USER_REPUTATION } from './table.ts';
import { noteLimit, tighter } from './nearest-limit.ts';
import { overLimit } from './over-limit.ts';
import { openSharedBuckets } from './shared-buckets.ts';
import type { LimitStore } from './store.ts';

/** A device counts as new for this long; for as long as its address has too many other new ones, it stays new. */
const KNOWN_AFTER_MS = 10 * 60_000;
const MAX_DEVICES = 10_000;

export interface Budgets {
  /** Takes `cost` from the caller's budget; refuses when there is not enough left. */
  spend(ctx: Context, cost: number, name?: BudgetName): void;
  /** The same for work whose cost is known afterwards: returns a function that takes the actual cost, which may exceed the budget. */
  reserve(ctx: Context, cost: number, name?: BudgetName): (cost: number) => void;
  /** Takes `cost` even where less is left: the caller then waits until the debt is paid. */
  charge(ctx: Context, cost: number, name: BudgetName): void;
  /** Synchronises with the other processes now; it happens by itself every second. */
  exchange(): Promise<void>;
  close(): void;
}

declare module '../core/context.ts' {
  interface Services {
    budgets: Budgets;
  }
}

/** Budgets for expensive work, per caller. */
export function openBudgets(store?: LimitStore): Budgets {
  const buckets = openSharedBuckets('budgets', store);
  /** When a device of an address was first seen. */
  const devices = new Map<string, number>();

  function isKnown(device: string, network: string, now: number): boolean {
    const since = devices.get(device);
    if (since === undefined) {
      if (buckets.take([[`new devices ${network}`, NEW_DEVICES]], 1, now) > 0) return false;
      if (devices.size >= MAX_DEVICES) devices.delete(devices.keys().next().value!);
    } else devices.delete(device);
    // Re-inserted, so that the least recently seen are dropped first.
    devices.set(device, since ?? now);
    return now - (since ?? now) >= KNOWN_AFTER_MS;
  }

  /** A guest is identified by device and address, so that a school behind one address is not locked out. */
  function bucketsOf(ctx: Context, name: BudgetName, now: number) {
    const { member, newMember, guest, newDevices, address } = BUDGETS[name];
    const { actor } = ctx;
    const network = networkOf(ctx.address);
    if (actor)
      return [
        [`${name} ${actor.id}`, actor.reputation < NEW_USER_REPUTATION ? newMember : member],
        // Accounts are cheap to create, and reads come faster than anything else.
        ...(name === 'read' ? [[`${name} ${network} members`, address] as const] : []),
      ] as const;
    const device = `${network} device ${ctx.device}`;
    return [
      [`${name} ${device}`, guest],
      [`${name} ${network}`, address],
      ...(isKnown(device, network, now) ? [] : [[`${name} ${network} new devices`, newDevices] as const]),
    ] as const;
  }

  function reserve(ctx: Context, reserved: number, name: BudgetName = 'work') {
    const now = ctx.now().getTime();
    const from = bucketsOf(ctx, name, now);
    const wait = buckets.take(from, reserved, now);
    const tightest = from.map((one) => buckets.state(one, now)).reduce(tighter);
    if (wait > 0) throw tooMuch(ctx, tightest.limit, wait);
    ctx.record.cost += reserved;
    noteLimit(ctx, tightest);
    return (cost: number) => {
      ctx.record.cost += cost - reserved;
      buckets.correct(from, cost - reserved, ctx.now().getTime());
    };
  }

  return {
    spend(ctx, cost, name) {
      reserve(ctx, cost, name);
    },
    reserve,
    exchange: buckets.exchange,
    close: buckets.close,
    charge(ctx, cost, name) {
      const now = ctx.now().getTime();
      const from = bucketsOf(ctx, name, now);
      buckets.correct(from, cost, now);
      ctx.record.cost += cost;
      noteLimit(ctx, from.map((one) => buckets.state(one, now)).reduce(tighter));
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
