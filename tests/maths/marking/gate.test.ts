import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureChains, sharesOf } from './measure.ts';

/** Hundredths of what is decided, placed and marked as by the examiner. A number may rise here, never fall. */
const LEAST: ReturnType<typeof sharesOf> = JSON.parse(
  readFileSync(new URL('./shares.json', import.meta.url), 'utf8'),
);

const measured = measureChains();

test('no line of the written chains is marked wrong that is right, or only follows from a mistake', () => {
  const accused = measured.flatMap(({ chain, accused: lines }) =>
    lines.map((at) => `${chain.id}: ${chain.lines[at]!.text}`),
  );
  expect(accused).toEqual([]);
});

test('as many lines are decided, mistakes placed and chains marked right as were', () => {
  const now = sharesOf(measured);
  const fallen = Object.entries(LEAST).filter(([name, least]) => now[name as keyof typeof now] < least);
  expect(fallen, 'when more are right, `npm run bench -- chains --raise` writes shares.json').toEqual([]);
});
