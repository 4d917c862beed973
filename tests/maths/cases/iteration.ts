import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'iteration',
  solved: [
    {
      ask: 'Use the iterative formula x_{n+1} = cos(x_n) with x_1 = 0.7 to find the root correct to 3 decimal places',
      answer: '0.739',
    },
    {
      ask: 'Use the iterative formula $x_{n+1} = \\sqrt{5 - x_n}$ with $x_1 = 1.8$ to find the root correct to 2 decimal places',
      answer: '1.79',
    },
    { ask: '用迭代公式 x_{n+1} = ln(x_n + 4)，x_0 = 2，求根，精确到小数点后 3 位', answer: '1.749' },
    {
      ask: 'Use the iteration x_{n+1} = (2x_n + 5)^(1/3) with initial value 2 to determine the root correct to 4 decimal places',
      answer: '2.0946',
    },
    {
      ask: 'The sequence x_{n+1} = 1 + 1/x_n with x_1 = 1.5 converges to α. Find α correct to 4 decimal places',
      answer: '1.618',
    },
    {
      ask: 'Use the iterative formula x_{n+1} = 3 - ln(x_n), x_1 = 2, to find the root to 2 decimal places',
      answer: '2.21',
    },
    {
      ask: 'Using the iterative formula x_{n+1} = (x_n^3 + 1)/5 and starting with 0.2, find the root correct to 4 decimal places',
      answer: '0.2016',
    },
    {
      ask: '使用迭代公式 $x_{n+1} = \\frac{x_n^2 + 3}{2x_n + 1}$，初值 x_1 = 1，求根，保留 3 位小数',
      answer: '1.303',
    },
    {
      ask: 'Use the iterative formula x_{n+1} = tan^{-1}(2x_n) with x_1 = 1.2 to find the root correct to 3 decimal places',
      answer: '1.166',
    },
    {
      ask: 'Use the iterative formula x_{n+1} = e^(-x_n) with x_0 = 0.5 to find the root correct to 2 decimal places',
      answer: '0.57',
    },
    {
      ask: 'The sequence of values given by the iterative formula x_{n+1} = 3 + 1/x_n^2 with initial value x_1 = 3 converges to α. Use this formula to determine α correct to 2 decimal places, giving the result of each iteration to 4 decimal places.',
      answer: '3.10',
    },
    {
      ask: 'Use the iterative formula x_{n+1} = 2 - ln(x_n + 1) with x_1 = 1.2 to determine β correct to 2 decimal places. Give the result of each iteration to 4 decimal places.',
      answer: '1.21',
    },
  ],
  refused: [
    'The sequence defined by x_{n+1} = (2x_n + 5)^(1/3) with x_1 = 2 converges to α. Find x_3 correct to 4 decimal places',
    '数列由迭代公式 x_{n+1} = (2x_n + 5)^(1/3)，x_1 = 2 给出，求 x_3，保留 4 位小数',
    'Use the iterative formula x_{n+1} = x_n^2 - 2 with x_1 = 3 to find the root correct to 2 decimal places',
    'Use the iterative formula x_{n+1} = cos(x_n) to find the root correct to 3 decimal places',
  ],
  near: [
    'Use the Newton-Raphson method to find the root of x^3 = 2 near 1 correct to 3 decimal places',
    'Solve cos x = x',
  ],
};
