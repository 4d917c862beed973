import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'stationary-points',
  solved: [
    {
      ask: 'Find the stationary points of y = x^3 - 3x and determine their nature',
      answer: '(-1, 2), (1, -2)',
    },
    { ask: 'Find the coordinates of the stationary point of y = x^2 - 6x + 5', answer: '(3, -4)' },
    { ask: '求曲线 y = 2x³ - 9x² + 12x 的驻点并判断其性质', answer: '(1, 5), (2, 4)' },
    {
      ask: 'Find the stationary points on the curve y = x + 4/x and their nature',
      answer: '(-2, -4), (2, 4)',
    },
    {
      ask: 'Find and classify the stationary points of y = x^4 - 2x^2 + 3',
      answer: '(-1, 2), (0, 3), (1, 2)',
    },
    { ask: 'Find the turning point of y = x e^{-x}', answer: '(1, 1/e)' },
    { ask: 'Find the stationary point of y = x^2 ln x for x > 0', answer: '(e^(-1/2), -1/(2e))' },
    { ask: 'Determine the nature of the stationary points of y = x^3 - 3x^2 + 3x', answer: '(1, 1)' },
    { ask: '求 y = x³ - 12x + 5 的极值点', answer: '(-2, 21), (2, -11)' },
    { ask: 'Find the maximum and minimum points of y = \\frac{x}{x^2+1}', answer: '(-1, -1/2), (1, 1/2)' },
    { ask: 'Find the stationary point of y = 8\\sqrt{x} - 2x', answer: '(4, 8)' },
    { ask: 'Find the stationary points of y = x^3 + x', answer: 'none' },
    { ask: '求函数 y=x^3-3x 的极值', answer: '(-1, 2), (1, -2)' },
    { ask: 'Find the maximum point of y = x^3 - 3x', answer: '(-1, 2)' },
    { ask: 'Find the minimum point of y = x^3 - 3x', answer: '(1, -2)' },
    { ask: '求 y = x^3 - 3x 的极大值点', answer: '(-1, 2)' },
    { ask: 'Find the turning points of y = x^3', answer: 'none' },
    { ask: '求 y = x^3 的极值', answer: 'none' },
    { ask: 'Find the stationary points of y = x^3', answer: '(0, 0)' },
    { ask: 'Find the turning points of y = x^4 - 4x^3', answer: '(3, -27)' },
  ],
  refused: ['Find the stationary points of y = x^2 + k x', 'Find the stationary points of y = sin x'],
  near: [
    'Differentiate y = x^3 - 3x',
    'Find the points of intersection of y = x^2 and y = 2x',
    'Complete the square for x^2 - 6x + 5',
  ],
};
