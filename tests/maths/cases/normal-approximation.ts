import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'normal-approximation',
  solved: [
    { ask: 'X ~ B(100, 0.4). Use a normal approximation to find P(X > 45)', answer: '0.131' },
    { ask: 'X ~ B(60, 0.25). Use a suitable approximation to find P(X ≤ 12)', answer: '0.228' },
    { ask: 'X ~ B(200, 0.1). Use an approximation to find P(15 ≤ X ≤ 25)', answer: '0.805' },
    { ask: '已知 X ~ B(80, 0.5), 用正态近似求 P(X < 35)', answer: '0.109' },
    { ask: '$X \\sim B(150, 0.3)$. Using a normal approximation, find $P(X \\geq 50)$', answer: '0.211' },
    { ask: 'X ~ B(120, 1/3). Use a normal approximation to find P(X < 36)', answer: '0.192' },
    { ask: '设 X ~ B(90, 0.2), 用正态分布近似求 P(X > 20)', answer: '0.255' },
    { ask: 'X ~ B(50, 0.5). By a normal approximation, find P(X = 25)', answer: '0.112' },
    { ask: 'Y ~ B(300, 0.7). Approximate P(200 < Y < 220) with a normal distribution.', answer: '0.769' },
  ],
  refused: ['X ~ B(20, 0.1). Use a normal approximation to find P(X > 3)'],
  near: ['X ~ B(10, 0.3). Find P(X = 3).', 'X ~ N(50, 16). Find P(X < 54).'],
};
