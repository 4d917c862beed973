import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'arc-length',
  solved: [
    { ask: 'Find the length of the curve y = (2/3) x^(3/2) from x = 0 to x = 3', answer: '14/3' },
    { ask: 'Find the arc length of y = cosh x between x = 0 and x = 1', answer: 'sinh(1)' },
    { ask: '求曲线 y = x^2/2 - (ln x)/4 从 x = 1 到 x = 2 的弧长', answer: '3/2 + 1/4 ln(2)' },
    { ask: 'Find the arc length of the curve y = x^3/3 + 1/(4x) from x = 1 to x = 2', answer: '59/24' },
    {
      ask: 'Find the length of the curve with parametric equations x = 3t^2, y = t^3 - 3t for 0 ≤ t ≤ 1',
      answer: '4',
    },
    { ask: 'Find the arc length of x = cos t, y = sin t from t = 0 to t = π/2', answer: 'π/2' },
    {
      ask: 'Find the length of the curve x = e^t cos t, y = e^t sin t for 0 ≤ t ≤ 1',
      answer: 'sqrt(2)(e - 1)',
    },
    { ask: '求参数曲线 x = t^2, y = t^3/3 - t 在 0 ≤ t ≤ 3 的弧长', answer: '12' },
    { ask: 'Find the length of the line y = 3x + 1 from x = 0 to x = 2', answer: '2 sqrt(10)' },
    { ask: 'Find the length of the curve y = ln(cos x) from x = 0 to x = π/4', answer: 'ln(1 + sqrt(2))' },
  ],
  refused: ['Find the arc length of y = x^3 from x = 0 to x = 1'],
  near: [
    'Find the length of the arc of a circle of radius 5 with angle 1.2 radians',
    'Find the area under y = x^2 from x = 0 to x = 1',
  ],
};
