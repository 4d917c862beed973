import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'curve-from-gradient',
  solved: [
    {
      ask: 'A curve has dy/dx = 3x^2 - 4 and passes through (2, 5). Find the equation of the curve.',
      answer: 'y = x^3 - 4x + 5',
    },
    {
      ask: 'A curve is such that dy/dx = 6x - 2 and passes through the point (1, 4). Find the equation of the curve.',
      answer: 'y = 3x^2 - 2x + 3',
    },
    { ask: '已知曲线满足 dy/dx = 2x + 1,且经过点 (0, 3),求曲线方程', answer: 'y = x^2 + x + 3' },
    {
      ask: 'A curve for which \\frac{dy}{dx} = \\frac{6}{\\sqrt{x}} passes through (4, 20). Find the equation of the curve.',
      answer: 'y = 12 sqrt(x) - 4',
    },
    {
      ask: "Given f'(x) = 4x^3 - 6x and the curve y = f(x) passes through (1, 0), find f(x)",
      answer: 'f(x) = x^4 - 3x^2 + 2',
    },
    {
      ask: 'The gradient of a curve is dy/dx = 8/(2x + 1)^2 and the curve passes through (0, 1). Find the equation of the curve.',
      answer: 'y = 5 - 4/(2x + 1)',
    },
    {
      ask: 'A curve has dy/dx = sqrt(4x + 1) and passes through (2, 5). Find its equation.',
      answer: 'y = (4x + 1)^(3/2)/6 + 1/2',
    },
    { ask: '曲线的斜率 dy/dx = e^(2x),曲线过点 (0, 2),求曲线的方程', answer: 'y = e^(2x)/2 + 3/2' },
    {
      ask: 'A curve has gradient dy/dx = 3/x^2 - 2 and passes through the point (3, -4). Find the equation of the curve.',
      answer: 'y = -3/x - 2x + 3',
    },
    {
      ask: 'A curve has dy/dx = cos 2x and passes through (π/4, 1). Find the equation of the curve.',
      answer: 'y = sin(2x)/2 + 1/2',
    },
  ],
  refused: [
    'A curve has dy/dx = e^(x^2) and passes through (0, 1). Find the equation of the curve.',
    'A curve has dy/dx = 1/x^2 and passes through (0, 1). Find the equation of the curve.',
  ],
  near: [
    'A curve has dy/dx = xy and passes through (0, 2). Find the equation of the curve.',
    'Find the equation of the line with gradient 3 through (1, 2)',
    'Find the tangent to y = x^2 at the point (1, 1)',
  ],
};
