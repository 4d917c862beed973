import { expect, test } from 'vitest';
import { openReadiness } from '../../server/database/readiness.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();

test('a crowd that asks whether the product is ready asks the database a few times', async () => {
  let looks = 0;
  const look = () => void (looks += 1);
  world.pool.on('acquire', look);
  const answers = await Promise.all(Array.from({ length: 300 }, () => fetch(`${world.address}/readyz`)));
  world.pool.off('acquire', look);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(150);
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
