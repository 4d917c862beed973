import { createHash } from 'node:crypto';
import type { Context } from './context.ts';
import { RateLimited } from './errors.ts';
import { network } from './accounts/limits.ts';
import { NEW_USER_REPUTATION } from './reputation/rules.ts';

interface Size {
  size: number;
  perSecond: number;
}

/** What may be spent at once, and what comes back every second. */
const PURSES = {
  /** What is worked out by the maths engine, or found as one types. */
  work: {
    member: { size: 2000, perSecond: 20 },
    fresh: { size: 2000, perSecond: 20 },
    guest: { size: 300, perSecond: 2 },
    /** All guests of one address together: a school. */
    school: { size: 6000, perSecond: 40 },
  },
  /** Whole searches: thirty a minute, twenty for whoever is new here. */
  search: {
    member: { size: 30, perSecond: 0.5 },
    fresh: { size: 20, perSecond: 1 / 3 },
    guest: { size: 20, perSecond: 1 / 3 },
    school: { size: 600, perSecond: 10 },
  },
  /** Changes to what is remembered of one's searches, which take turns. */
  history: {
    member: { size: 60, perSecond: 1 },
    fresh: { size: 60, perSecond: 1 },
    guest: { size: 0, perSecond: 1 },
    school: { size: 0, perSecond: 1 },
  },
  /** Replies of the tutor to those who keep no conversation here. */
  chat: {
    member: { size: 60, perSecond: 1 / 60 },
    fresh: { size: 60, perSecond: 1 / 60 },
    guest: { size: 20, perSecond: 1 / 180 },
    school: { size: 600, perSecond: 1 / 6 },
  },
} satisfies Record<string, Record<string, Size>>;

type Purses = keyof typeof PURSES;

/** Callers remembered; past this the ones whose purses are full again are forgotten. */
const MAX_CALLERS = 10_000;

export interface Pace {
  /** Takes so much from the caller's purse; refuses when it does not hold that. */
  spend(ctx: Context, cost: number, purse?: Purses): void;
}

interface Purse {
  left: number;
  at: number;
}

/** Purses in this process: what costs much is given out by them. */
export function openPace(): Pace {
  const purses = new Map<string, Purse>();
  return {
    spend(ctx, cost, purse = 'work') {
      const now = ctx.now().getTime();
      const all = pursesOf(ctx, purse).map(([key, { size, perSecond }]) => {
        const { left, at } = purses.get(key) ?? { left: size, at: now };
        const filled = Math.min(size, left + (Math.max(0, now - at) / 1000) * perSecond);
        return { key, left: filled - cost, wait: (cost - filled) / perSecond };
      });
      const wait = Math.max(...all.map((one) => one.wait));
      if (wait > 0) throw tooMuch(wait);
      if (purses.size >= MAX_CALLERS) forgetFull(purses, now);
      for (const { key, left } of all) purses.set(key, { left, at: now });
    },
  };
}

/** A guest is a device at an address, so that a school behind one address is not locked out. */
function pursesOf({ actor, address, userAgent }: Context, purse: Purses): [key: string, Size][] {
  const { member, fresh, guest, school } = PURSES[purse];
  if (actor) return [[`${purse} ${actor.id}`, actor.reputation < NEW_USER_REPUTATION ? fresh : member]];
  const line = network(address);
  const device = createHash('sha256').update(userAgent).digest('base64url');
  return [
    [`${purse} ${line} ${device}`, guest],
    [`${purse} ${line}`, school],
  ];
}

function forgetFull(purses: Map<string, Purse>, now: number): void {
  const sizes: Size[] = Object.values(PURSES).flatMap((purses) => Object.values(purses));
  const longest = Math.max(...sizes.map(({ size, perSecond }) => (size / perSecond) * 1000));
  for (const [key, { at }] of purses) if (now - at > longest) purses.delete(key);
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
