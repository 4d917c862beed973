import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'separable-equation',
  solved: [
    {
      ask: 'Solve the differential equation dy/dx = xy, given that y = 2 when x = 0',
      answer: 'y = 2e^(x^2/2)',
    },
    { ask: 'Solve dy/dx = 2x(y + 1) given y = 0 when x = 0', answer: 'y = e^(x^2) - 1' },
    { ask: 'Find the general solution of \\frac{dy}{dx} = 3y', answer: 'y = A e^(3x)' },
    { ask: '解微分方程 dy/dx = x/y,已知 x = 0 时 y = 3', answer: 'y = sqrt(x^2 + 9)' },
    { ask: 'Solve dy/dx = y^2 given that y = 1 when x = 0', answer: 'y = 1/(1 - x)' },
    { ask: 'Solve the differential equation dy/dx = e^{x - y} with y = 0 at x = 0', answer: 'y = x' },
    {
      ask: 'Given that dN/dt = -0.5N and N = 100 when t = 0, find N in terms of t',
      answer: 'N = 100e^(-t/2)',
    },
    { ask: '求微分方程 dy/dx = y cos x 的通解', answer: 'y = A e^(sin(x))' },
    { ask: 'Solve x dy/dx = 2y given that y = 3 when x = 1', answer: 'y = 3x^2' },
    { ask: 'Solve (x + 1) dy/dx = y, given that y = 4 when x = 1', answer: 'y = 2x + 2' },
    { ask: 'Solve dy/dx = y(1 - y) given that y = 1/2 when x = 0', answer: 'y = e^x/(1 + e^x)' },
    { ask: 'Solve dy/dx = 1 + y^2, y = 0 when x = 0', answer: 'y = tan(x)' },
  ],
  refused: ['Solve dy/dx = sin(x^2) y', 'Solve dy/dx = xy given that y = 2'],
  near: ['Solve dy/dx + 2y = x', 'Find dy/dx when y = 3x', "Solve y'' + 3y' + 2y = 0"],
};
