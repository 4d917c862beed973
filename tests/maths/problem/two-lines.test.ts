import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const SKEW =
  'The lines l and m have equations r = i + 2j - k + s(2i - j + 3k) and r = 5i + 4j + k + t(i + 2j - 2k) respectively.';
const MEETING =
  'The lines l and m have equations r = i + 2j - k + s(2i - j + 3k) and r = 4i + 3j + t(i + 2j - 2k) respectively.';
const PARALLEL =
  'The lines l and m have equations r = i + 2j - k + s(2i - j + 3k) and r = 5i + 4j + k + t(4i - 2j + 6k) respectively.';

const saidOf = (lines: string, request: string): string | null => {
  const [only] = solveParts(`${lines} ${request}`);
  return only?.outcome.solved ? (only.outcome.worked.answer.say?.en ?? '') : null;
};

test.each([
  ['Show that l and m are skew.', 'The lines are skew: they are not parallel and do not intersect.'],
  ['Show that the lines do not intersect.', 'The lines do not intersect.'],
  ['Show that the lines are not parallel.', 'The lines are not parallel.'],
  ['Determine whether l and m intersect.', 'The lines are skew: they are not parallel and do not intersect.'],
  [
    'Determine whether the lines are parallel, intersect or are skew.',
    'The lines are skew: they are not parallel and do not intersect.',
  ],
])('of skew lines, it is answered: %s', (request, says) => {
  expect(saidOf(SKEW, request)).toBe(says);
});

test('whether lines intersect is answered as they lie', () => {
  for (const request of ['Determine whether the lines intersect.', 'Do the lines intersect?'])
    expect(saidOf(MEETING, request)).toBe('The lines intersect.');
  expect(saidOf(PARALLEL, 'Determine whether the lines are parallel or skew.')).toBe(
    'The lines are parallel.',
  );
});

test('what is not so is not shown', () => {
  expect(saidOf(PARALLEL, 'Show that the lines are skew.')).toBeNull();
  expect(saidOf(PARALLEL, 'Show that the lines are not parallel.')).toBeNull();
  expect(saidOf(PARALLEL, 'Show that the lines do not intersect.')).toBe('The lines do not intersect.');
});

test('in Chinese as well', () => {
  const told =
    '直线 l 和 m 的方程分别为 r = i + 2j - k + s(2i - j + 3k) 和 r = 5i + 4j + k + t(i + 2j - 2k)。';
  for (const request of ['证明 l 与 m 异面。', '证明这两条直线不相交。', '判断 l 与 m 的位置关系。'])
    expect([request, saidOf(told, request)]).toEqual([request, expect.stringMatching(/skew|intersect/)]);
});
