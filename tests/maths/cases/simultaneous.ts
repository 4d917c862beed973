import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'simultaneous',
  solved: [
    { ask: 'Solve x + y = 5, x - y = 1', answer: 'x = 3, y = 2' },
    { ask: 'Solve the simultaneous equations 2x + 3y = 12 and 3x - y = 7', answer: 'x = 3, y = 2' },
    { ask: '解方程组 y = x + 1, x² + y² = 25', answer: 'x = 3, y = 4 or x = -4, y = -3' },
    { ask: 'Solve y = 2x - 1 and y = x^2 - 4', answer: 'x = 3, y = 5 or x = -1, y = -3' },
    {
      ask: 'Solve the simultaneous equations x + 2y = 7 and xy = 6',
      answer: 'x = 3, y = 2 or x = 4, y = 3/2',
    },
    { ask: 'Solve 3x + y = 8, 3x^2 + xy + y^2 = 20', answer: 'x = 2, y = 2 or x = 22/9, y = 2/3' },
    { ask: 'Solve x + y = 2, x^2 + y^2 = 1', answer: 'none' },
    { ask: 'Solve the simultaneous equations 5x - 2y = 4, 3x + 4y = 18', answer: 'x = 2, y = 3' },
    { ask: '解方程组 3a + 2b = 7，a - b = 4', answer: 'a = 3, b = -1' },
    { ask: 'Solve y = x + 3 and y = x^2 + 3x + 4', answer: 'x = -1, y = 2' },
    { ask: 'Solve the simultaneous equations x/2 + y/3 = 4 and x - y = 3', answer: 'x = 6, y = 3' },
    { ask: '解方程组 x - y = 1 和 x^2 + y^2 = 5', answer: 'x = 2, y = 1 or x = -1, y = -2' },
  ],
  refused: ['Solve x + y = 2, 2x + 2y = 4', 'Solve x + y = 2, x + y = a'],
  near: ['Solve x + y + z = 6, x - y = 1, y + z = 5', 'Solve x^2 + y^2 = 5, x^2 - y^2 = 3'],
};
