import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'polynomial-equation',
  solved: [
    { ask: 'Solve x^3 - 3x + 2 = 0', answer: 'x = 1, x = -2' },
    { ask: 'Solve 2x^3 - 3x^2 - 11x + 6 = 0', answer: 'x = 3, x = 1/2, x = -2' },
    { ask: 'Solve x^3 - 5x = 0', answer: 'x = 0, x = sqrt(5), x = -sqrt(5)' },
    { ask: '解方程 x³ - 2x² - 2x + 1 = 0', answer: 'x = -1, x = (3 + sqrt(5))/2, x = (3 - sqrt(5))/2' },
    { ask: 'Solve x^3 + x - 10 = 0', answer: 'x = 2' },
    { ask: 'Solve x^4 - 5x^3 + 5x^2 + 5x - 6 = 0', answer: 'x = -1, x = 1, x = 2, x = 3' },
    { ask: 'Solve x^3 = 8', answer: 'x = 2' },
    { ask: 'Solve the equation x^3 - 6x^2 = 6 - 11x', answer: 'x = 1, x = 2, x = 3' },
    { ask: '求方程 x^3 - 7x - 6 = 0 的根', answer: 'x = -2, x = -1, x = 3' },
    { ask: 'Solve (x - 1)(x^2 - 3) = 0', answer: 'x = 1, x = sqrt(3), x = -sqrt(3)' },
    { ask: 'Solve 4x^3 - 8x^2 + x + 3 = 0', answer: 'x = 1, x = 3/2, x = -1/2' },
  ],
  refused: ['Solve x^3 + x + 1 = 0', 'Solve x^3 + ax - 2 = 0'],
  near: ['Solve x^2 - 5x + 6 = 0', 'Solve x^4 - 5x^2 + 4 = 0', 'Factorise x^3 - 5x'],
};
