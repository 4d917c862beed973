import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const CUBIC =
  'The equation 2z³ + pz² + 2z + q = 0, where p and q are real constants, has a root −2 + (√3)i.\n(a) Write down another complex root of the equation.\n(b) Find the third root and the values of p and q.';

test('a root that needs the letters of its equation waits for them', () => {
  expect(answers(CUBIC)).toEqual(['-2 + (-sqrt(3))i', '3/2, p = 5, q = -21']);
});

test.each([
  'On an Argand diagram, the three roots are represented by the vertices of a triangle. Find the exact area of this triangle.',
  'The points P, Q and R represent the three roots of the equation on an Argand diagram. Find the exact area of triangle PQR.',
])('roots are the corners of a triangle: %s', (told) => {
  expect(answers(`${CUBIC}\n(c) ${told}`)[2]).toBe('7sqrt(3)/2');
});

test('a triangle with another corner is not that of the roots', () => {
  const told = 'The points P, Q and R represent the three roots. Find the exact area of triangle PQT.';
  expect(answers(`${CUBIC}\n(c) ${told}`)[2]).toBeNull();
});

test.each([
  'The complex numbers 1 + 2i and 4 − i are represented by the points P and Q on an Argand diagram. Find the exact length of PQ.',
  'On an Argand diagram with origin O, the points P and Q represent the complex numbers 1 + 2i and 4 − i respectively. Find the exact length of PQ.',
])('a point of the diagram stands where its number is: %s', (text) => {
  expect(answers(text)).toEqual(['3sqrt(2)']);
});

const POLAR = 'The complex number w is given by w = 3 + i. Express w/(2 − i) in the form re^(iθ)';
test.each([
  ', where r > 0 and −π < θ ⩽ π, giving the exact values of r and θ.',
  ', where r > 0 and −π < θ ≤ π.',
])('the letters of a polar form stand in it: %s', (manner) => {
  expect(answers(POLAR + manner)).toEqual(['sqrt(2)e^((pi/4)i)']);
});

test('a range that is not that of every argument is not left out', () => {
  expect(answers(`${POLAR}, where r > 0 and 0 < θ ≤ 2π.`)).toEqual([null]);
});

test('a power is written in the form of a complex number', () => {
  expect(
    answers(
      'The complex number w is given by w = 3 + i. Write w² in the form x + iy, where x and y are real.',
    ),
  ).toEqual(['8 + 6i']);
});
