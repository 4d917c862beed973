import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'normal-distribution',
  solved: [
    { ask: 'X ~ N(50, 16). Find P(X < 54).', answer: '0.841' },
    { ask: 'The random variable X ~ N(20, 3^2). Find P(X > 24)', answer: '0.0912' },
    { ask: '$X \\sim N(100, 225)$. Find $P(90 < X < 120)$', answer: '0.656' },
    { ask: '已知 X ~ N(10, 4), 求 P(X < 7)', answer: '0.0668' },
    { ask: '随机变量 X 服从正态分布 N(5, 1)，求 P(4 < X < 6.5)', answer: '0.775' },
    {
      ask: 'X is normally distributed with mean 12 and standard deviation 2.5. Find P(X ≤ 15)',
      answer: '0.885',
    },
    { ask: 'X ~ N(50, 16). Find a such that P(X < a) = 0.9', answer: 'a = 55.1' },
    { ask: 'X ~ N(30, 25). Given that P(X > k) = 0.05, find k', answer: 'k = 38.2' },
    { ask: 'X ~ N(μ, 9) and P(X < 20) = 0.8. Find μ', answer: 'μ = 17.5' },
    { ask: 'X ~ N(40, σ^2) and P(X > 50) = 0.1. Find σ', answer: 'σ = 7.8' },
    { ask: 'X ~ N(μ, σ²). P(X < 10) = 0.2 and P(X < 20) = 0.9. Find μ and σ', answer: 'μ = 14, σ = 4.71' },
    { ask: '设 X ~ N(μ, 4), P(X < 3) = 0.35, 求 μ', answer: 'μ = 3.77' },
    { ask: 'Z ~ N(0, 1). Find P(Z < 1.96)', answer: '0.975' },
    { ask: 'W ~ N(-3, 2.25). Find P(W > -2)', answer: '0.252' },
    {
      ask: 'The heights are normally distributed with mean 170 and variance 64. Find the probability that a height exceeds 180',
      answer: '0.106',
    },
    {
      ask: 'The masses of apples are normally distributed with mean 150 g and standard deviation 20 g. Find the probability that a randomly chosen apple has a mass less than 120 g.',
      answer: '0.0668',
    },
    {
      ask: 'The lengths of rods are normally distributed with mean 50 cm and standard deviation 2 cm. Find the probability that a rod is between 48 cm and 53 cm',
      answer: '0.775',
    },
    {
      ask: '某校学生身高服从均值为 170、标准差为 8 的正态分布，求一名学生身高超过 180 的概率',
      answer: '0.106',
    },
  ],
  refused: ['X ~ N(50, σ^2). Find P(X < 54).', 'X ~ N(40, σ^2) and P(X > 50) = 0.6. Find σ'],
  near: [
    'The heights are normally distributed with mean 170 and variance 64. Find the probability that a height does not exceed 180',
    'The heights are normally distributed with mean 1.7 m and standard deviation 0.1 m. Find the probability that a height exceeds 180 cm',
    'The heights are normally distributed with mean 170 and variance 64. Find the probability that two heights exceed 180',
    'X ~ B(100, 0.4). Use a normal approximation to find P(X > 45)',
    'Find the normal to the curve y = x^2 at x = 1',
    'X ~ N(50, 16). A random sample of 9 values of X is taken. Find P(X < 54).',
  ],
};
