import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'circle',
  solved: [
    {
      ask: 'Find the centre and radius of the circle x^2 + y^2 - 6x + 4y - 12 = 0',
      answer: 'centre (3, -2), radius 5',
    },
    {
      ask: 'Find the equation of the circle with centre (2, -1) and radius 3',
      answer: '(x - 2)^2 + (y + 1)^2 = 9',
    },
    { ask: '求圆 x² + y² + 8x - 2y + 8 = 0 的圆心和半径', answer: 'centre (-4, 1), radius 3' },
    {
      ask: 'Find the equation of the circle with diameter AB where A(1, 2) and B(7, 10)',
      answer: '(x - 4)^2 + (y - 6)^2 = 25',
    },
    { ask: 'Find the radius of the circle x^2 + y^2 - 2x + 6y = 10', answer: 'sqrt(20)' },
    {
      ask: 'Find the centre and radius of (x - 5)^2 + (y + 2)^2 = 18',
      answer: 'centre (5, -2), radius 3sqrt(2)',
    },
    { ask: '求圆心为 (3, 4) 且过原点的圆的方程', answer: '(x - 3)^2 + (y - 4)^2 = 25' },
    {
      ask: 'Find the equation of the circle with centre (1, 1) passing through (4, 5)',
      answer: '(x - 1)^2 + (y - 1)^2 = 25',
    },
    {
      ask: 'Find the centre and radius of the circle 2x^2 + 2y^2 - 8x + 12y + 8 = 0',
      answer: 'centre (2, -3), radius 3',
    },
    {
      ask: 'Find the equation of the tangent to the circle x^2 + y^2 = 25 at the point (3, 4)',
      answer: '3x + 4y = 25',
    },
    {
      ask: 'Find the equation of the circle through the points (0, 0), (6, 0) and (0, 8)',
      answer: '(x - 3)^2 + (y - 4)^2 = 25',
    },
  ],
  refused: [
    'Find the centre and radius of the circle x^2 + y^2 + 2x + 4y + 10 = 0',
    'Find the equation of the tangent to the circle x^2 + y^2 = 25 at the point (3, 5)',
  ],
  near: ['Find the equation of the tangent to y = x^2 at x = 1', 'Sketch the circle x^2 + y^2 = 4'],
};
