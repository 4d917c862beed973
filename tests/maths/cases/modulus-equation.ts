import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'modulus-equation',
  solved: [
    { ask: 'Solve |2x - 3| = 5', answer: 'x = 4, x = -1' },
    { ask: 'Solve |x + 2| = |2x - 1|', answer: 'x = 3, x = -1/3' },
    { ask: '解方程 |3x + 1| = 7', answer: 'x = 2, x = -8/3' },
    { ask: 'Solve |x - 4| = 2x + 1', answer: 'x = 1' },
    { ask: 'Solve |2x + 5| = x + 1', answer: 'none' },
    { ask: 'Solve the equation 2|x - 1| = |x + 4|', answer: 'x = 6, x = -2/3' },
    { ask: 'Solve |x^2 - 4| = 3x', answer: 'x = 1, x = 4' },
    { ask: 'Solve |x - 3| = -2', answer: 'none' },
    { ask: 'Solve abs(5x - 2) = 8', answer: 'x = 2, x = -6/5' },
    { ask: 'Solve |2x - 1| + 3 = 10', answer: 'x = 4, x = -3' },
    { ask: '解方程 |x² - 5x + 4| = 4', answer: 'x = 0, x = 5' },
    { ask: 'Solve $\\left|3x - 2\\right| = \\left|x + 6\\right|$', answer: 'x = 4, x = -1' },
  ],
  refused: ['Solve |x - a| = 3', 'Solve |x - 2| = 2 - x'],
  near: ['Solve |x - 3| < 5', 'Solve 2x - 3 = 5', 'Find |3 + 4i|'],
};
