import { expect, test } from 'vitest';
import { noteLimit, tighter } from '../../server/limits/nearest-limit.ts';
import { slidingWindow } from '../../server/limits/sliding-window.ts';
import type { Bucket } from '../../server/limits/table.ts';
import { openTokenBuckets } from '../../server/limits/token-buckets.ts';

const BUCKET: Bucket = { size: 1000, perSecond: 2 };
const ADA = ['ada', BUCKET] as const;

test('a bucket gives all it holds, fills at its rate, and holds no more than its size', () => {
  const buckets = openTokenBuckets();
  expect(buckets.take([ADA], 1000, 0)).toBe(0);
  expect(buckets.take([ADA], 1, 0)).toBe(0.5);
  expect(buckets.state(ADA, 100_000)).toEqual({ limit: 1000, remaining: 200, reset: 400 });
  expect(buckets.take([ADA], 201, 100_000)).toBe(0.5);
  expect(buckets.take([ADA], 200, 100_000)).toBe(0);
  expect(buckets.state(ADA, 9_000_000)).toEqual({ limit: 1000, remaining: 1000, reset: 0 });
});

test('a clock that goes back gives nothing', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 1000, 100_000);
  expect(buckets.take([ADA], 1, 0)).toBe(0.5);
  expect(buckets.state(ADA, 0).remaining).toBe(0);
});

test('of several buckets all give or none', () => {
  const buckets = openTokenBuckets();
  const small = ['small', { size: 10, perSecond: 1 }] as const;
  expect(buckets.take([ADA, small], 11, 0)).toBe(1);
  expect(buckets.state(ADA, 0).remaining).toBe(1000);
  expect(buckets.take([ADA, small], 10, 0)).toBe(0);
  expect(buckets.state(ADA, 0).remaining).toBe(990);
  expect(buckets.state(small, 0).remaining).toBe(0);
});

test('overcharges are refunded and undercharges become debt', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 100, 0);
  buckets.correct([ADA], -40, 0);
  expect(buckets.state(ADA, 0).remaining).toBe(940);
  buckets.correct([ADA], -100, 0);
  expect(buckets.state(ADA, 0).remaining).toBe(1000);
  buckets.correct([ADA], 1100, 0);
  expect(buckets.state(ADA, 0)).toEqual({ limit: 1000, remaining: 0, reset: 550 });
  expect(buckets.take([ADA], 1, 0)).toBe(50.5);
});

test('when there are too many buckets, only full ones are dropped', () => {
  const buckets = openTokenBuckets();
  const slow = ['slow', { size: 1000, perSecond: 0.001 }] as const;
  buckets.take([slow], 500, 0);
  for (let i = 0; i < 10_000; i += 1) buckets.take([[`guest ${i}`, BUCKET]], 1, 0);
  buckets.take([ADA], 1, 60_000);
  expect(buckets.state(slow, 60_000).remaining).toBe(500);
});

test('use is shared once a twentieth was taken, in whole tokens', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 49.5, 0);
  expect(buckets.unsettled()).toEqual([]);
  buckets.take([ADA], 1, 0);
  expect(buckets.unsettled()).toEqual([{ key: 'ada', bucket: BUCKET, taken: 50 }]);
  buckets.settle('ada', BUCKET, 50, { total: 50, windowMs: 0 });
  expect(buckets.unsettled()).toEqual([]);
  expect(buckets.state(ADA, 0).remaining).toBe(949);
  buckets.take([ADA], 50, 0);
  expect(buckets.unsettled()).toEqual([{ key: 'ada', bucket: BUCKET, taken: 50 }]);
});

test('what others took since the last settlement leaves the bucket, less what came back', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 100, 0);
  buckets.settle('ada', BUCKET, 100, { total: 400, windowMs: 0 });
  expect(buckets.state(ADA, 0).remaining).toBe(600);
  // Ten seconds bring twenty.
  buckets.take([ADA], 100, 10_000);
  buckets.settle('ada', BUCKET, 100, { total: 600, windowMs: 10_000 });
  expect(buckets.state(ADA, 10_000).remaining).toBe(420);
});

test('what was taken while the store was asked is settled with the next', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 100, 0);
  buckets.take([ADA], 30, 0);
  buckets.settle('ada', BUCKET, 100, { total: 300, windowMs: 0 });
  expect(buckets.state(ADA, 0).remaining).toBe(670);
  buckets.take([ADA], 70, 0);
  expect(buckets.unsettled()).toEqual([{ key: 'ada', bucket: BUCKET, taken: 100 }]);
  buckets.settle('ada', BUCKET, 100, { total: 400, windowMs: 0 });
  expect(buckets.state(ADA, 0).remaining).toBe(600);
});

test('a window of the store that began anew counts from nothing', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 500, 0);
  buckets.settle('ada', BUCKET, 500, { total: 900, windowMs: 0 });
  buckets.take([ADA], 50, 0);
  buckets.settle('ada', BUCKET, 50, { total: 60, windowMs: 0 });
  expect(buckets.state(ADA, 0).remaining).toBe(40);
});

test('a new process learns what was taken in the window, less the refill', () => {
  const buckets = openTokenBuckets();
  buckets.take([ADA], 50, 200_000);
  buckets.settle('ada', BUCKET, 50, { total: 1050, windowMs: 100_000 });
  expect(buckets.state(ADA, 200_000).remaining).toBe(150);
});

test('an unused bucket needs no settlement', () => {
  const buckets = openTokenBuckets();
  buckets.settle('nobody', BUCKET, 50, { total: 1000, windowMs: 0 });
  expect(buckets.state(['nobody', BUCKET], 0).remaining).toBe(1000);
});

test('headers name the limit with the smaller share left; if both are exhausted, the one that resets later', () => {
  const [half, tenth] = [
    { limit: 10, remaining: 5, reset: 60 },
    { limit: 1000, remaining: 100, reset: 1 },
  ];
  expect(tighter(half, tenth)).toBe(tenth);
  expect(tighter(tenth, half)).toBe(tenth);
  const [short, long] = [
    { limit: 10, remaining: 0, reset: 5 },
    { limit: 20, remaining: 0, reset: 50 },
  ];
  expect(tighter(short, long)).toBe(long);
  expect(tighter(long, short)).toBe(long);
  const record = {} as Parameters<typeof noteLimit>[0]['record'];
  noteLimit({ record }, half);
  expect(record.limit).toBe(half);
  noteLimit({ record }, tenth);
  expect(record.limit).toBe(tenth);
  noteLimit({ record }, half);
  expect(record.limit).toBe(tenth);
});

test('a sliding window has capacity again when its oldest entry has left', () => {
  const at = (seconds: number) => ({ at: new Date(seconds * 1000), amount: 1 });
  const rate = { points: 3, seconds: 60 };
  const uses = [at(0), at(10), at(20)];
  const { wait, state } = slidingWindow(uses, rate, { now: new Date(25_000) });
  expect(wait).toBe(35);
  expect(state.remaining).toBe(0);
  expect(slidingWindow(uses, rate, { now: new Date(59_999) }).wait).toBeGreaterThan(0);
  expect(slidingWindow(uses, rate, { now: new Date(60_000) })).toMatchObject({
    wait: 0,
    state: { limit: 3, remaining: 0, reset: 60 },
  });
  expect(slidingWindow(uses.slice(1), rate, { now: new Date(25_000) }).wait).toBe(0);
  expect(slidingWindow([at(0)], rate, { now: new Date(60_000) }).state.remaining).toBe(2);
  expect(slidingWindow([at(0)], rate, { now: new Date(59_999) }).state.remaining).toBe(1);
});

test('a sliding window weighs what is large', () => {
  const uses = [
    { at: new Date(0), amount: 70 },
    { at: new Date(10_000), amount: 20 },
  ];
  const rate = { points: 100, seconds: 60 };
  expect(slidingWindow(uses, rate, { now: new Date(20_000), amount: 10 }).wait).toBe(0);
  expect(slidingWindow(uses, rate, { now: new Date(20_000), amount: 11 }).wait).toBe(40);
  expect(slidingWindow(uses, rate, { now: new Date(20_000), amount: 90 }).wait).toBe(50);
});

test('a window counts uses in the order of their times, however they are listed', () => {
  const now = new Date('2030-03-01T09:00:00Z');
  const use = (secondsAgo: number, amount: number) => ({
    at: new Date(now.getTime() - secondsAgo * 1000),
    amount,
  });
  const wait = (...uses: ReturnType<typeof use>[]) =>
    slidingWindow(uses, { points: 3, seconds: 60 }, { now }).wait;
  expect(wait(use(50, 1), use(10, 2))).toBe(10);
  expect(wait(use(10, 2), use(50, 1))).toBe(10);
});
