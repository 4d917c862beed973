import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'gradient-at',
  solved: [
    { ask: 'Find the gradient of y = x^2 at x = 3', answer: '6' },
    { ask: 'Find the gradient of the curve y = x^3 - 2x at the point (1, -1)', answer: '1' },
    { ask: 'Find the gradient of the curve y = sqrt(x) at the point where x = 4', answer: '1/4' },
    { ask: '求曲线 y = x³ 在 x = 2 处的斜率', answer: '12' },
    { ask: 'Find the gradient of y = ln x when x = 5', answer: '1/5' },
    { ask: 'Calculate the gradient of y = e^(2x) at x = 0', answer: '2' },
    { ask: 'Find the gradient of the tangent to y = 1/x at x = 2', answer: '-1/4' },
    { ask: 'Find the slope of y = sin x at x = π/3', answer: '1/2' },
    { ask: 'Find the gradient of the curve y = (2x - 1)^3 at x = 1', answer: '6' },
    { ask: "Find f'(2) if f(x) = x^3 - x", answer: '11' },
    { ask: '求 y = x^2 在 x = 3 处的导数', answer: '6' },
    { ask: 'Find dy/dx at x = 2 when y = x^3', answer: '12' },
    { ask: "Given f(x) = 1/x, find f'(2)", answer: '-1/4' },
  ],
  refused: ['Find the gradient of y = x^2 at the point (1, 5)', 'Find the gradient of y = ln x at x = -1'],
  near: [
    'Find the second derivative of y = x^3 at x = 2',
    "Given g(x) = x^2, find f'(2)",
    'Find the gradient of the line joining (1, 2) and (3, 6)',
    'Find the equation of the tangent to y = x^2 at x = 1',
    'Differentiate y = x^2',
  ],
};
