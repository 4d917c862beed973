import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'straight-line',
  solved: [
    { ask: 'Find the equation of the line through (1, 2) and (3, 8)', answer: 'y = 3x - 1' },
    { ask: 'Find the gradient of the line joining (2, -1) and (6, 7)', answer: '2' },
    { ask: '求点 (1, 4) 和 (5, -2) 的中点', answer: '(3, 1)' },
    { ask: 'Find the distance between (1, 2) and (4, 6)', answer: '5' },
    { ask: 'Find the equation of the perpendicular bisector of A(2, 3) and B(6, 5)', answer: 'y = 12 - 2x' },
    { ask: '求过点 (2, -3) 且斜率为 4 的直线方程', answer: 'y = 4x - 11' },
    {
      ask: 'Find the equation of the line through (4, 1) perpendicular to y = 2x + 3',
      answer: 'y = 3 - x/2',
    },
    {
      ask: 'Find the equation of the line parallel to 3x + 2y = 5 passing through (2, 4)',
      answer: '3x + 2y = 14',
    },
    { ask: 'Find the midpoint of (-3, 5) and (7, 2)', answer: '(2, 7/2)' },
    { ask: '求线段 AB 的垂直平分线方程，其中 A(-1, 4)，B(3, -2)', answer: '3y = 2x + 1' },
    {
      ask: 'Find the equation of the line with gradient -1/2 through the point (6, 1)',
      answer: 'x + 2y = 8',
    },
    { ask: 'Find the length of the line segment joining (-2, 3) and (1, -1)', answer: '5' },
    { ask: 'Find the equation of the line through (2, 5) and (2, -3)', answer: 'x = 2' },
  ],
  refused: ['Find the equation of the line through (1, 2) and (1, 2)'],
  near: [
    'Find the equation of the tangent to y = x^2 at x = 1',
    'Find the equation of the line through (1, 2, 3) and (4, 5, 6)',
  ],
};
