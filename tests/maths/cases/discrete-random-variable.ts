import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'discrete-random-variable',
  solved: [
    { ask: 'x: 0, 1, 2, 3; P(X = x): 0.1, 0.3, k, 0.2. Find k.', answer: 'k = 0.4' },
    { ask: 'P(X = 0) = 0.2, P(X = 1) = 0.5, P(X = 2) = 0.3. Find E(X)', answer: '1.1' },
    { ask: 'P(X = 0) = 0.2, P(X = 1) = 0.5, P(X = 2) = 0.3. Find Var(X)', answer: '0.49' },
    { ask: 'P(X = x) = kx for x = 1, 2, 3, 4. Find k', answer: 'k = 1/10' },
    { ask: 'P(X = x) = kx for x = 1, 2, 3, 4. Find E(X)', answer: '3' },
    {
      ask: 'The probability distribution of X is P(X = 1) = p, P(X = 2) = 2p, P(X = 3) = 3p. Find Var(X).',
      answer: '5/9',
    },
    { ask: '离散型随机变量 X 满足 P(X = 1) = 0.3, P(X = 2) = a, P(X = 4) = 0.5, 求 a', answer: 'a = 0.2' },
    {
      ask: '离散型随机变量 X 的分布：P(X = -1) = 1/4, P(X = 0) = 1/2, P(X = 3) = 1/4, 求 E(X)',
      answer: '1/2',
    },
    {
      ask: 'x: 1, 2, 3, 4; P(X = x): 1/8, 3/8, 3/8, 1/8. Find the standard deviation of X.',
      answer: '0.866',
    },
    { ask: '$P(X = x) = \\frac{x^2}{14}$ for x = 1, 2, 3. Find the mean of X', answer: '18/7' },
    { ask: 'x = 2, 4, 6, 8 and P(X = x) = 0.1, 2a, a, 0.3. Find a.', answer: 'a = 0.2' },
    { ask: 'P(X = x) = c(5 - x) for x = 0, 1, 2, 3. Find c', answer: 'c = 1/14' },
  ],
  refused: [
    'P(X = 1) = 0.7, P(X = 2) = 0.6. Find E(X)',
    'P(X = 1) = a, P(X = 2) = b, P(X = 3) = 0.2. Find E(X)',
  ],
  near: ['X ~ B(10, 0.3). Find E(X)', 'P(A) = 0.5, P(B) = 0.4 and P(A ∩ B) = 0.2. Find P(A ∪ B)'],
};
