import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'binomial-series',
  solved: [
    {
      ask: 'Expand (1 + 2x)^(-1) in ascending powers of x, up to and including the term in x^3',
      answer: '1 - 2x + 4x^2 - 8x^3',
    },
    {
      ask: 'Expand $\\sqrt{1 - 3x}$ in ascending powers of x up to the term in x^3',
      answer: '1 - 3x/2 - 9x^2/8 - 27x^3/16',
    },
    {
      ask: 'Expand (4 + x)^{1/2} in ascending powers of x up to and including the term in x^2',
      answer: '2 + x/4 - x^2/64',
    },
    { ask: '将 1/(2 - x)² 按 x 的升幂展开到 x³ 项', answer: '1/4 + x/4 + 3x^2/16 + x^3/8' },
    {
      ask: 'Expand (1 - 2x)^(-1/2) up to the term in x^3 and state the set of values of x for which the expansion is valid',
      answer: '1 + x + 3x^2/2 + 5x^3/2, |x| < 1/2',
    },
    {
      ask: 'Expand (8 - 3x)^(1/3) in ascending powers of x, up to the x^2 term',
      answer: '2 - x/4 - x^2/32',
    },
    {
      ask: 'Expand 1/sqrt(9 - 4x) in ascending powers of x up to x^2',
      answer: '1/3 + 2x/27 + 2x^2/81',
    },
    { ask: '求 (1 + 3x)^(-3) 展开式的前四项', answer: '1 - 9x + 54x^2 - 270x^3' },
    {
      ask: 'Find the first three terms in the expansion of (1 + x^2)^(-1/2)',
      answer: '1 - x^2/2 + 3x^4/8',
    },
    {
      ask: 'Expand (1 + x)/(1 - 2x) in ascending powers of x up to the term in x^3',
      answer: '1 + 3x + 6x^2 + 12x^3',
    },
    { ask: 'Expand (1 - 6x)^(2/3) up to the term in x^3', answer: '1 - 4x - 4x^2 - 32x^3/3' },
  ],
  refused: ['Expand (1 + ax)^(-2) up to the term in x^3', 'Expand (x - 2)^(1/2) up to the term in x^2'],
  near: ['Expand (1 + 2x)^5 up to the term in x^3', 'Find the Maclaurin series of e^x up to the term in x^3'],
};
