import { expect, test } from 'vitest';
import { openReadiness } from '../../server/database/readiness.ts';

test('a crowd that asks whether the product is ready at one moment asks the database once', async () => {
  let looks = 0;
  let answer = () => {};
  const isReachable = openReadiness(() => {
    looks += 1;
    return new Promise<void>((resolve) => (answer = resolve));
  });
  const answers = Array.from({ length: 300 }, () => isReachable());
  answer();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([true]));
  expect(looks).toBe(1);
});

test('a database that takes questions and answers none is told as not ready, until it answers', async () => {
  let answer = () => {};
  const hangs = () => new Promise<void>((resolve) => (answer = resolve));
  const isReachable = openReadiness(hangs, 50);
  expect(await isReachable()).toBe(false);
  const next = isReachable();
  answer();
  expect(await next).toBe(true);
});

test('a database that fails is told as not ready, and is asked anew', async () => {
  let fails = true;
  const isReachable = openReadiness(async () => {
    if (fails) throw new Error('away');
  });
  expect(await isReachable()).toBe(false);
  fails = false;
  expect(await isReachable()).toBe(true);
});
