import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'differentiate-implicit',
  solved: [
    { ask: 'Find dy/dx given x^2 + y^2 = 25', answer: 'dy/dx = -x/y' },
    { ask: 'Given x^2 + xy + y^2 = 7, find \\frac{dy}{dx}', answer: 'dy/dx = -(2x + y)/(x + 2y)' },
    { ask: 'Find dy/dx in terms of x and y if x^3 + y^3 = 6xy', answer: 'dy/dx = (2y - x^2)/(y^2 - 2x)' },
    { ask: '隐函数求导:x² - 3xy + 2y² = 5,求 dy/dx', answer: 'dy/dx = (3y - 2x)/(4y - 3x)' },
    { ask: 'Given that e^y + x y = 3, find dy/dx', answer: 'dy/dx = -y/(e^y + x)' },
    { ask: 'Find dy/dx by implicit differentiation: sin y = x^2', answer: 'dy/dx = 2x/cos(y)' },
    { ask: '已知 x ln y + y = 4,求 dy/dx', answer: 'dy/dx = -y ln(y)/(x + y)' },
    { ask: 'Find the gradient of the curve x^2 + 2y^2 = 9 at the point (1, 2)', answer: '-1/4' },
    { ask: 'The curve x^3 + y^3 = 9. Find the gradient at (1, 2).', answer: '-1/4' },
    { ask: '曲线 x² + xy + y² = 3,求在点 (1, 1) 处的 dy/dx', answer: 'dy/dx = -1' },
    { ask: 'Find dy/dx for y^2 = 4x', answer: 'dy/dx = 2/y' },
    { ask: 'Given 2x^2 - y^2 + 3x = 1, find dy/dx', answer: 'dy/dx = (4x + 3)/(2y)' },
  ],
  refused: ['Find the gradient of the curve x^2 + y^2 = 25 at the point (1, 2)'],
  near: [
    'Find dy/dx when y = x^2 + 3',
    'Solve x^2 + y^2 = 25 and y = x + 1',
    'Given dy/dx = x/y, solve the differential equation',
  ],
};
