import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { signIn } from '../../server/accounts/operations/sign-in.ts';

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<object>()),
  setTimeout: vi.fn(async () => {}),
}));

afterEach(() => vi.mocked(pause).mockClear());

const KNOWN = { userId: 'ada', passwordHash: null, bannedUntil: null, user: { deletedAt: null } };

/** Tries a wrong password, and names what was counted for it. */
async function guess(email: string, isOver = false): Promise<string[]> {
  const counted: string[] = [];
  const attempts = {
    async hit(name: string, key: string, times = 1) {
      counted.push(`${name} ${key} ${times}`);
      return { limit: 1, remaining: 1, reset: 0, isOver: isOver && name === 'signInAccount' };
    },
    async forget() {},
  };
  const account = { findUnique: async () => (email.startsWith('known') ? KNOWN : null) };
  const db = { account, auditEntry: { create: async () => {} } };
  const caller = { address: '203.0.113.1', local: false, record: {} };
  const accounts = { attempts, db, now: () => new Date('2030-01-01') };
  const input = { email, password: 'Wrong-Owl-72' };
  await expect(signIn(accounts as never, caller as never, input)).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  return counted;
}

test('an account that was guessed at too often answers after a second, any other at once', async () => {
  await guess('known@example.org');
  expect(pause).not.toHaveBeenCalled();
  await guess('known@example.org', true);
  expect(vi.mocked(pause).mock.calls).toEqual([[1000]]);
});

test('wrong passwords of an unknown address are counted as those of a known one', async () => {
  const known = await guess('known@example.org');
  expect(known).toContain('signInAccount known@example.org 1');
  expect(await guess('other@example.org')).toEqual(known.map((line) => line.replaceAll('known@', 'other@')));
});
