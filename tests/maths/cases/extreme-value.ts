import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'extreme-value',
  solved: [
    { ask: 'Find the greatest value of x^3 - 3x for 0 <= x <= 2', answer: '2' },
    { ask: 'Find the least value of f(x) = x^3 - 3x for 0 <= x <= 2', answer: '-2' },
    { ask: 'Find the maximum value of y = x^3 - 3x on the interval -2 <= x <= 3', answer: '18' },
    { ask: '求函数 f(x) = x^3 - 3x 在区间 [-2, 3] 上的最大值', answer: '18' },
    { ask: '求 f(x) = x^3 - 3x 在 0 ≤ x ≤ 2 上的最小值', answer: '-2' },
    { ask: 'Find the minimum value of t^2 - 6t + 2 for 0 <= t <= 2', answer: '-6' },
    { ask: 'Find the smallest value of x^2 - 6x + 2 for 0 <= x <= 5', answer: '-7' },
    { ask: 'Find the largest value of 2x^3 - 9x^2 + 12x on the interval [0, 2]', answer: '5' },
    { ask: 'Find the greatest value of x^4 - 4x^2 + 1 for -1 <= x <= 3', answer: '46' },
    { ask: 'Find the least value of $x^3 - 2x$ for $0 \\le x \\le 1$', answer: '-4sqrt(6)/9' },
    { ask: '求函数 y = x^2 - 4x + 7 在区间 [0, 3] 上的最大值', answer: '7' },
  ],
  refused: [
    'Find the greatest value of x^3 - 3x for 0 < x < 2',
    'Find the greatest value of x^3 - 3x for x >= 0',
    'Find the greatest value of x^3 - 3x for integers 0 <= x <= 2',
    'Find the value of x for which x^3 - 3x is greatest for 0 <= x <= 2',
    'Find the greatest value of a x^2 - 3x for 0 <= x <= 2',
  ],
  near: [
    'Find the maximum point of y = x^3 - 3x',
    'Find the minimum value of y = x^2 - 6x + 2',
    'Find the greatest value of n for which n^2 < 50',
  ],
};
