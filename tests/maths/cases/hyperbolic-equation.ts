import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'hyperbolic-equation',
  solved: [
    { ask: 'Solve sinh x = 3/4', answer: 'x = ln(2)' },
    {
      ask: 'Solve the equation cosh x = 5/4, giving your answers in logarithmic form',
      answer: 'x = -ln(2), x = ln(2)',
    },
    { ask: '解方程 tanh x = 1/2', answer: 'x = 1/2 ln(3)' },
    { ask: 'Solve 3 sinh x - 2 cosh x = 2', answer: 'x = ln(5)' },
    { ask: 'Solve 2 cosh^2 x - 5 sinh x = 5', answer: 'x = ln(3 + sqrt(10)), x = ln((-1 + sqrt(5))/2)' },
    {
      ask: 'Solve cosh 2x = 3 sinh x, giving answers in exact form',
      answer: 'x = ln(1 + sqrt(2)), x = ln((1 + sqrt(5))/2)',
    },
    { ask: 'Solve 4 sinh x + 3e^x = 9', answer: 'x = ln(2)' },
    { ask: '求方程 cosh x + 2 sinh x = -1 的解', answer: 'x = -ln(3)' },
    { ask: 'Solve \\sinh x = 2', answer: 'x = ln(2 + sqrt(5))' },
    { ask: 'Solve 3 cosh x - sinh x = 3', answer: 'x = 0, x = ln(2)' },
    { ask: 'Solve cosh x = 1/2', answer: 'none' },
  ],
  refused: ['Solve sinh x + sin x = 1', 'Solve x = cosh x'],
  near: ['Solve sin x = 1/2 for 0 < x < π', 'Differentiate sinh x', 'Solve e^(2x) - 3e^x + 2 = 0'],
};
