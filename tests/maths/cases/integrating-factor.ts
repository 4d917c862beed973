import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'integrating-factor',
  solved: [
    { ask: 'Solve dy/dx + 2y = e^x', answer: 'y = e^x/3 + C e^(-2x)' },
    { ask: 'Find the general solution of dy/dx + y/x = x', answer: 'y = x^2/3 + C/x' },
    { ask: 'Solve \\frac{dy}{dx} + y = 2x given that y = 1 when x = 0', answer: 'y = 2x - 2 + 3e^(-x)' },
    { ask: '用积分因子解 dy/dx - 2y/x = x^3', answer: 'y = x^4/2 + C x^2' },
    { ask: 'Solve x dy/dx + 3y = x^2, given y = 1 when x = 1', answer: 'y = x^2/5 + 4/(5x^3)' },
    { ask: 'Solve dy/dx + 2xy = 4x', answer: 'y = 2 + C e^(-x^2)' },
    { ask: 'Solve dy/dx + y tan x = cos x', answer: 'y = (x + C) cos(x)' },
    { ask: '求微分方程 dy/dx + 3y = 6 的解,已知 x = 0 时 y = 5', answer: 'y = 2 + 3e^(-3x)' },
    { ask: 'Use an integrating factor to solve dy/dx - y = e^{x}', answer: 'y = (x + C) e^x' },
    { ask: 'Solve dy/dx + 2y/x = 1/x^2 given that y = 0 when x = 1', answer: 'y = 1/x - 1/x^2' },
    { ask: 'Solve dy/dx + y = sin x', answer: 'y = (sin(x) - cos(x))/2 + C e^(-x)' },
  ],
  refused: ['Solve dy/dx + y = ln x', 'Solve dy/dx + 2xy = 1'],
  near: ['Solve dy/dx = xy', "Solve y'' + 2y' = x", 'Solve dy/dx + y^2 = x'],
};
