import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  'Find the exact value of ∫ x sin 2x dx, where the integral is taken from x = 0 to x = π/4.',
  'Find the exact value of ∫ x sin 2x dx, where the limits of integration are 0 and π/4.',
  'Find the exact value of ∫ x sin 2x dx with lower limit 0 and upper limit π/4.',
  'It is given that I = ∫ x sin 2x dx, taken between the limits x = 0 and x = π/4. Find the exact value of I.',
])('limits may be told in words: %s', (text) => {
  expect(answers(text)).toEqual(['1/4']);
});

test('limits of another letter, or a second time, are none', () => {
  expect(answers('Find the exact value of ∫ x sin 2x dx, taken from t = 0 to t = π/4.')).toEqual([null]);
  expect(answers('Find the exact value of ∫_0^1 x sin 2x dx, taken from x = 0 to x = π/4.')).toEqual([null]);
});

test.each([
  [
    'Let J = ∫ x²/(1 + x³)² dx, where the limits are 0 and 2. Use the substitution u = 1 + x³ to find the exact value of J.',
    '8/27',
  ],
  [
    'Find the exact value of ∫_1^3 u/((u + 1)(2u + 1)) du, giving your answer in the form ½ ln k, where k is a rational number.',
    '1/2*ln(12/7)',
  ],
  [
    'Find the exact value of ∫_0^1 x/(x² + 3) dx, giving your answer in the form p ln q, where p and q are rational.',
    '1/2*ln(4/3)',
  ],
])('an integral by its letter, and in the form of a part of a logarithm: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test('letters, powers and indices are read as they are typed', () => {
  expect(answers('Find the exact solution of the equation 2ʸ = 8.')).toEqual(['y = 3']);
  expect(
    answers(
      'Express 5 cos θ − 12 sin θ in the form R cos(θ + α), where R > 0 and 0 < α < ½π. Give the exact value of R and the value of α correct to 3 decimal places.',
    ),
  ).toEqual(['R = 13, alpha = 1.176']);
});
