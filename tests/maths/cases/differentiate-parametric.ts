import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-parametric',
  solved: [
    { ask: 'Given x = t^2, y = t^3, find dy/dx in terms of t', answer: 'dy/dx = 3t/2' },
    { ask: 'x = 2t + 1, y = t^2 - 3t. Find \\frac{dy}{dx}', answer: 'dy/dx = (2t - 3)/2' },
    { ask: '参数方程 x = 3cos t, y = 2sin t,求 dy/dx', answer: 'dy/dx = -2cos(t)/(3 sin(t))' },
    { ask: 'A curve has parametric equations x = e^t, y = e^{2t} + 1. Find dy/dx.', answer: 'dy/dx = 2e^t' },
    {
      ask: 'The parametric equations of a curve are x = \\ln t, y = t^2 + 1/t. Find dy/dx in terms of t.',
      answer: 'dy/dx = 2t^2 - 1/t',
    },
    { ask: 'Given x = t - 1/t and y = t + 1/t, find dy/dx', answer: 'dy/dx = (t^2 - 1)/(t^2 + 1)' },
    { ask: 'Find dy/dx when x = 2θ - sin θ, y = 1 - cos θ', answer: 'dy/dx = sin(theta)/(2 - cos(theta))' },
    { ask: 'x = t^2 + 1, y = t^3 - t. Find the gradient of the curve when t = 2', answer: '11/4' },
    { ask: '已知 x = sin t, y = cos 2t,求 dy/dx', answer: 'dy/dx = -4 sin(t)' },
    { ask: 'A curve is given by x = 4t, y = 4/t. Find dy/dx at t = 2.', answer: '-1/4' },
    { ask: 'x = te^t, y = t^2. Find dy/dx', answer: 'dy/dx = 2t/(e^t (1 + t))' },
  ],
  refused: ['Given x = 3, y = t^2, find dy/dx'],
  near: ['Find dy/dx when y = t^2', 'Solve x = 2y + 1, y = x^2 - 3', 'Find dy/dx given x^2 + y^2 = 25'],
};
