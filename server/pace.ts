import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { RateLimited } from './errors.ts';
import { network } from './accounts/limits.ts';
import { NEW_USER_REPUTATION } from './reputation/rules.ts';

interface Size {
  size: number;
  perSecond: number;
}

const DAY = 86_400;

/** What may be spent at once, and what comes back every second. */
const PURSES = {
  /** What is worked out by the maths engine, or found as one types. */
  work: {
    member: { size: 2000, perSecond: 20 },
    fresh: { size: 2000, perSecond: 20 },
    guest: { size: 300, perSecond: 2 },
    /** Devices of one address that were not seen before, together: another name is no other purse. */
    newcomers: { size: 1500, perSecond: 10 },
    /** All guests of one address together: a school. */
    school: { size: 6000, perSecond: 40 },
  },
  /** Whole searches: thirty a minute, twenty for whoever is new here. */
  search: {
    member: { size: 30, perSecond: 0.5 },
    fresh: { size: 20, perSecond: 1 / 3 },
    guest: { size: 20, perSecond: 1 / 3 },
    newcomers: { size: 150, perSecond: 2.5 },
    school: { size: 600, perSecond: 10 },
  },
  /** Changes to what is remembered of one's searches, which take turns. */
  history: {
    member: { size: 60, perSecond: 1 },
    fresh: { size: 60, perSecond: 1 },
    guest: { size: 0, perSecond: 1 },
    newcomers: { size: 0, perSecond: 1 },
    school: { size: 0, perSecond: 1 },
  },
  /** Replies of the tutor to those who keep no conversation here. */
  chat: {
    member: { size: 60, perSecond: 200 / DAY },
    fresh: { size: 60, perSecond: 200 / DAY },
    guest: { size: 20, perSecond: 1 / 180 },
    newcomers: { size: 150, perSecond: 1 / 24 },
    school: { size: 600, perSecond: 1 / 6 },
  },
  /** Files sent to be kept, beside what a day holds. */
  upload: {
    member: { size: 30, perSecond: 1 / 4 },
    fresh: { size: 20, perSecond: 1 / 6 },
    guest: { size: 0, perSecond: 1 },
    newcomers: { size: 0, perSecond: 1 },
    school: { size: 0, perSecond: 1 },
  },
} satisfies Record<string, Record<string, Size>>;

type Purses = keyof typeof PURSES;

/** A device is a newcomer for so long, or for good while too many others of its address are. */
const KNOWN_AFTER_MS = 10 * 60_000;
const NEW_DEVICES: Size = { size: 60, perSecond: 1 / 60 };

/** Callers remembered; past this, or twice as many as there were, those whose purses are full again are forgotten. */
const MAX_CALLERS = 10_000;

export interface Pace {
  /** Takes so much from the caller's purse; refuses when it does not hold that. */
  spend(ctx: Context, cost: number, purse?: Purses): void;
}

interface Purse {
  left: number;
  at: number;
  /** From then on it is as if nothing had been taken from it. */
  fullAt: number;
}

/** Purses in this process: what costs much is given out by them. */
export function openPace(): Pace {
  const purses = new Map<string, Purse>();
  /** When a device at an address was seen first. */
  const devices = new Map<string, number>();
  let most = MAX_CALLERS;

  /** Takes from all of these purses or from none; says how many seconds to wait, if so. */
  function take(from: readonly (readonly [key: string, Size])[], cost: number, now: number): number {
    const all = from.map(([key, { size, perSecond }]) => {
      const before = purses.get(key) ?? { left: size, at: now };
      const filled = Math.min(size, before.left + (Math.max(0, now - before.at) / 1000) * perSecond);
      const left = filled - cost;
      const fullAt = now + ((size - left) / perSecond) * 1000;
      return { key, purse: { left, at: now, fullAt }, wait: -left / perSecond };
    });
    const wait = Math.max(...all.map((one) => one.wait));
    if (wait > 0) return wait;
    if (purses.size >= most) {
      forgetFull(purses, now);
      // With so many callers at once, looking through all of them at every step would cost more than they do.
      most = Math.max(MAX_CALLERS, 2 * purses.size);
    }
    for (const { key, purse } of all) purses.set(key, purse);
    return 0;
  }

  function isKnown(device: string, line: string, now: number): boolean {
    const since = devices.get(device);
    if (since === undefined) {
      if (take([[`new devices ${line}`, NEW_DEVICES]], 1, now) > 0) return false;
      if (devices.size >= MAX_CALLERS) devices.delete(devices.keys().next().value!);
    } else devices.delete(device);
    // The ones seen last stay longest.
    devices.set(device, since ?? now);
    return now - (since ?? now) >= KNOWN_AFTER_MS;
  }

  /** A guest is a device at an address, so that a school behind one address is not locked out. */
  function pursesOf({ actor, address, device: name }: Context, purse: Purses, now: number) {
    const { member, fresh, guest, newcomers, school } = PURSES[purse];
    if (actor)
      return [[`${purse} ${actor.id}`, actor.reputation < NEW_USER_REPUTATION ? fresh : member]] as const;
    const line = network(address);
    const device = `${line} ${createHash('sha256').update(name).digest('base64url')}`;
    return [
      [`${purse} ${device}`, guest],
      [`${purse} ${line}`, school],
      ...(isKnown(device, line, now) ? [] : [[`${purse} ${line} newcomers`, newcomers] as const]),
    ] as const;
  }

  return {
    spend(ctx, cost, purse = 'work') {
      const now = ctx.now().getTime();
      const wait = take(pursesOf(ctx, purse, now), cost, now);
      if (wait > 0) throw tooMuch(wait);
    },
  };
}

function forgetFull(purses: Map<string, Purse>, now: number): void {
  for (const [key, { fullAt }] of purses) if (fullAt <= now) purses.delete(key);
}

function tooMuch(wait: number): RateLimited {
  const seconds = Math.ceil(wait);
  return new RateLimited(
    {
      en: `That is a lot in a short time: please wait ${seconds} seconds.`,
      zh: `请求过于频繁，请等待 ${seconds} 秒。`,
    },
    wait,
  );
}
