import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'transformed-roots',
  solved: [
    {
      ask: 'The roots of x^3 - 4x^2 + x + 3 = 0 are α, β, γ. Find the equation whose roots are 2α, 2β, 2γ',
      answer: 'y^3 - 8y^2 + 4y + 24 = 0',
    },
    {
      ask: 'The roots of x^3 + 3x^2 - 2x + 1 = 0 are α, β, γ. Find the equation whose roots are α + 1, β + 1, γ + 1',
      answer: 'y^3 - 5y + 5 = 0',
    },
    {
      ask: 'The equation 2x^3 - x^2 + 3x + 4 = 0 has roots α, β, γ. Find a cubic equation with roots 1/α, 1/β, 1/γ',
      answer: '4y^3 + 3y^2 - y + 2 = 0',
    },
    {
      ask: '方程 x³ - x² + 2x - 3 = 0 的根为 α, β, γ，求以 α², β², γ² 为根的方程',
      answer: 'y^3 + 3y^2 - 2y - 9 = 0',
    },
    {
      ask: 'The equation x^2 - 3x + 7 = 0 has roots α and β. Find the quadratic equation with roots α² and β²',
      answer: 'y^2 + 5y + 49 = 0',
    },
    {
      ask: 'The cubic equation $x^3 + 2x^2 - 5x + 1 = 0$ has roots $\\alpha, \\beta, \\gamma$. Find the cubic equation whose roots are $3\\alpha - 1, 3\\beta - 1, 3\\gamma - 1$',
      answer: 'y^3 + 9y^2 - 30y - 11 = 0',
    },
    {
      ask: 'The equation x^4 - 2x^3 + x - 3 = 0 has roots α, β, γ, δ. Find a quartic equation with roots α - 2, β - 2, γ - 2, δ - 2',
      answer: 'y^4 + 6y^3 + 12y^2 + 9y - 1 = 0',
    },
    { ask: '设方程 x² + 5x + 3 = 0 的两根为 α, β，求以 2/α, 2/β 为根的方程', answer: '3y^2 + 10y + 4 = 0' },
    {
      ask: 'The roots of 2x^3 - 3x + 5 = 0 are α, β, γ. Find the equation whose roots are \\frac{\\alpha + 1}{\\alpha}, \\frac{\\beta + 1}{\\beta}, \\frac{\\gamma + 1}{\\gamma}',
      answer: '5y^3 - 18y^2 + 21y - 6 = 0',
    },
    {
      ask: 'The equation 3x^2 - 4x + 2 = 0 has roots α and β. Find the quadratic equation whose roots are α/2, β/2',
      answer: '6y^2 - 4y + 1 = 0',
    },
  ],
  refused: [
    'The equation x^3 + 2x^2 - 3x = 0 has roots α, β and γ. Find a cubic equation with roots 1/α, 1/β, 1/γ',
    'The roots of x^3 - 4x^2 + x + 3 = 0 are α, β, γ. Find the equation whose roots are α, 2β, γ',
  ],
  near: [
    'The equation 2x^2 - 5x + 7 = 0 has roots α and β. Find α^2 + β^2',
    'Find the equation of the circle with centre (1, 2) and radius 3',
  ],
};
