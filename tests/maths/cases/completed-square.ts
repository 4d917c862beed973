import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'completed-square',
  solved: [
    { ask: 'Express x^2 - 6x + 11 in the form (x + a)^2 + b', answer: '(x - 3)^2 + 2' },
    { ask: 'Write 2x^2 - 12x + 7 in completed square form', answer: '2(x - 3)^2 - 11' },
    { ask: 'Complete the square for x² + 5x - 1', answer: '(x + 5/2)^2 - 29/4' },
    { ask: '将 3x² + 6x - 2 配方', answer: '3(x + 1)^2 - 5' },
    { ask: 'Express 5 + 4x - x^2 in the form a - (x - b)^2', answer: '9 - (x - 2)^2' },
    { ask: 'Find the vertex of y = x^2 - 4x + 7', answer: '(2, 3)' },
    { ask: '求抛物线 y = -2x^2 + 8x - 3 的顶点', answer: '(2, 5)' },
    { ask: 'Express 9x^2 - 6x + 5 in the form (ax + b)^2 + c', answer: '(3x - 1)^2 + 4' },
    { ask: 'Find the least value of x^2 + 8x + 3', answer: '-13' },
    { ask: '求 7 - 6x - x² 的最大值', answer: '16' },
    {
      ask: 'Find the coordinates of the turning point of y = 4x^2 - 4x + 3 by completing the square',
      answer: '(1/2, 2)',
    },
    { ask: 'Express $2x^{2} + 3x + 1$ in the form $a(x + b)^2 + c$', answer: '2(x + 3/4)^2 - 1/8' },
    { ask: 'Complete the square x^2-6x+1', answer: '(x - 3)^2 - 8' },
    { ask: 'Complete the square: 2x^2+8x+3', answer: '2(x + 2)^2 - 5' },
  ],
  refused: ['Express x^3 - 6x + 11 in the form (x + a)^2 + b'],
  near: ['Solve x^2 - 6x + 11 = 0', 'Find the stationary points of y = x^3 - 3x', 'Factorise x^2 - 6x + 5'],
};
