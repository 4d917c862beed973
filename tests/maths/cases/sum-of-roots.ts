import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'sum-of-roots',
  solved: [
    { ask: 'Find the sum of the roots of 2x^2 - 6x + 1 = 0', answer: '3' },
    { ask: 'Find the product of the roots of 2x^2 - 6x + 1 = 0', answer: '1/2' },
    { ask: '求方程 2x^2 - 6x + 1 = 0 的两根之和', answer: '3' },
    { ask: '求方程 2x^2 - 6x + 1 = 0 的两根之积', answer: '1/2' },
    { ask: 'Find the sum of the roots of the equation 3x^2 = 4x + 5', answer: '4/3' },
    { ask: 'Find the product of the roots of the cubic equation 2x^3 - x^2 + 3x - 8 = 0', answer: '4' },
    { ask: 'Find the sum of the roots of x^3 - 7x + 6 = 0', answer: '0' },
    { ask: 'Find the product of the roots of t^4 - 5t^2 + 4 = 0', answer: '4' },
    { ask: '求方程 x^3 - 2x^2 + 3x - 4 = 0 的三根之和', answer: '2' },
    { ask: 'Find the product of the roots of $x^2 + 4x + 13 = 0$', answer: '13' },
  ],
  refused: [
    'Find the sum of the roots of x^2 - 6x + 9 = 0',
    'Find the sum of the positive roots of x^3 - 7x + 6 = 0',
    'Find the sum of the real roots of x^3 - 1 = 0',
    'Find the sum of the squares of the roots of x^2 - 6x + 1 = 0',
    'Find the sum of the roots of x^2 - kx + 1 = 0',
  ],
  near: [
    'Find the roots of 2x^2 - 6x + 1 = 0',
    'Find the sum of the first 10 terms of 2, 5, 8, ...',
    'Solve x^2 - 5x + 6 = 0',
  ],
};
