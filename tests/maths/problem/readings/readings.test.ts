import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf, textOf } from '../../papers/papers.ts';
import { gradeReadings } from './readings.ts';

/** Right parts by paper. A number may rise here, never fall. */
const RIGHT: Record<string, number> = JSON.parse(
  readFileSync(new URL('./right-parts.json', import.meta.url), 'utf8'),
);

const graded = gradeReadings();

test('no part of a question that was read perfectly is answered wrong or by half', () => {
  const bad = graded.filter(({ verdict }) => verdict !== 'right' && verdict !== 'refused');
  expect(
    bad.map(({ id, part, shown }) => `${id} shows ${textOf(shown!)} where ${keyOf(part)} is right`),
  ).toEqual([]);
});

test('at least as many parts of perfect readings are right as were', () => {
  const now: Record<string, number> = {};
  for (const { paper, verdict } of graded) if (verdict === 'right') now[paper] = (now[paper] ?? 0) + 1;
  expect(Object.keys(now).sort()).toEqual(Object.keys(RIGHT).sort());
  for (const [paper, count] of Object.entries(RIGHT))
    expect([paper, now[paper]! >= count]).toEqual([paper, true]);
});

test('a perfect reading is solved or refused within twenty seconds', () => {
  expect(graded.filter(({ time }) => time > 20_000).map(({ id, time }) => `${id} ${time}`)).toEqual([]);
});
