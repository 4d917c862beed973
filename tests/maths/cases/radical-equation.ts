import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'radical-equation',
  solved: [
    { ask: 'Solve sqrt(x + 2) = x', answer: 'x = 2' },
    { ask: 'Solve the equation \\sqrt{2x + 3} = x', answer: 'x = 3' },
    { ask: 'Solve √(3x + 1) = 4', answer: 'x = 5' },
    { ask: '解方程 √(x + 7) = x + 1', answer: 'x = 2' },
    { ask: 'Solve x - sqrt(2x + 6) = 1', answer: 'x = 5' },
    { ask: 'Solve sqrt(x^2 + 9) = 5', answer: 'x = 4 or x = -4' },
    { ask: 'Solve 2sqrt(x + 1) = x - 2', answer: 'x = 8' },
    { ask: 'Solve x = 3 + sqrt(x - 1)', answer: 'x = 5' },
    { ask: 'Solve sqrt(x + 5) = -2', answer: 'none' },
    { ask: '求方程 √(5 - x) = x + 1 的解', answer: 'x = 1' },
  ],
  refused: ['Solve sqrt(x + a) = 2', 'Solve sqrt(x^4 + x + 1) = x^2 + x + 3'],
  near: ['Solve sqrt(x) + sqrt(x + 1) = 3', 'Simplify sqrt(x + 2)', 'Solve x^2 = 2'],
};
