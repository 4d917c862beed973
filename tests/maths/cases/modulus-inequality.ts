import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'modulus-inequality',
  solved: [
    { ask: 'Solve |x - 3| < 5', answer: '-2 < x < 8' },
    { ask: 'Solve |2x + 1| ≥ 7', answer: 'x <= -4 or x >= 3' },
    { ask: 'Solve the inequality |x - 2| < |x + 4|', answer: 'x > -1' },
    { ask: '解不等式 |3x - 2| ≤ |x + 6|', answer: '-1 <= x <= 4' },
    { ask: 'Solve 2|x - 1| > |x + 3|', answer: 'x < -1/3 or x > 5' },
    { ask: 'Solve |2x - 5| < x + 1', answer: '4/3 < x < 6' },
    { ask: 'Solve |x + 1| > 3x - 5', answer: 'x < 3' },
    { ask: 'Solve |2x - 1| < -3', answer: 'none' },
    { ask: 'Solve $|3x + 2| < 4$', answer: '-2 < x < 2/3' },
    { ask: '解不等式 |x - 1| ≤ 2|x + 2|', answer: 'x <= -5 or x >= -1' },
    { ask: 'Find the set of values of x satisfying |x - 3| > 0', answer: 'x < 3 or x > 3' },
  ],
  refused: ['Solve |x - a| < 3'],
  near: ['Solve |x - 3| = 5', 'Solve x^2 - 5x + 6 < 0'],
};
