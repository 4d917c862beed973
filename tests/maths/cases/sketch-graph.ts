import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'sketch-graph',
  solved: [
    {
      ask: 'Sketch the graph of y = x^2 - 4, showing the coordinates of the points where it crosses the axes.',
      answer: '(-2, 0), (0, -4), (2, 0)',
    },
    {
      ask: 'Sketch the curve with equation $y=\\frac{x+1}{x-2}$, stating the equations of the asymptotes.',
      answer: '(-1, 0), (0, -1/2)',
    },
    { ask: '画出 y = x^2 - 4x + 3 的图像，并标出与坐标轴的交点坐标', answer: '(0, 3), (1, 0), (3, 0)' },
    { ask: 'Sketch the graph of y = |2x - 3|', answer: '(0, 3), (3/2, 0)' },
  ],
  refused: ['Sketch y = sin x', 'Sketch y = (x^2 - 1)/(x - 1)', 'Sketch y = tan x for 0 <= x <= 2pi'],
  near: [
    'Sketch, on the same diagram, the graphs of y = x and y = x^2',
    'Sketch y = k x^2',
    'Sketch the graph of y = x^2 - 4 and state the range',
    'Sketch the region y < x^2',
    'Find the asymptotes of y = (x+1)/(x-2)',
    'Sketch the velocity-time graph of v = 3t for 0 <= t <= 4',
    '在同一坐标系中画出 y = x 和 y = x^2 的图像',
    'Sketch the graph of the inverse of y = x^3',
  ],
};
