import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'discriminant',
  solved: [
    { ask: 'Find the discriminant of 2x^2 - 3x + 5', answer: '-31' },
    { ask: 'How many real roots does x^2 - 6x + 9 = 0 have?', answer: '1' },
    { ask: 'State the number of real roots of 3x^2 + 2x - 4 = 0', answer: '2' },
    { ask: '方程 x² + x + 1 = 0 有几个实根？', answer: '0' },
    {
      ask: 'Find the set of values of k for which x^2 + kx + 9 = 0 has two distinct real roots',
      answer: 'k < -6 or k > 6',
    },
    { ask: 'Find the values of k for which 2x^2 - kx + 8 = 0 has equal roots', answer: 'k = -8, k = 8' },
    { ask: 'Find the range of values of k for which kx^2 + 4x + 3 = 0 has no real roots', answer: 'k > 4/3' },
    { ask: '已知方程 x² - 2kx + k + 6 = 0 有两个相等的实根，求 k 的值', answer: 'k = 3, k = -2' },
    {
      ask: 'Find the set of values of k for which the equation x^2 + 2x + k = 0 has real roots',
      answer: 'k <= 1',
    },
    {
      ask: 'Find the values of k for which the line y = kx - 3 is a tangent to the curve y = x^2 + 2x + 1',
      answer: 'k = 6, k = -2',
    },
    {
      ask: 'Find the set of values of m for which the line y = mx + 1 does not meet the curve y = x^2 + 4x + 5',
      answer: '0 < m < 8',
    },
    {
      ask: 'Find the set of values of c for which the line y = 2x + c meets the curve y = x^2 - 3x + 4 at two distinct points',
      answer: 'c > -9/4',
    },
    { ask: '求 k 的取值范围，使方程 x² - 4x + k = 0 有两个不相等的实根', answer: 'k < 4' },
    {
      ask: 'The equation kx^2 + 2x + 1 = 0 has two distinct real roots. Find the set of values of k',
      answer: 'k < 0 or 0 < k < 1',
    },
    { ask: 'For what values of k does x^2+kx+4=0 have equal roots', answer: 'k = -4, k = 4' },
    {
      ask: 'For what values of k does the equation x^2+kx+4=0 have two distinct real roots?',
      answer: 'k < -4 or k > 4',
    },
    { ask: 'For which values of k does x^2+kx+4=0 have no real roots', answer: '-4 < k < 4' },
    { ask: 'k 为何值时，方程 x^2+kx+4=0 有两个相等的实数根', answer: 'k = -4, k = 4' },
    { ask: '当 k 取何值时，方程 x^2+kx+4=0 没有实数根？', answer: '-4 < k < 4' },
  ],
  refused: ['Find the values of k for which kx^2 + 2mx + 1 = 0 has equal roots'],
  near: [
    'For what values of k does x^2+kx+4=0 have a root between 1 and 2',
    'Solve x^2 - 6x + 9 = 0',
    'How many real roots does x^3 - 6x + 9 = 0 have?',
  ],
};
