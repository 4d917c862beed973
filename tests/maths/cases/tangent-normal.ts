import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'tangent-normal',
  solved: [
    { ask: 'Find the equation of the tangent to y = x^2 at x = 3', answer: 'y = 6x - 9' },
    {
      ask: 'Find the equation of the normal to the curve y = x^2 - 4x + 5 at the point (3, 2)',
      answer: 'y = -x/2 + 7/2',
    },
    { ask: '求曲线 y = x³ - 2x 在 x = 1 处的切线方程', answer: 'y = x - 2' },
    { ask: 'Find the tangent to y = \\sqrt{x} at the point where x = 4', answer: 'y = x/4 + 1' },
    { ask: 'Find the equation of the normal to y = 1/x at x = 2', answer: 'y = 4x - 15/2' },
    { ask: 'Find the equation of the tangent to the curve y = e^{2x} at x = 0', answer: 'y = 2x + 1' },
    { ask: '求曲线 y = ln x 在点 (1, 0) 处的法线方程', answer: 'y = -x + 1' },
    { ask: 'Find the equation of the tangent to y = sin x at x = π/3', answer: 'y = x/2 + sqrt(3)/2 - pi/6' },
    { ask: 'Find the equation of the normal to y = x^2 + 1 at x = 0', answer: 'x = 0' },
    { ask: 'Find the equation of the tangent to y = (2x - 1)^3 at x = 1', answer: 'y = 6x - 5' },
    { ask: 'Find the tangent to y = x ln x at x = e', answer: 'y = 2x - e' },
    { ask: 'Find the equation of the tangent to the curve y = x^2 - 4x + 5 at x = 2', answer: 'y = 1' },
    { ask: 'f(x)=x^3-3x. Find the tangent at x=2', answer: 'y = 9x - 16' },
    { ask: 'f(x)=x^3-3x. Find the normal at x=2', answer: 'y = -x/9 + 20/9' },
    { ask: '已知 f(x)=x^3-3x，求曲线在 x=2 处的切线方程', answer: 'y = 9x - 16' },
    { ask: 'Find the equation of the tangent to x^2 - 3x at x = 2', answer: 'y = x - 4' },
  ],
  refused: [
    'Find the equation of the tangent to y = x^2 at the point (3, 8)',
    'Find the equation of the tangent to y = ln x at x = -1',
  ],
  near: [
    'Find the tangent to x^2+y^2=25 at (3,4)',
    'Find the gradient of the line 3x + 2y = 6',
    'Differentiate y = x^2',
    'Find the equation of the line through (1, 2) and (3, 8)',
  ],
};
