import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'newton-raphson',
  solved: [
    {
      ask: 'Use the Newton-Raphson method with x_0 = 1 to find the root of x^3 + x - 3 = 0 correct to 3 decimal places',
      answer: 'x = 1.213',
    },
    {
      ask: 'Use Newton-Raphson starting from x = 2 to solve x^2 - 5 = 0 correct to 4 decimal places',
      answer: 'x = 2.2361',
    },
    { ask: '用牛顿法,取初值 x_0 = 2,求 x³ - 2x - 5 = 0 的根,保留三位小数', answer: 'x = 2.095' },
    {
      ask: 'Apply the Newton-Raphson method with initial value 0.5 to the equation cos x = x, giving the root correct to 4 decimal places',
      answer: 'x = 0.7391',
    },
    {
      ask: 'Use the Newton-Raphson method with x_1 = 2 to find a root of e^x = 4x correct to 3 significant figures',
      answer: 'x = 2.15',
    },
    {
      ask: 'Use one iteration of the Newton-Raphson method with x_0 = 2 on x^3 - 7 = 0, giving your answer correct to 3 decimal places',
      answer: 'x = 1.917',
    },
    {
      ask: 'Use two iterations of the Newton-Raphson method with x_0 = 1 on x^3 + 2x - 4 = 0, giving your answer correct to 4 decimal places',
      answer: 'x = 1.1797',
    },
    {
      ask: 'Use the Newton-Raphson formula with initial value 1 to find the root of ln x + x = 2 correct to 3 decimal places',
      answer: 'x = 1.557',
    },
    { ask: '用牛顿-拉弗森法求方程 x = 2 sin x 的根,初值取 2,精确到 3 位小数', answer: 'x = 1.895' },
    {
      ask: 'Use the Newton-Raphson method, starting with x_0 = 3, to find a root of x^3 - 3x^2 - 1 = 0 to 4 decimal places',
      answer: 'x = 3.1038',
    },
  ],
  refused: [
    'Use the Newton-Raphson method with x_0 = 0 to find the root of x^3 - 3 = 0 correct to 3 decimal places',
    'Use the Newton-Raphson method to find a root of x^3 + x - 3 = 0',
  ],
  near: [
    'Solve x^2 - 5 = 0',
    'Use the iteration x_{n+1} = cos(x_n) with x_0 = 0.5 to find a root correct to 3 decimal places',
  ],
};
