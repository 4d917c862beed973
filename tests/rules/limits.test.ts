import { describe, expect, test } from 'vitest';
import { openAdaptiveLimit } from '../../server/limits/connections/adaptive-limit.ts';
import { openAddressQueue } from '../../server/limits/connections/address-queue.ts';
import { openAllowance } from '../../server/limits/connections/allowance.ts';
import { openConcurrencyLimit } from '../../server/limits/connections/concurrency.ts';
import { connectionsWithin } from '../../server/limits/connections/connections.ts';
import { openByteLimit } from '../../server/limits/connections/pending-bytes.ts';
import { openUnreadLimit } from '../../server/limits/connections/unread-bytes.ts';
import { networkOf } from '../../server/limits/network.ts';
import { overLimit } from '../../server/limits/over-limit.ts';
import {
  ACCOUNT_RATES,
  CONCURRENCY,
  CONCURRENT_UPLOADS,
  NEW_USER_REPUTATION,
  OPERATION,
  POSTING,
  REPLIES,
  UPLOADS,
  VOTING,
} from '../../server/limits/table.ts';
import { payForWriting } from '../../server/limits/write-price.ts';

const MB = 1024 * 1024;

test('people may do so much, and new ones less', () => {
  expect(NEW_USER_REPUTATION).toBe(50);
  expect(VOTING).toEqual({ newMember: 5, member: 40, series: 5 });
  expect(POSTING).toEqual({
    question: { newMember: { perDay: 3, pauseSeconds: 120 }, member: { perDay: 20, pauseSeconds: 0 } },
    answer: { newMember: { perDay: 10, pauseSeconds: 30 }, member: { perDay: 30, pauseSeconds: 0 } },
    commentAtHome: { newMember: { perDay: 30, pauseSeconds: 0 }, member: { perDay: 50, pauseSeconds: 0 } },
    commentElsewhere: { newMember: { perDay: 5, pauseSeconds: 0 }, member: { perDay: 50, pauseSeconds: 0 } },
    report: { newMember: { perDay: 10, pauseSeconds: 0 }, member: { perDay: 30, pauseSeconds: 0 } },
  });
  expect(REPLIES).toEqual({ perHour: 60, perDay: 200, concurrent: 3 });
  expect(UPLOADS).toEqual({ filesPerDay: 100, bytesPerDay: 200 * MB, bytesStored: 1024 * MB });
  expect(CONCURRENT_UPLOADS).toEqual({ person: 5, address: 30, all: 40 });
});

test('an operation of the graph may be so much', () => {
  expect(OPERATION).toEqual({
    depth: 12,
    aliases: 30,
    directives: 20,
    tokens: 1000,
    price: 10_000,
    timeoutMs: 10_000,
  });
});

test('accounts are tried at these rates', () => {
  expect(ACCOUNT_RATES).toEqual({
    signInHere: { points: 10, seconds: 900 },
    signInAccount: { points: 50, seconds: 86_400 },
    signInAddress: { points: 100, seconds: 300 },
    signUpAddress: { points: 30, seconds: 3600 },
    adminLink: { points: 30, seconds: 900 },
    refreshSession: { points: 30, seconds: 60 },
    changeAccount: { points: 60, seconds: 3600 },
  });
});

test('a network is all of an IPv4 address, and the first half of an IPv6 one', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:0db8:1:2:a::1')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('1::2:3:4:5:6:7')).toBe('1:0:2:3');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0');
});

test('a refusal names its limit in the headers, with the whole seconds to wait', () => {
  const record: { limit?: object } = {};
  const text = { en: 'Wait.', zh: '等。' };
  const refusal = overLimit({ record } as never, { limit: 7, retryAfter: 1.2, text });
  expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 2 });
  expect(record.limit).toEqual({ limit: 7, remaining: 0, reset: 2 });
});

test('rows are paid for, but by this machine itself', () => {
  const spent: unknown[] = [];
  const budgets = { spend: (_ctx: unknown, ...what: unknown[]) => spent.push(what) };
  payForWriting({ budgets, fromHere: false } as never, 3);
  payForWriting({ budgets, fromHere: true } as never, 3);
  expect(spent).toEqual([[3, 'write']]);
});

test('connections leave files for the rest, and an address has half of them', () => {
  expect(connectionsWithin(Infinity)).toEqual({ address: 10_000, all: 30_000 });
  const few = connectionsWithin(100);
  expect(few).toEqual({ address: 25, all: 50 });
});

test('a connection may do so much at once', () => {
  const take = openAllowance({ size: 2, perSecond: 1e-9 });
  expect([take(), take(), take()]).toEqual([true, true, false]);
});

test('a busy database lowers how many requests are handled at once, to a few', () => {
  const limit = openAdaptiveLimit(() => true);
  limit.learn(true);
  expect(limit.most).toBe(Math.max(CONCURRENCY.min, CONCURRENCY.initial * 0.8));
  for (let time = 0; time < 100; time += 1) limit.learn(true);
  expect(limit.most).toBe(CONCURRENCY.min);
  limit.close();
});

describe('what is open at once', () => {
  test('is limited by address and altogether, and counted once', () => {
    const limit = openConcurrencyLimit({ address: 2, all: 3 });
    const first = limit.take('a')!;
    const second = limit.take('a')!;
    expect(limit.take('a')).toBeNull();
    expect(limit.take('b')).not.toBeNull();
    expect(limit.take('c')).toBeNull();
    expect(limit.count()).toBe(3);
    first();
    expect(limit.take('a')).not.toBeNull();
    expect(limit.take('a')).toBeNull();
    second();
    expect(limit.count()).toBe(2);
    expect(limit.take('a')).not.toBeNull();
  });
});

test('what is left at an address is counted on when some of it is given back', () => {
  const limit = openConcurrencyLimit({ address: 2, all: 10 });
  const first = limit.take('a')!;
  limit.take('a');
  first();
  expect([limit.take('a') === null, limit.take('a') === null]).toEqual([false, true]);
});

describe('bytes that arrive and cannot be used yet', () => {
  test('are limited by address and altogether', () => {
    const limit = openByteLimit({ address: 10, all: 15 });
    const [one, two, other] = [limit.open('a'), limit.open('a'), limit.open('b')];
    expect([one.take(6), two.take(4), two.take(1)]).toEqual([true, true, false]);
    expect([other.take(5), other.take(1)]).toEqual([true, false]);
    expect(limit.count()).toBe(15);
    one.release(2);
    expect([limit.count(), two.take(2), two.take(1)]).toEqual([13, true, false]);
  });

  test('are released as far as they were taken, and after the end none are taken', () => {
    const limit = openByteLimit({ address: 10, all: 15 });
    const one = limit.open('a');
    one.take(6);
    one.release(100);
    expect(limit.count()).toBe(0);
    one.take(5);
    one.release();
    expect([limit.count(), one.take(10)]).toEqual([0, true]);
    one.end();
    expect([limit.count(), one.take(1)]).toEqual([0, false]);
    expect(limit.open('a').take(10)).toBe(true);
  });
});

describe('bytes that clients have not read', () => {
  test('cut off what has waited longest at an address that leaves too much', () => {
    const limit = openUnreadLimit({ address: 10, all: 100 });
    const cut: string[] = [];
    const [one, two] = ['one', 'two'].map((name) => limit.open('a', () => cut.push(name)));
    one!.add(6);
    two!.add(4);
    expect(cut).toEqual([]);
    two!.add(1);
    expect([cut, limit.count()]).toEqual([['one'], 5]);
    one!.add(50);
    expect(limit.count()).toBe(5);
  });

  test('cut off the address that leaves most where all leave too much', () => {
    const limit = openUnreadLimit({ address: 10, all: 15 });
    const cut: string[] = [];
    const [a, b] = ['a', 'b'].map((name) => limit.open(name, () => cut.push(name)));
    a!.add(7);
    b!.add(8);
    expect(cut).toEqual([]);
    a!.add(1);
    a!.read(1);
    expect(cut).toEqual(['a']);
    expect(limit.count()).toBe(8);
    const c = limit.open('c', () => cut.push('c'));
    c.add(9);
    expect(cut).toEqual(['a', 'c']);
  });

  test('count no more once they are read, all of them or some', () => {
    const limit = openUnreadLimit({ address: 10, all: 100 });
    const cut: string[] = [];
    const one = limit.open('a', () => cut.push('one'));
    one.add(10);
    one.read(4);
    expect(limit.count()).toBe(6);
    one.read(100);
    expect(limit.count()).toBe(0);
    one.add(10);
    one.read();
    one.add(10);
    expect([limit.count(), cut]).toEqual([10, []]);
    one.end();
    one.end();
    one.read();
    expect(limit.count()).toBe(0);
  });
});

describe('a queue by addresses', () => {
  const queue = () => {
    const items = openAddressQueue<string>();
    for (const [address, item] of [
      ['a', 'a1'],
      ['a', 'a2'],
      ['a', 'a3'],
      ['b', 'b1'],
    ] as const)
      items.add(address, item);
    return items;
  };

  test('gives each address its turn', () => {
    const items = queue();
    const order = Array.from({ length: 5 }, () => items.next());
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3', null]);
    expect(items.size).toBe(0);
  });

  test('counts what waits, by address and the most of one', () => {
    const items = queue();
    expect([items.size, items.sizeOf('a'), items.sizeOf('b'), items.sizeOf('c'), items.longest()]).toEqual([
      4, 3, 1, 0, 3,
    ]);
  });

  test('drops the last of the longest', () => {
    const items = queue();
    expect([items.dropLast(), items.dropLast(), items.size]).toEqual(['a3', 'a2', 2]);
  });

  test('drops the first ones that are over, and no later one', () => {
    const items = queue();
    expect(items.dropWhile((item) => item !== 'a2')).toEqual(['a1', 'b1']);
    expect([items.size, items.next(), items.next(), items.next()]).toEqual([2, 'a2', 'a3', null]);
  });

  test('is cleared with everything that waits', () => {
    const items = queue();
    expect(items.clear()).toEqual(['a1', 'a2', 'a3', 'b1']);
    expect([items.size, items.next()]).toEqual([0, null]);
  });
});
