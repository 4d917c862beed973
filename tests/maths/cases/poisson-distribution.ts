import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'poisson-distribution',
  solved: [
    { ask: 'X ~ Po(3). Find P(X = 2).', answer: '0.224' },
    { ask: 'The random variable X ~ Po(4.5). Find P(X ≤ 3)', answer: '0.342' },
    { ask: '$X \\sim Po(1.8)$. Find $P(X \\ge 2)$', answer: '0.537' },
    { ask: 'X has a Poisson distribution with mean 2.4. Find P(X > 3)', answer: '0.221' },
    { ask: '已知 X ~ Po(5), 求 P(X = 5)', answer: '0.175' },
    { ask: '随机变量 X 服从泊松分布 Po(2)，求 P(X < 3)', answer: '0.677' },
    { ask: 'X ~ Po(6). Find P(4 ≤ X < 7)', answer: '0.455' },
    { ask: 'X ~ Po(3.2). Find Var(X)', answer: '3.2' },
    { ask: 'X ~ Po(9). Find the standard deviation of X', answer: '3' },
    { ask: 'Y ~ Po(0.7). Find P(Y = 0)', answer: '0.497' },
  ],
  refused: ['X ~ Po(λ). Find P(X = 2)', 'X ~ Po(-2). Find P(X = 1)'],
  near: ['X ~ B(10, 0.3). Find P(X = 3).', 'Solve e^(-x) = 0.2'],
};
