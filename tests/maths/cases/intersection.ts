import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'intersection',
  solved: [
    { ask: 'Find the points of intersection of y = 2x - 1 and y = x^2 - 4', answer: '(3, 5), (-1, -3)' },
    {
      ask: 'Find the coordinates of the points where the line y = x + 1 meets the circle x^2 + y^2 = 25',
      answer: '(3, 4), (-4, -3)',
    },
    { ask: '求直线 y = 3x - 2 与曲线 y = x² 的交点坐标', answer: '(1, 1), (2, 4)' },
    { ask: 'Find the point of intersection of the lines y = 2x + 1 and y = 7 - x', answer: '(2, 5)' },
    {
      ask: 'Find the points of intersection of the curve y = 6/x and the line y = x + 1',
      answer: '(2, 3), (-3, -2)',
    },
    {
      ask: 'Find the coordinates of the points of intersection of the line x + y = 5 and the curve xy = 6',
      answer: '(2, 3), (3, 2)',
    },
    { ask: '求两直线 2x + 3y = 12 与 x - y = 1 的交点', answer: '(3, 2)' },
    { ask: 'Find the points of intersection of y = x^2 - 2x and y = x', answer: '(0, 0), (3, 3)' },
    { ask: 'Find where the curve y = x^2 - x - 6 meets the x-axis', answer: '(3, 0), (-2, 0)' },
    {
      ask: 'Find the points of intersection of the line y = x + 5 and the circle x^2 + y^2 = 4',
      answer: 'none',
    },
    { ask: 'Find the x-intercepts of y = x^2-5x+6', answer: '(2, 0), (3, 0)' },
    { ask: 'Find the y-intercept of y = 2x+3', answer: '(0, 3)' },
    { ask: '求 y = x^2 - 4 与 x 轴的交点', answer: '(-2, 0), (2, 0)' },
    { ask: 'Where does y = x+1 meet y = x^2 - 1', answer: '(-1, 0), (2, 3)' },
    { ask: 'Where does the curve y = x^2 - 9 cross the x-axis', answer: '(-3, 0), (3, 0)' },
  ],
  refused: ['Find the point of intersection of the lines y = 2x + 1 and y = 2x + 1'],
  near: ['Solve y = 2x - 1 and y = x^2 - 4', 'Find the area enclosed between y = x^2 and y = x'],
};
