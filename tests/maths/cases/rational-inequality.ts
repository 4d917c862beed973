import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'rational-inequality',
  solved: [
    { ask: 'Solve (x - 1)/(x + 2) > 0', answer: 'x < -2 or x > 1' },
    { ask: 'Solve 1/x < 2', answer: 'x < 0 or x > 1/2' },
    { ask: 'Solve the inequality \\frac{2x + 1}{x - 3} \\leq 1', answer: '-4 <= x < 3' },
    { ask: '解不等式 (x + 4)/(x - 1) ≥ 0', answer: 'x <= -4 or x > 1' },
    { ask: 'Solve 3/(x - 2) >= 1', answer: '2 < x <= 5' },
    { ask: 'Solve x/(x - 1) < 3', answer: 'x < 1 or x > 3/2' },
    { ask: 'Solve (x^2 - 4)/(x - 1) > 0', answer: '-2 < x < 1 or x > 2' },
    { ask: 'Solve x + 4/x < 5', answer: 'x < 0 or 1 < x < 4' },
    { ask: 'Solve 1/(x + 1) > 1/(x - 1)', answer: '-1 < x < 1' },
    { ask: 'Solve 1/(x^2 + 1) > 0', answer: 'all real x' },
  ],
  refused: ['Solve a/x < 2'],
  near: ['Solve (x - 1)/(x + 2) = 0', 'Solve x^2 < 9', 'Solve 1/x = 2'],
};
