import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'method-of-differences',
  solved: [
    { ask: 'Find $\\sum_{r=1}^{n} \\frac{1}{r(r+1)}$', answer: 'n/(n + 1)' },
    {
      ask: 'Use the method of differences to find $\\sum_{r=1}^{n} \\frac{2}{r(r+2)}$',
      answer: 'n*(3*n + 5)/(2*(n + 1)*(n + 2))',
    },
    { ask: 'Find \\sum_{r=1}^{n} \\frac{1}{(2r-1)(2r+1)}', answer: 'n/(2*n + 1)' },
    { ask: '用裂项相消法求 Σ_{r=1}^{n} 1/((r+1)(r+2))', answer: 'n/(2*(n + 2))' },
    { ask: '求 \\sum_{r=1}^{n} \\frac{1}{r(r+1)(r+2)}', answer: 'n*(n + 3)/(4*(n + 1)*(n + 2))' },
    { ask: 'Find sum_{r=1}^{n} 1/((3r-1)(3r+2))', answer: 'n/(2*(3*n + 2))' },
    {
      ask: 'Use the method of differences to find $\\sum_{r=2}^{n} \\frac{1}{r^2 - 1}$',
      answer: '(n - 1)*(3*n + 2)/(4*n*(n + 1))',
    },
    { ask: 'Find $\\sum_{r=1}^{n} \\frac{4}{(4r-3)(4r+1)}$', answer: '4*n/(4*n + 1)' },
    {
      ask: 'Find the sum of 1/(r(r+3)) from r = 1 to n',
      answer: 'n*(11*n^2 + 48*n + 49)/(18*(n + 1)*(n + 2)*(n + 3))',
    },
    { ask: 'Find $\\sum_{r=1}^{\\infty} \\frac{1}{r(r+1)}$', answer: '1' },
    { ask: 'Find the sum to infinity $\\sum_{r=1}^{\\infty} \\frac{1}{(2r-1)(2r+1)}$', answer: '1/2' },
    { ask: '求 $\\sum_{r=1}^{\\infty} \\frac{2}{r(r+2)}$', answer: '3/2' },
  ],
  refused: [
    'Find $\\sum_{r=1}^{n} \\frac{1}{r}$',
    'Find $\\sum_{r=1}^{n} \\frac{1}{r^2}$',
    'Find $\\sum_{r=1}^{n} \\frac{1}{r(r-1)}$',
  ],
  near: ['Find $\\sum_{r=1}^{n} (2r + 3)$', 'Express 1/(x(x+1)) in partial fractions'],
};
