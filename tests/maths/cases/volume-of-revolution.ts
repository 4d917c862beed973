import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'volume-of-revolution',
  solved: [
    {
      ask: 'The region under y = x^2 from x = 0 to x = 2 is rotated through 360° about the x-axis. Find the volume.',
      answer: '32π/5',
    },
    {
      ask: 'Find the volume of revolution when y = sqrt(x) between x = 0 and x = 4 is rotated about the x-axis',
      answer: '8π',
    },
    { ask: '求曲线 y = 1/x 在 x = 1 到 x = 3 之间绕 x 轴旋转一周所得的体积', answer: '2π/3' },
    {
      ask: 'Find the volume generated when the region bounded by y = e^x, x = 0, x = 1 and the x-axis is rotated completely about the x-axis',
      answer: 'π(e^2 - 1)/2',
    },
    {
      ask: 'The region bounded by y = x^2, the y-axis, y = 0 and y = 4 is rotated about the y-axis. Find the volume.',
      answer: '8π',
    },
    {
      ask: 'Find the volume when the region enclosed by y = x and y = x^2 is rotated about the x-axis',
      answer: '2π/15',
    },
    {
      ask: 'Find the volume of the solid formed when y = sin x, 0 ≤ x ≤ π, is rotated about the x-axis',
      answer: 'π^2/2',
    },
    { ask: '求 y = x² + 1 从 x = 0 到 x = 1 绕 x 轴旋转的体积', answer: '28π/15' },
    {
      ask: 'Find the volume when the curve y = 2x + 1 between x = 0 and x = 3 is rotated through 2π radians about the x-axis',
      answer: '57π',
    },
    {
      ask: 'Find the volume when y = sqrt(x - 1) from y = 0 to y = 2 is rotated about the y-axis',
      answer: '206π/15',
    },
  ],
  refused: ['Find the volume when y = x^2 is rotated about the x-axis'],
  near: [
    'Find the area under y = x^2 from x = 0 to x = 2',
    'Find the volume of a sphere of radius 3',
    'Evaluate π ∫_0^2 x^4 dx',
  ],
};
