import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test('vectors that are typed in plain i, j and k are read', () => {
  expect(
    answers(
      'The points A, B and C have position vectors i + 2j − k, 3i + 2k and 2i − j + 4k respectively, relative to the origin O.\n(a) Find the perpendicular distance from O to the plane ABC.\n(b) Find the acute angle between the planes OAB and ABC.',
    ),
  ).toEqual(['sqrt(66)/6', '39.5°']);
  expect(
    answers(
      'The line l has equation r = i + 2k + λ(i − j). Find the acute angle between l and the plane x + z = 4.',
    ),
  ).toEqual(['30°']);
});

test('matrices that are typed row by row are read, and those in brackets over several lines', () => {
  expect(answers('The matrix A is given by A = (2 1; 5 3). Find A⁻¹.')).toEqual(['[[3, -1], [-5, 2]]']);
  expect(
    answers('已知矩阵\n    ⎛2  1⎞       ⎛1  0⎞\nA = ⎝5  3⎠， B = ⎝4  1⎠。\n(a) 求矩阵 AB。\n(b) 求 A⁻¹。'),
  ).toEqual(['[[6, 1], [17, 3]]', '[[3, -1], [-5, 2]]']);
});

test('letters are no unit vectors and no matrices where nothing says so', () => {
  expect(answers('The complex number u is given by u = 3 + 2i. Find |u|.')).toEqual(['sqrt(13)']);
  expect(answers('The line y = 2x + k passes through the point (1, 5). Find the value of k.')).toEqual([
    'k = 3',
  ]);
});
