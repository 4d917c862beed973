import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTimeLimit } from '../../server/graph/validation/limits.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const MS = 10_000;

const TOO_LATE = {
  errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'TIMEOUT' }) })],
};

/** What became of an operation, as far as it is known. */
function follow<Result>(operation: Promise<Result>) {
  const seen: { result?: Result; error?: unknown } = {};
  operation.then(
    (result) => (seen.result = result),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}

test('an operation that takes too long is given up, each after the same time', async () => {
  const inTime = openTimeLimit(MS);
  const first = follow(inTime('en', () => new Promise(() => {})));
  await vi.advanceTimersByTimeAsync(MS / 2);
  const second = follow(inTime('en', () => new Promise(() => {})));

  await vi.advanceTimersByTimeAsync(MS / 2 - 1);
  expect(first).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(first.result).toEqual(TOO_LATE);
  await vi.advanceTimersByTimeAsync(MS / 2 - 1);
  expect(second).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(second.result).toEqual(TOO_LATE);
});

test('one that ends in time says what it says, and leaves nothing behind', async () => {
  const inTime = openTimeLimit(MS);
  const done = follow(inTime('en', async () => 'done'));
  const failed = follow(inTime('en', () => Promise.reject(new Error('no'))));
  await vi.advanceTimersByTimeAsync(MS);
  expect(done).toEqual({ result: 'done' });
  expect(failed).toEqual({ error: new Error('no') });
  expect(vi.getTimerCount()).toBe(0);

  const late = follow(inTime('zh', () => new Promise(() => {})));
  await vi.advanceTimersByTimeAsync(MS);
  expect(late.result).toEqual(TOO_LATE);
});
