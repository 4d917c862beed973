import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'linear-equation',
  solved: [
    { ask: 'Solve 3x - 2 = 7', answer: 'x = 3' },
    { ask: '解方程 3x - 2 = 7', answer: 'x = 3' },
    { ask: 'Solve 2(x-1) = 3(x+2)', answer: 'x = -8' },
    { ask: 'Solve x/2 + x/3 = 5', answer: 'x = 6' },
    { ask: 'Solve 5 - 2y = 1', answer: 'y = 2' },
    { ask: '2x + 3 = 7', answer: 'x = 2' },
    { ask: 'Solve 2/(x - 1) = 3', answer: 'x = 5/3' },
    { ask: 'Solve (x+1)/(x-1) = 2', answer: 'x = 3' },
    { ask: '求方程 4x + 1 = x - 5 的解', answer: 'x = -2' },
    { ask: 'Solve 0.5x + 1.2 = 3', answer: 'x = 18/5' },
    { ask: 'Solve x/(x - 1) = 1/(x - 1)', answer: 'none' },
    { ask: 'Solve x^2 + x = x^2 + 4', answer: 'x = 4' },
  ],
  refused: ['Solve ax + b = 0', 'Solve x + 1 = x + 1'],
  near: [
    'x = 3',
    'Solve x^2 = 4',
    'Solve |x| = 3',
    'Solve 2x + y = 3',
    'Solve 2x < 3',
    'Solve √x = 3',
    'Solve 2x + 1 = 5 for 0 < x < 1',
  ],
};
