import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  [
    'It is now given that 3x⁴ − x³ + px + q, where p and q are constants, is divisible by x² + 2. State the values of p and q.',
    'p = -2, q = -12',
  ],
  ['Find the coefficient of x³ in the expansion of (6 − x)/∛(1 − 3x).', '26'],
])('a polynomial and its powers are read without their names: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

const POWERS =
  'The variables x and y are related by 4^(3y) = 7^(x − 1).\n(a) By taking logarithms, show that the graph of y against x is a straight line and state the exact value of its gradient.\n(b) This line meets the line y = 2x − 3 at the point Q. Find the y-coordinate of Q correct to 2 decimal places.';

test('a relation between powers is a line, which meets others', () => {
  expect(answers(POWERS)).toEqual(['ln(7)/(6ln(2))', '0.31']);
});

test('a relation with a letter outside its exponents is no such line', () => {
  expect(answers(POWERS.replace('4^(3y)', 'y·4^(3y)'))[0]).toBeNull();
});

test.each([
  [
    'Use the trapezium rule with three intervals to find an approximation to ∫_2^8 √(ln x) dx. Give your answer correct to 3 significant figures.',
    '7.31',
  ],
  [
    'Estimate the value of ∫_0^1 e^(x²) dx using the trapezium rule with 2 strips, giving your answer correct to 3 decimal places.',
    '1.572',
  ],
])('the trapezium rule in other words: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  ['real and positive', 'n = 12'],
  ['real', 'n = 6'],
  ['purely imaginary', 'n = 3'],
])('the least power that is %s', (kind, answer) => {
  const text = `The complex number z is given by z = −√6 + (√2)i. State the least positive integer n such that zⁿ is ${kind}.`;
  expect(answers(text)).toEqual([answer]);
});

test('no power of a number with another argument is real', () => {
  const text =
    'The complex number z is given by z = 2 + i. State the least positive integer n such that zⁿ is real.';
  expect(answers(text)).toEqual([null]);
});

test('the positive root lies between two values, and is found by an iteration', () => {
  const [, shown, found] = answers(
    '(a) By sketching a suitable pair of graphs, show that the equation e^(−½x) = 5 − x² has exactly two real roots.\n(b) Verify by calculation that the positive root lies between 2 and 2.5.\n(c) Use the iterative formula xₙ₊₁ = √(5 − e^(−½xₙ)) to determine this root correct to 3 decimal places. Give the result of each iteration to 5 decimal places.',
  );
  expect(shown).toBe('f(2) = -0.632, f(2.5) = 1.54');
  expect(found).toBe('2.159');
});

test.each(['y = e²ˣ/(4 + e³ˣ)', 'y = 1/(4e⁻²ˣ + eˣ)'])(
  'exponentials of several powers are level at %s',
  (curve) => {
    const text = `The curve ${curve} has one stationary point. Find the exact coordinates of this point.`;
    expect(answers(text)).toEqual(['(ln(2), 1/3)']);
  },
);

test('the time as a function of what grows', () => {
  const [found] = answers(
    'The variables x and t are related by the differential equation dx/dt = k(20 − x)(40 − x), where k is a constant. It is given that x = 0 when t = 0, and x = 10 when t = 10. Solve the differential equation, obtaining an expression for t in terms of x.',
  );
  expect(found).toMatch(/^t = /);
});

test.each([
  [
    'The complex number z satisfies the equation (1 + 2i)z + (3 − i)z* = 17 + 8i, where z* denotes the complex conjugate of z. Find z.',
    /^\d/,
  ],
  ['For points on the locus |z + 3 − 4i| = 2, find the greatest value of |z|.', /^7$/],
  [
    'The mass m grams of a substance at time t minutes satisfies the differential equation dm/dt = −m²/40. It is given that m = 10 when t = 0. Find m in terms of t.',
    /^m = /,
  ],
  [
    'Find the exact value of the integral of x sin 2x with respect to x, taken from x = 0 to x = π/4.',
    /^1\/4$/,
  ],
])('what is told of numbers, places and growth: %s', (text, answer) => {
  expect(answers(text)[0]).toMatch(answer);
});

test('an integral with respect to another letter has no such limits', () => {
  expect(
    answers('Find the exact value of the integral of x sin 2x with respect to x, taken from t = 0 to t = 1.'),
  ).toEqual([null]);
});
