import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const GROWTH =
  '设混合 t 分钟后丙的质量为 x 克。已知 x 的增加速率与 (20 − x)(40 − x) 成正比，且 t = 0 时 x = 0，t = 10 时 x = 10。';
test.each([
  [
    'a value on the way is not the limit',
    'Use the iterative formula x_(n+1) = 2 ln(4/ln(x_n + 2)), with initial value x_1 = 2, to find the value of x_3 correct to 4 decimal places.',
  ],
  [
    'where a sign changes at a pole there is no root',
    'Verify by calculation that the equation tan x = 2x has a root between 1.5 and 1.6.',
  ],
  [
    'roots come in pairs where the coefficients are real',
    'The equation z³ + az² + bz − 10 = 0, where a and b are constants, has a root 1 + 2i. Find the values of a and b and the other roots.',
  ],
  ['how much longer is not how long', `${GROWTH}再经过多少分钟，丙的质量达到 15 克？`],
  ['a time is in the unit that is asked for', `${GROWTH}经过多少秒，丙的质量达到 15 克？`],
])('%s', (_, question) => {
  expect(answersTo(question).every((one) => one === null)).toBe(true);
});

test('what is asked in the right way is answered still', () => {
  expect(answersTo(`${GROWTH}经过多少分钟，丙的质量达到 15 克？`)).toEqual(['22.6 min']);
  expect(
    answersTo(
      'The equation z³ + az² + bz − 10 = 0, where a and b are real constants, has a root 1 + 2i. Find the values of a and b and the other roots.',
    ),
  ).toEqual(['a = -4, b = 9, 2, 1 - 2i']);
});
