import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'polynomial-roots',
  solved: [
    { ask: 'The roots of x^3 - 6x^2 + 11x - 5 = 0 are α, β, γ. Find α² + β² + γ²', answer: '14' },
    { ask: 'The equation 2x^2 - 5x + 7 = 0 has roots α and β. Find α^2 + β^2', answer: '-3/4' },
    { ask: 'The equation x^3 + 2x^2 - 3x + 4 = 0 has roots α, β and γ. Find 1/α + 1/β + 1/γ', answer: '3/4' },
    { ask: '方程 x³ - 2x + 5 = 0 的根为 α, β, γ，求 α³ + β³ + γ³', answer: '-15' },
    { ask: '设方程 x² - 3x + 1 = 0 的两根为 α, β，求 α² + β²', answer: '7' },
    {
      ask: 'The cubic equation $3x^3 - 6x^2 + 4x - 1 = 0$ has roots $\\alpha, \\beta, \\gamma$. Find $\\alpha\\beta + \\beta\\gamma + \\gamma\\alpha$',
      answer: '4/3',
    },
    {
      ask: 'The quartic equation x^4 - 2x^3 + 3x^2 - x + 5 = 0 has roots α, β, γ, δ. Find α^2 + β^2 + γ^2 + δ^2',
      answer: '-2',
    },
    { ask: 'The equation x^2 + 4x - 3 = 0 has roots α and β. Find (α - β)^2', answer: '28' },
    { ask: 'The roots of x^3 - 4x^2 + x + 3 = 0 are α, β, γ. Find (α + 1)(β + 1)(γ + 1)', answer: '3' },
    {
      ask: 'The cubic equation x^3 - 3x^2 + 4x + 1 = 0 has roots α, β, γ. Find the value of α²β + β²γ + γ²α + αβ² + βγ² + γα²',
      answer: '15',
    },
    { ask: 'The equation 3x^2 - 4x + 2 = 0 has roots α and β. Find α/β + β/α', answer: '2/3' },
    { ask: '已知方程 2x³ + x² - 3x + 5 = 0 的根为 α, β, γ，求 1/(αβ) + 1/(βγ) + 1/(γα) 的值', answer: '1/5' },
    { ask: 'The roots of the equation x^3 - x + 2 = 0 are α, β, γ. Find α⁴ + β⁴ + γ⁴', answer: '2' },
  ],
  refused: [
    'The equation x^3 + 2x^2 - 3x = 0 has roots α, β and γ. Find 1/α + 1/β + 1/γ',
    'The roots of x^3 + px^2 - 2x + 1 = 0 are α, β, γ. Find α² + β² + γ²',
    'The equation x^2 + 4x - 3 = 0 has roots α and β. Find α - 2β',
  ],
  near: [
    'Find the roots of x^2 - 5x + 6 = 0',
    'Solve x^3 - 6x^2 + 11x - 6 = 0',
    'The roots of x^3 - 4x^2 + x + 3 = 0 are α, β, γ. Find the equation whose roots are 2α, 2β, 2γ',
  ],
};
