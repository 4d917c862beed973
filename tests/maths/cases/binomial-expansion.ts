import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'binomial-expansion',
  solved: [
    { ask: 'Expand (2 + x)^5', answer: '32 + 80x + 80x^2 + 40x^3 + 10x^4 + x^5' },
    { ask: '展开 (1 - 3x)^4', answer: '1 - 12x + 54x^2 - 108x^3 + 81x^4' },
    {
      ask: 'Find the first three terms in the expansion of (2 + x/4)^8 in ascending powers of x',
      answer: '256 + 256x + 112x^2',
    },
    { ask: 'Find the coefficient of x^3 in the expansion of (3 - 2x)^7', answer: '-22680' },
    { ask: '求 (x + 2/x)^6 展开式中的常数项', answer: '160' },
    { ask: 'Find the term independent of x in the expansion of (x^2 - 1/x)^9', answer: '84' },
    { ask: 'Find the coefficient of x^2 in the expansion of (1 + x)(2 - x)^6', answer: '48' },
    { ask: '求 (2x - 1)^5 的展开式中 x^2 的系数', answer: '-40' },
    {
      ask: 'Find the coefficient of x^{4} in the expansion of $\\left(2x^3 + \\frac{1}{x}\\right)^8$',
      answer: '448',
    },
    {
      ask: 'Find the first four terms, in ascending powers of x, of (1 + x/2)^8',
      answer: '1 + 4x + 7x^2 + 7x^3',
    },
    { ask: 'Find the coefficient of x^3 in the expansion of (1 - 2x)(1 + 3x)^5', answer: '90' },
    { ask: 'Find the term in x^3 in the expansion of (x - 3/x^2)^6', answer: '-18x^3' },
    { ask: 'Find the coefficient of x^2 in (2-x)^6', answer: '240' },
    { ask: '求 (2-x)^6 中 x^2 的系数', answer: '240' },
    { ask: 'Find the first 3 terms in the expansion of (2+x)^5', answer: '32 + 80x + 80x^2' },
    { ask: 'Find the term independent of x in (x + 1/x)^6', answer: '20' },
  ],
  refused: ['Find the coefficient of x^2 in the expansion of (1 + ax)^n'],
  near: [
    'Find the coefficient of x^2 in x^3 + 4x^2 - 1',
    'Expand (1 - 2x)^(1/2) up to the term in x^3',
    'Expand (x + 1)(x + 2)',
  ],
};
