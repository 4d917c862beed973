import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'polynomial-inequality',
  solved: [
    { ask: 'Solve x^2 - 5x + 6 < 0', answer: '2 < x < 3' },
    { ask: 'Solve the inequality x^2 > 4', answer: 'x < -2 or x > 2' },
    { ask: '解不等式 2x² + x - 6 ≥ 0', answer: 'x <= -2 or x >= 3/2' },
    { ask: 'Solve 3x - 7 < 5', answer: 'x < 4' },
    { ask: 'Solve 5 - 2x ≤ 11', answer: 'x >= -3' },
    { ask: 'Solve x^2 + 2x + 5 > 0', answer: 'all real x' },
    { ask: 'Solve x^2 - 4x + 4 <= 0', answer: 'x = 2' },
    { ask: 'Solve x(x - 1)(x + 2) > 0', answer: '-2 < x < 0 or x > 1' },
    { ask: 'Find the set of values of x for which 2x^2 < 3x + 9', answer: '-3/2 < x < 3' },
    { ask: '解不等式 x² - 2x - 1 < 0', answer: '1 - sqrt(2) < x < 1 + sqrt(2)' },
    { ask: 'Solve x^2 + 1 < 0', answer: 'none' },
    { ask: 'Solve $x^3 - 4x \\le 0$', answer: 'x <= -2 or 0 <= x <= 2' },
    { ask: 'Solve x^2 - 6x + 9 > 0', answer: 'x < 3 or x > 3' },
    { ask: '求满足 (x - 1)(x + 3) < 5 的 x 的取值范围', answer: '-4 < x < 2' },
    { ask: 'Solve (x - 2)^2(x + 1) >= 0', answer: 'x >= -1' },
  ],
  refused: ['Solve kx^2 - 5x + 6 < 0', 'Solve x^3 + x + 1 > 0'],
  near: ['Solve |x - 2| < 3', 'Solve x^2 - 5x + 6 = 0', 'Solve 2^x < 5'],
};
