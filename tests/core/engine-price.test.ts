import { expect, test } from 'vitest';
import { RateLimited } from '../../server/core/errors.ts';
import { openBudgets } from '../../server/limits/budgets.ts';
import { callerOf as engineCaller } from '../../server/limits/engine-caller.ts';
import type { Caller } from '../../server/core/worker-pool/caller.ts';

/** A guest whose questions take as long as it is said, or as long as nobody says so. */
function openGuest() {
  let now = 0;
  const budgets = openBudgets();
  const callerOf = (device: string, address = '192.0.2.1'): Caller =>
    engineCaller({
      actor: null,
      address,
      device,
      budgets,
      now: () => new Date(now),
      record: { cost: 0 },
    } as never);
  return { callerOf, later: (seconds: number) => (now += seconds * 1000) };
}

/** How many questions of so many milliseconds a caller may ask one after the other. */
function asks(caller: Caller, ms: number, most = 1000): number {
  for (let count = 0; count < most; count += 1) {
    try {
      caller.pay()(ms);
    } catch (error) {
      expect(error).toBeInstanceOf(RateLimited);
      return count;
    }
  }
  return most;
}

test('a question that took long costs its asker more than one that did not', () => {
  const { callerOf } = openGuest();
  expect(asks(callerOf('quick'), 10)).toBeGreaterThan(250);
  expect(asks(callerOf('slow'), 1000)).toBe(3);
});

test('a caller in debt waits until it is paid off', () => {
  const { callerOf, later } = openGuest();
  const ada = callerOf('ada');
  const settle = Array.from({ length: 6 }, () => ada.pay());
  for (const one of settle) one(2000);
  expect(asks(ada, 10)).toBe(0);
  later(400);
  expect(asks(ada, 10)).toBe(0);
  later(60);
  expect(asks(ada, 10)).toBeGreaterThan(0);
});

test('a thousand devices of one address may each ask at once', () => {
  const { callerOf } = openGuest();
  let refused = 0;
  for (let i = 0; i < 1000; i += 1) if (asks(callerOf(`student ${i}`), 40, 1) === 0) refused += 1;
  expect(refused).toBe(0);
});

test('names of devices bring an address no more time than it has', () => {
  const { callerOf } = openGuest();
  let used = 0;
  for (let i = 0; i < 1000; i += 1) used += asks(callerOf(`name ${i}`), 1000);
  expect(used).toBeLessThanOrEqual(120);
  expect(asks(callerOf('elsewhere', '198.51.100.7'), 1000)).toBe(3);
});

test('turns go by network, and within it by person or device', () => {
  const { callerOf } = openGuest();
  const [a, b, c] = [callerOf('one', '2001:db8::1'), callerOf('two', '2001:db8::2'), callerOf('one')].map(
    ({ asker }) => asker,
  );
  expect(a!.network).toBe(b!.network);
  expect(a!.person).not.toBe(b!.person);
  expect(c!.network).not.toBe(a!.network);
});
