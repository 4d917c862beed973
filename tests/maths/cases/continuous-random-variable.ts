import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'continuous-random-variable',
  solved: [
    {
      ask: 'The random variable X has probability density function f(x) = kx^2 for 0 ≤ x ≤ 3. Find k.',
      answer: 'k = 1/9',
    },
    { ask: 'X has pdf f(x) = kx(4 - x) for 0 ≤ x ≤ 4. Find the value of k', answer: 'k = 3/32' },
    {
      ask: 'X has probability density function f(x) = x/8 for 0 ≤ x ≤ 4, and 0 otherwise. Find E(X)',
      answer: '8/3',
    },
    { ask: 'X has probability density function f(x) = x/8 for 0 ≤ x ≤ 4. Find Var(X)', answer: '8/9' },
    {
      ask: 'X has probability density function f(x) = x/8 for 0 ≤ x ≤ 4. Find the median of X.',
      answer: '2.83',
    },
    { ask: 'X has pdf f(x) = 3x^2/8 for 0 ≤ x ≤ 2. Find P(X > 1)', answer: '7/8' },
    { ask: '连续型随机变量 X 的概率密度函数为 f(x) = k(2 - x), 0 ≤ x ≤ 2, 求 k', answer: 'k = 1/2' },
    { ask: '随机变量 X 的概率密度函数为 f(x) = 2x, 0 ≤ x ≤ 1, 求 E(X)', answer: '2/3' },
    {
      ask: 'The random variable X has pdf $f(x) = \\frac{k}{x^2}$ for $1 \\leq x \\leq 4$. Find E(X)',
      answer: '1.85',
    },
    {
      ask: 'X has probability density function f(x) = (3/4)(1 - x^2) for -1 ≤ x ≤ 1. Find P(0 < X < 0.5)',
      answer: '11/32',
    },
    {
      ask: 'The random variable X has pdf f(x) = 1/5 for 2 ≤ x ≤ 7. Find the variance of X.',
      answer: '25/12',
    },
    { ask: 'X has pdf f(x) = k sin x for 0 ≤ x ≤ π. Find k.', answer: 'k = 1/2' },
  ],
  refused: [
    'X has pdf f(x) = x for 0 ≤ x ≤ 4. Find E(X)',
    'X has pdf f(x) = k(x - 1) for 0 ≤ x ≤ 4. Find E(X)',
  ],
  near: [
    'Find the mean of 3, 7, 8, 12, 15',
    'f(x) = x^2 for x ≥ 0. Find the inverse of f',
    'Find the area under f(x) = x^2 for 0 ≤ x ≤ 3',
  ],
};
