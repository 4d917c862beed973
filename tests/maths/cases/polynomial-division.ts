import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'polynomial-division',
  solved: [
    { ask: 'Divide x^3 - 2x^2 + 3x - 5 by x - 1', answer: 'Q = x^2 - x + 2, R = -3' },
    {
      ask: 'Find the quotient and remainder when 2x^3 + x^2 - 3x + 4 is divided by x^2 + 1',
      answer: 'Q = 2x + 1, R = 3 - 5x',
    },
    { ask: '求 x⁴ - 3x² + 2 除以 x² - 2x + 1 的商和余式', answer: 'Q = x^2 + 2x, R = 2 - 2x' },
    {
      ask: 'Find the quotient and remainder when 6x^3 - 5x^2 + 7 is divided by 2x - 1',
      answer: 'Q = 3x^2 - x - 1/2, R = 13/2',
    },
    { ask: 'Divide x^4 + 3x^3 - x + 4 by x^2 + x - 2', answer: 'Q = x^2 + 2x, R = 3x + 4' },
    { ask: 'Divide x^3 + 8 by x + 2', answer: 'Q = x^2 - 2x + 4, R = 0' },
    { ask: '用长除法求 3x³ - 4x + 1 除以 x + 3 的商和余数', answer: 'Q = 3x^2 - 9x + 23, R = -68' },
    { ask: 'Find the quotient when $4x^3 + 2x^2 - 3$ is divided by $2x^2 + 1$', answer: '2x + 1' },
    { ask: 'Divide x^5 - 1 by x - 1', answer: 'Q = x^4 + x^3 + x^2 + x + 1, R = 0' },
    { ask: 'Find the remainder when 2x^4 - 7x + 6 is divided by x^2 - 3', answer: '24 - 7x' },
  ],
  refused: ['Divide x^3 + 1 by 0'],
  near: [
    'Find the remainder when x^3 - 2x + 1 is divided by x - 2',
    'Express (x^2 + 1)/(x^2 - 1) in partial fractions',
  ],
};
