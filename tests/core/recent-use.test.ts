import { expect, test } from 'vitest';
import { openRecentUse } from '../../server/core/worker-pool/recent-use.ts';

test('use is remembered for a while and fades', () => {
  let now = 0;
  const used = openRecentUse(() => now);
  used.add('A', 800);
  expect(used.of('A')).toBe(800);
  now = 10_000;
  expect(used.of('A')).toBe(400);
  used.add('A', 100);
  expect(used.of('A')).toBe(500);
  expect(used.of('B')).toBe(0);
});

test('of very many networks those are forgotten that used something longest ago', () => {
  const used = openRecentUse(() => 0);
  for (let i = 0; i < 10_000; i += 1) used.add(`network ${i}`, 1);
  expect(used.of('network 0')).toBe(0);
  expect(used.of('network 9999')).toBe(1);
});
