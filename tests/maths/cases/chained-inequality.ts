import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'chained-inequality',
  solved: [
    { ask: 'Solve 3 < 2x + 1 < 7', answer: '1 < x < 3' },
    { ask: 'Solve -5 <= 3x + 1 < 10', answer: '-2 <= x < 3' },
    { ask: 'Solve 1 < 5 - 2x ≤ 9', answer: '-2 <= x < 2' },
    { ask: '解不等式 -1 ≤ 2x - 3 ≤ 5', answer: '1 <= x <= 4' },
    { ask: 'Solve 10 > 4x + 2 > -6', answer: '-2 < x < 2' },
    { ask: 'Solve 0 < x/2 + 1 < 4', answer: '-2 < x < 6' },
    { ask: 'Solve -3 < -x < 4', answer: '-4 < x < 3' },
    { ask: 'Solve 2 ≤ (x + 1)/3 ≤ 5', answer: '5 <= x <= 14' },
    { ask: 'Find the set of values of x for which 4 < 3x - 2 < 13', answer: '2 < x < 5' },
  ],
  refused: ['Solve a < 2x + 1 < 7'],
  near: ['Solve 3 < x^2 < 7', 'Solve 2x + 1 < 7', 'Solve sin x = 0.5 for 0 < x < 7'],
};
