import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'probability-generating-function',
  solved: [
    { ask: 'X has probability generating function G(t) = (0.4 + 0.6t)^3. Find E(X)', answer: '1.8' },
    { ask: 'X has probability generating function G(t) = (0.4 + 0.6t)^3. Find Var(X)', answer: '0.72' },
    { ask: 'The pgf of X is G(t) = 1/8 (1 + t)^3. Find P(X = 2)', answer: '3/8' },
    {
      ask: 'The random variable X has probability generating function G(t) = k(1 + 2t + 3t^2). Find k',
      answer: 'k = 1/6',
    },
    { ask: 'X has pgf G_X(t) = t/(2 - t). Find E(X).', answer: '2' },
    { ask: 'X has pgf G_X(t) = t/(2 - t). Find Var(X).', answer: '2' },
    { ask: '随机变量 X 的概率生成函数为 G(t) = 0.2 + 0.5t + 0.3t^2, 求 E(X)', answer: '1.1' },
    { ask: '随机变量 X 的概率生成函数为 G(t) = 0.2 + 0.5t + 0.3t^2, 求 Var(X)', answer: '0.49' },
    { ask: 'X has probability generating function G(t) = e^{2(t - 1)}. Find the mean of X', answer: '2' },
    {
      ask: 'X has probability generating function $G(t) = \\frac{1}{4}(1 + t)^2$. Find P(X = 0)',
      answer: '1/4',
    },
  ],
  refused: ['X has probability generating function G(t) = 0.4 + 0.5t. Find E(X)'],
  near: [
    'Find the generating line of x + y = 1',
    'X ~ B(10, 0.3). Find E(X)',
    "Given G(t) = 3t^2, find G'(t)",
  ],
};
