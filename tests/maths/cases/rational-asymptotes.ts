import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'rational-asymptotes',
  solved: [
    { ask: 'Find the asymptotes of y = (2x + 1)/(x - 3)', answer: 'x = 3, y = 2' },
    {
      ask: 'Find the equations of the asymptotes of the curve $y = \\frac{x^2 + 3x + 5}{x + 1}$',
      answer: 'x = -1, y = x + 2',
    },
    { ask: 'Find the asymptotes of y = (x^2 - 4)/(x^2 - 1)', answer: 'x = -1, x = 1, y = 1' },
    { ask: '求曲线 y = (3x - 2)/(x + 4) 的渐近线', answer: 'x = -4, y = 3' },
    { ask: '求函数 y = (2x² - x + 3)/(x - 2) 的渐近线方程', answer: 'x = 2, y = 2x + 3' },
    { ask: 'Find the asymptotes of y = 5/(x - 2)', answer: 'x = 2, y = 0' },
    { ask: 'Find the asymptotes of $y = \\frac{3x}{x^2 - x - 6}$', answer: 'x = -2, x = 3, y = 0' },
    { ask: 'Find the asymptotes of the curve y = (x^2 + 1)/(2x - 1)', answer: 'x = 1/2, y = x/2 + 1/4' },
    { ask: 'Find the equations of the asymptotes of y = x + 1 + 4/(x - 2)', answer: 'x = 2, y = x + 1' },
    { ask: '求 y = (4x² + 1)/(x² + 4) 的渐近线', answer: 'y = 4' },
    { ask: 'Find the asymptotes of y = (1 - 2x^2)/(x^2 - 5x + 4)', answer: 'x = 1, x = 4, y = -2' },
  ],
  refused: ['Find the asymptotes of y = (ax + 1)/(x - 3)', 'Find the asymptotes of y = x^2 + 3'],
  near: [
    'Find the asymptotes of y = tan x',
    'Differentiate y = (2x + 1)/(x - 3)',
    'Express (2x + 1)/((x - 3)(x + 1)) in partial fractions',
  ],
};
