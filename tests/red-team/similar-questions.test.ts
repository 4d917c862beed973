import { describe, expect, test } from 'vitest';
import { GENERATORS } from '#server/maths/solving/similar/generators.ts';
import { solve } from '#server/maths/solving/solve.ts';
import { similarQuestion } from '#server/maths/solving/variants.ts';
import { deep } from '../suite/slow.ts';

const FIRST: Record<string, string> = {
  'linear-equation': 'Solve 3x - 2 = 7',
  quadratic: 'Solve x^2 - 5x + 6 = 0',
  'polynomial-inequality': 'Solve x^2 - 5x + 6 < 0',
  'modulus-equation': 'Solve |2x - 3| = 5',
  simultaneous: 'Solve x + y = 5, x - y = 1',
  'completed-square': 'Express x^2 - 6x + 11 in the form (x + a)^2 + b',
  'differentiate-power': 'Differentiate x^3 - 5x',
  'differentiate-product': 'Differentiate x^2 e^x',
  'integrate-power': 'Integrate 3x^2 - 4x + 1',
  'definite-integral': 'Evaluate ∫_0^2 (3x^2 + 1) dx',
  'integrate-parts': '求 ∫ x e^x dx',
  'stationary-points': 'Find the stationary points of y = x^3 - 3x',
  'tangent-normal': '求曲线 y = x³ - 2x 在 x = 1 处的切线方程',
  'remainder-theorem': 'Find the remainder when x^3 + 1 is divided by x - 2',
  'exponential-equation': 'Solve 2^x = 7',
  'trigonometric-equation': '解方程 tan x = 1，其中 0° ≤ x ≤ 360°',
  'binomial-expansion': 'Find the coefficient of x^3 in the expansion of (3 - 2x)^7',
};
const SEEDS = Array.from({ length: deep ? 25 : 8 }, (_, index) => index + 1);

test('there is a first question for every kind that can be drawn', () => {
  expect(Object.keys(FIRST).toSorted()).toEqual(Object.keys(GENERATORS).toSorted());
});

describe.each(Object.entries(FIRST))('a question like one of %s', (method, first) => {
  const made = SEEDS.map((seed) => similarQuestion(first, seed));

  test('is of its kind, solved, with the answer that is said, small and without decimals', () => {
    expect(made.filter((one) => one !== null).length).toBeGreaterThan(SEEDS.length / 2);
    for (const one of made) {
      if (!one) continue;
      const outcome = solve(one.question);
      expect(outcome.solved && [outcome.worked.method, outcome.worked.answer.text], one.question).toEqual([
        method,
        one.answer,
      ]);
      expect(one.answer).not.toMatch(/\d\.\d|\d{4}|^none$/);
    }
  });

  test('is in the language of the first and not the first again', () => {
    const isChinese = /\p{Script=Han}/u.test(first);
    for (const one of made) {
      if (!one) continue;
      expect(/\p{Script=Han}/u.test(one.question)).toBe(isChinese);
      expect(one.question).not.toBe(first);
    }
  });
});

test.each([
  'Use the iteration x_{n+1} = (x_n + 5)^(1/3) with x_1 = 2 to find a root of x^3 - x - 5 = 0 correct to 2 decimal places',
  'Show that x^2 - 6x + 11 is positive for all x',
])('none is made of numbers that belong together: %s', (first) => {
  for (const seed of SEEDS.slice(0, 5)) expect(similarQuestion(first, seed)).toBeNull();
});

describe.each([
  'A car accelerates from 5 m s^-1 to 20 m s^-1 in 8 s. Find the acceleration.',
  '等比数列首项为 12，公比为 1/2，求无穷项和',
  'Given y = 4\\sqrt{x} - \\frac{6}{x}, find \\frac{dy}{dx}',
  '(a) Solve x^2 = 4. [2]\n(b) Solve x^2 = 9. [2]',
  'Find the values of k for which x^2 + kx + 9 = 0 has equal roots',
])('where no kind can be drawn: %s', (first) => {
  const made = SEEDS.slice(0, 5).map((seed) => similarQuestion(first, seed));

  test('the question is asked with other numbers, in the same words', () => {
    const words = (text: string) => text.replaceAll(/\d+(?:\.\d+)?/g, '#');
    expect(made.some((one) => one !== null)).toBe(true);
    for (const one of made) {
      if (!one) continue;
      expect(words(one.question)).toBe(words(first));
      expect(one.question).not.toBe(first);
    }
  });

  test('exponents, units, marks and the figures wanted stay as they are', () => {
    const kept = (text: string) => text.match(/\^-?\d+|\[\d+\]/g);
    for (const one of made) if (one) expect(kept(one.question)).toEqual(kept(first));
  });

  test('its answer is that of the new question', () => {
    for (const one of made) {
      const outcome = one && solve(one.question);
      if (outcome) expect(outcome.solved && outcome.worked.answer.text).toBe(one.answer);
    }
  });
});
