import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'partial-fractions',
  solved: [
    { ask: 'Express (5x + 1)/((x - 1)(x + 2)) in partial fractions', answer: '2/(x - 1) + 3/(x + 2)' },
    { ask: 'Express $\\frac{3x + 5}{(x + 1)(x + 3)}$ in partial fractions', answer: '1/(x + 1) + 2/(x + 3)' },
    {
      ask: '将 (x² + 1)/((x - 1)(x + 1)²) 化为部分分式',
      answer: '1/(2(x - 1)) + 1/(2(x + 1)) - 1/(x + 1)^2',
    },
    {
      ask: 'Express (5x^2 + x + 6)/((3 - 2x)(x^2 + 4)) in partial fractions',
      answer: '3/(3 - 2x) - (x + 2)/(x^2 + 4)',
    },
    {
      ask: 'Express (x^2 - 3x + 8)/((x - 2)(x^2 + 2)) in partial fractions',
      answer: '1/(x - 2) - 3/(x^2 + 2)',
    },
    { ask: 'Find the partial fractions of 2/(x^2 - 1)', answer: '1/(x - 1) - 1/(x + 1)' },
    {
      ask: 'Express (2x^2 + 3)/((x + 2)(x - 1)) in partial fractions',
      answer: '2 + 5/(3(x - 1)) - 11/(3(x + 2))',
    },
    {
      ask: 'Express (x + 7)/((1 + x)(1 - 2x)(2 + x)) in partial fractions',
      answer: '2/(1 + x) + 2/(1 - 2x) - 1/(2 + x)',
    },
    { ask: '把 (4x + 1)/(x - 2)² 分解为部分分式', answer: '4/(x - 2) + 9/(x - 2)^2' },
    {
      ask: 'Express $\\frac{8x - 3}{x(2x - 3)^{2}}$ in partial fractions',
      answer: '-1/(3x) + 2/(3(2x - 3)) + 6/(2x - 3)^2',
    },
    { ask: 'Decompose 3/((1 + x)(2 + x^2)) into partial fractions', answer: '1/(1 + x) + (1 - x)/(2 + x^2)' },
    { ask: 'Express (x^3 + 2x)/(x^2 - 1) in partial fractions', answer: 'x + 3/(2(x - 1)) + 3/(2(x + 1))' },
  ],
  refused: ['Express 1/(x^3 + x + 1) in partial fractions'],
  near: ['Simplify (x^2 - 1)/(x - 1)', 'Integrate 1/(x(x + 1)) with respect to x'],
};
