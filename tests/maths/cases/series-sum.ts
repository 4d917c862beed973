import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'series-sum',
  solved: [
    { ask: 'Find the sum of r^2 from r = 1 to n', answer: 'n*(n + 1)*(2*n + 1)/6' },
    { ask: 'Find $\\sum_{r=1}^{n} (2r + 3)$', answer: 'n*(n + 4)' },
    { ask: 'Find \\sum_{r=1}^{n} r(r + 1)', answer: 'n*(n + 1)*(n + 2)/3' },
    { ask: 'Find $\\sum_{r=1}^{n} r^2(r - 1)$ in terms of n', answer: 'n*(n - 1)*(n + 1)*(3*n + 2)/12' },
    { ask: '求 Σ_{r=1}^{n} (6r² - 2r)', answer: '2*n^2*(n + 1)' },
    { ask: '求 \\sum_{r=1}^{n} (r^3 + r)', answer: 'n*(n + 1)*(n^2 + n + 2)/4' },
    { ask: 'Find sum_{r=1}^{n} (3r^2 + 5r - 1)', answer: 'n*(n^2 + 4*n + 2)' },
    { ask: 'Evaluate $\\sum_{r=1}^{20} r^3$', answer: '44100' },
    { ask: 'Evaluate \\sum_{r=1}^{30} (r^2 + 2r)', answer: '10385' },
    { ask: 'Find $\\sum_{r=n+1}^{2n} r^2$', answer: 'n*(2*n + 1)*(7*n + 1)/6' },
    { ask: 'Evaluate $\\sum_{r=10}^{20} (4r - 1)$', answer: '649' },
    { ask: 'Find $\\sum_{r=1}^{2n} r$', answer: 'n*(2*n + 1)' },
    { ask: 'Find the sum of r(r+1)(r+2) from r = 1 to n', answer: 'n*(n + 1)*(n + 2)*(n + 3)/4' },
  ],
  refused: ['Find $\\sum_{r=1}^{n} (ar + b)$', 'Evaluate $\\sum_{r=20}^{10} r^2$'],
  near: [
    'Find $\\sum_{r=1}^{n} \\frac{1}{r(r+1)}$',
    'Find the sum of the first 20 terms of the arithmetic series 3 + 7 + 11 + ...',
    'Find \\sum_{r=1}^{n} 2^r',
  ],
};
