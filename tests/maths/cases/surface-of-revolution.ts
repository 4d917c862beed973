import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'surface-of-revolution',
  solved: [
    {
      ask: 'Find the area of the surface generated when y = 2 sqrt(x), 0 ≤ x ≤ 3, is rotated about the x-axis',
      answer: '56π/3',
    },
    {
      ask: 'The curve y = cosh x from x = 0 to x = 1 is rotated about the x-axis. Find the surface area.',
      answer: 'π(1 + sinh(1) cosh(1))',
    },
    {
      ask: 'Find the surface area when y = x^3 between x = 0 and x = 1 is rotated about the x-axis',
      answer: 'π(10 sqrt(10) - 1)/27',
    },
    {
      ask: 'Find the area of the surface of revolution when the curve x = cos t, y = sin t, 0 ≤ t ≤ π, is rotated about the x-axis',
      answer: '4π',
    },
    { ask: '求 y = 3x 从 x = 0 到 x = 2 绕 x 轴旋转所得旋转面的面积', answer: '12π sqrt(10)' },
    {
      ask: 'Find the surface area generated when x = t^2, y = 2t, 0 ≤ t ≤ 1 is rotated about the x-axis',
      answer: '8π(2 sqrt(2) - 1)/3',
    },
    {
      ask: 'Find the surface area when y = x^3/3, 0 ≤ x ≤ 1 is rotated completely about the x-axis',
      answer: 'π(2 sqrt(2) - 1)/9',
    },
    { ask: '求曲线 y = sqrt(x) 在 0 ≤ x ≤ 2 上绕 x 轴旋转的表面积', answer: '13π/3' },
    {
      ask: 'Find the area of the surface formed by rotating y = sqrt(4 - x^2), 0 ≤ x ≤ 1, about the x-axis',
      answer: '4π',
    },
  ],
  refused: ['Find the surface area when y = x^3 is rotated about the x-axis'],
  near: [
    'Find the surface area of a sphere of radius 3',
    'Find the volume when y = x^3 between x = 0 and x = 1 is rotated about the x-axis',
  ],
};
