import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'area',
  solved: [
    { ask: 'Find the area under the curve y = x^2 from x = 0 to x = 3', answer: '9' },
    { ask: 'Find the area enclosed by y = x^2 and y = 2x', answer: '4/3' },
    { ask: '求曲线 y = 4 - x² 与 x 轴所围成的面积', answer: '32/3' },
    { ask: 'Find the area of the region bounded by y = e^x, the x-axis, x = 0 and x = 2', answer: 'e^2 - 1' },
    { ask: 'Find the area between the curves y = x^2 and y = x^3', answer: '1/12' },
    { ask: 'Find the total area enclosed between y = x^3 - x and the x-axis', answer: '1/2' },
    { ask: '求 y = x² - 4x + 5 与直线 y = 5 之间的面积', answer: '32/3' },
    {
      ask: 'Find the area of the region enclosed by the curve y = \\sqrt{x} and the line y = x/2',
      answer: '4/3',
    },
    { ask: 'Find the area bounded by y = sin x and the x-axis between x = 0 and x = π', answer: '2' },
    { ask: 'Find the area between y = x^2 - 1 and the x-axis from x = 0 to x = 2', answer: '2' },
    { ask: 'Find the area enclosed by the curve y = 6x - x^2 and the line y = 2x', answer: '32/3' },
  ],
  refused: ['Find the area enclosed by y = x^2 + 1 and y = x'],
  near: [
    'Find the area of a circle of radius 3',
    'Evaluate ∫_0^3 x^2 dx',
    'Find the volume when the region under y = x^2 from x = 0 to x = 3 is rotated about the x-axis',
  ],
};
