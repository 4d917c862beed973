import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'increasing-decreasing',
  solved: [
    { ask: 'Find the set of values of x for which f(x) = x^2 - 4x + 1 is increasing', answer: 'x > 2' },
    { ask: 'Find the values of x for which y = x^3 - 3x is decreasing', answer: '-1 < x < 1' },
    { ask: '求函数 y = x³ - 6x² + 9x 的递增区间', answer: 'x < 1 or x > 3' },
    { ask: 'Find the interval on which f(x) = 2x^3 - 3x^2 - 12x + 4 is decreasing', answer: '-1 < x < 2' },
    { ask: 'For what values of x is y = x^4 - 8x^2 increasing?', answer: '-2 < x < 0 or x > 2' },
    { ask: 'Find the set of values of x for which y = 5 + 6x - x^2 is decreasing', answer: 'x > 3' },
    { ask: '求 f(x) = x + 4/x (x > 0) 的单调递减区间', answer: '0 < x < 2' },
    { ask: 'Find the values of x for which f(x) = x e^x is increasing', answer: 'x > -1' },
    { ask: 'Show where the function f(x) = x^3 + 3x is increasing', answer: '-inf < x < inf' },
    {
      ask: 'Find the range of values of x for which the function f(x) = (x^2 - 3)e^x is decreasing',
      answer: '-3 < x < 1',
    },
    { ask: 'Find the interval where y = x ln x is decreasing', answer: '0 < x < e^(-1)' },
  ],
  refused: ['Find the values of x for which y = x^3 + a x is increasing'],
  near: [
    'Solve x^2 - 4x + 1 > 0',
    'Find the stationary points of y = x^3 - 3x',
    'Find the range of f(x) = x^2 - 4x + 1',
  ],
};
