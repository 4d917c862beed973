import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'second-order-equation',
  solved: [
    { ask: "Solve y'' - 3y' + 2y = 0", answer: 'y = A e^x + B e^(2x)' },
    { ask: 'Find the general solution of \\frac{d^2y}{dx^2} + 4y = 0', answer: 'y = A cos(2x) + B sin(2x)' },
    { ask: "求 y'' + 2y' + y = 0 的通解", answer: 'y = (A + Bx) e^(-x)' },
    {
      ask: 'Find the general solution of d^2y/dx^2 + 3 dy/dx + 2y = 4x',
      answer: 'y = A e^(-x) + B e^(-2x) + 2x - 3',
    },
    { ask: "Solve y'' - y = e^{2x}", answer: 'y = A e^x + B e^(-x) + e^(2x)/3' },
    { ask: "Solve y'' + y' - 2y = sin x", answer: 'y = A e^x + B e^(-2x) - 3/10 sin(x) - 1/10 cos(x)' },
    {
      ask: "Solve y'' + 2y' + 5y = 0 given y = 1 and y' = 1 when x = 0",
      answer: 'y = e^(-x)(cos(2x) + sin(2x))',
    },
    {
      ask: "Solve y'' - 4y' + 4y = 8, given that y = 3 and dy/dx = 3 when x = 0",
      answer: 'y = (1 + x) e^(2x) + 2',
    },
    { ask: "解微分方程 y'' - 5y' + 6y = 12", answer: 'y = A e^(2x) + B e^(3x) + 2' },
    { ask: "Find the general solution of y'' - 3y' + 2y = e^x", answer: 'y = A e^x + B e^(2x) - x e^x' },
    { ask: "Solve y'' + 4y = 8x^2", answer: 'y = A cos(2x) + B sin(2x) + 2x^2 - 1' },
    { ask: "Solve y'' + y = 2cos x", answer: 'y = A cos(x) + B sin(x) + x sin(x)' },
    {
      ask: 'Find x in terms of t: d^2x/dt^2 + 6 dx/dt + 9x = 0, given x = 2 and dx/dt = 0 when t = 0',
      answer: 'x = (2 + 6t) e^(-3t)',
    },
  ],
  refused: ["Solve y'' + x y = 0", "Solve y'' + y = ln x"],
  near: ['Solve x^2 - 3x + 2 = 0', "Solve y' + 2y = 0", 'Find d^2y/dx^2 for y = e^(2x)'],
};
