import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'geometric-distribution',
  solved: [
    { ask: 'X ~ Geo(0.2). Find P(X = 4).', answer: '0.102' },
    { ask: 'The random variable X ~ Geo(0.3). Find P(X > 5)', answer: '0.168' },
    { ask: '$X \\sim \\mathrm{Geo}(0.25)$. Find $P(X \\leq 3)$', answer: '0.578' },
    { ask: 'X ~ Geo(1/6). Find E(X)', answer: '6' },
    { ask: 'X ~ Geo(0.1). Find P(X < 4)', answer: '0.271' },
    { ask: '已知 X ~ Geo(0.4), 求 P(X ≥ 3)', answer: '0.36' },
    { ask: '随机变量 X 服从几何分布 Geo(0.5)，求 P(2 ≤ X ≤ 4)', answer: '0.438' },
    { ask: 'X ~ Geo(0.35). Calculate the expected value of X.', answer: '2.86' },
    {
      ask: 'The probability that Ann wins a game is 0.15. Find the probability that the first win is on the fourth game.',
      answer: '0.0921',
    },
    { ask: 'X ~ Geo(0.2). Find Var(X)', answer: '20' },
    { ask: 'N ~ Geo(2/5). Find P(N = 2)', answer: '0.24' },
  ],
  refused: ['X ~ Geo(1.2). Find P(X = 4)', 'X ~ Geo(p). Find P(X = 2)'],
  near: [
    'Find the sum to infinity of the geometric series 1 + 1/2 + 1/4 + ...',
    'X ~ B(10, 0.3). Find P(X = 3).',
    'The third term of a geometric progression is 0.2. Find the first term.',
  ],
};
