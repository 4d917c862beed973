import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'disguised-quadratic',
  solved: [
    { ask: 'Solve x^4 - 5x^2 + 4 = 0', answer: 'x = -2, x = -1, x = 1, x = 2' },
    { ask: 'Solve the equation x^4 - 3x^2 - 4 = 0', answer: 'x = 2, x = -2' },
    { ask: 'Solve $x - 5\\sqrt{x} + 6 = 0$', answer: 'x = 4, x = 9' },
    { ask: '解方程 2x - 7√x + 3 = 0', answer: 'x = 9, x = 1/4' },
    { ask: 'Solve x + sqrt(x) = 6', answer: 'x = 4' },
    { ask: 'Solve x^6 - 9x^3 + 8 = 0', answer: 'x = 1, x = 2' },
    { ask: 'Solve e^(2x) - 5e^x + 6 = 0', answer: 'x = ln(2), x = ln(3)' },
    { ask: 'Solve e^{2x} - e^x - 6 = 0', answer: 'x = ln(3)' },
    { ask: 'Solve 2^(2x) - 6*2^x + 8 = 0', answer: 'x = 1, x = 2' },
    { ask: '解方程 4^x - 3·2^x - 4 = 0', answer: 'x = 2' },
    { ask: 'Solve 3e^x + 2e^(-x) = 7', answer: 'x = ln(2), x = -ln(3)' },
    { ask: 'Solve 2x^(2/3) - 5x^(1/3) + 2 = 0', answer: 'x = 8, x = 1/8' },
    { ask: 'Solve x^4 + 5x^2 + 6 = 0', answer: 'none' },
    { ask: 'Solve (ln x)^2 - 3 ln x + 2 = 0', answer: 'x = e, x = e^2' },
    {
      ask: 'Solve x^4 - 6x^2 + 7 = 0',
      answer: 'x = sqrt(3 + sqrt(2)), x = -sqrt(3 + sqrt(2)), x = sqrt(3 - sqrt(2)), x = -sqrt(3 - sqrt(2))',
    },
    { ask: '求方程 9^x - 10·3^x + 9 = 0 的解', answer: 'x = 0, x = 2' },
  ],
  refused: ['Solve ax^4 - 5x^2 + 4 = 0'],
  near: ['Solve x^4 - 5x + 4 = 0', 'Solve x^2 - 5x + 6 = 0', 'Solve e^x = 5'],
};
