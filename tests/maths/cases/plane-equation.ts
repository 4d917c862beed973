import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'plane-equation',
  solved: [
    {
      ask: 'Find the equation of the plane through the points A(1, 0, 0), B(0, 2, 0) and C(0, 0, 3)',
      answer: '6x + 3y + 2z = 6',
    },
    {
      ask: 'Find the cartesian equation of the plane containing the points (1, 2, 3), (2, 0, 1) and (4, 1, -1)',
      answer: '6x - 2y + 5z = 17',
    },
    {
      ask: 'Find the equation of the plane through (2, -1, 4) with normal vector 3i + j - 2k',
      answer: '3x + y - 2z = -3',
    },
    { ask: '求过点 A(1, 1, 1)、B(2, 3, 1) 和 C(0, 1, 4) 的平面方程', answer: '6x - 3y + 2z = 5' },
    { ask: '求过点 (3，0，-2) 且法向量为 (1，-4，2) 的平面方程', answer: 'x - 4y + 2z = -1' },
    {
      ask: 'Find the equation of the plane through the point (1, 3, 2) perpendicular to the line r = (0, 1, 1) + t(2, -1, 3)',
      answer: '2x - y + 3z = 5',
    },
    {
      ask: 'Find the equation of the plane through the point (5, 1, 0) parallel to the plane 2x - 3y + z = 4',
      answer: '2x - 3y + z = 7',
    },
    {
      ask: 'Find the cartesian equation of the plane r = (1, 0, 2) + s(1, 1, 0) + t(0, 2, 1)',
      answer: 'x - y + 2z = 5',
    },
    {
      ask: 'Find the cartesian equation of the plane r = i + 2j - k + λ(2i - j + k) + μ(i + 3k)',
      answer: '3x + 5y - z = 14',
    },
    {
      ask: 'Find the cartesian equation of the plane containing the point (2, 1, 1) and the line r = (0, 1, 3) + t(1, 2, -1)',
      answer: 'x + z = 3',
    },
    {
      ask: 'A plane passes through the points P(2, 0, 1), Q(3, 1, 1) and R(2, 2, 5). Find the equation of the plane',
      answer: '2x - 2y + z = 5',
    },
    {
      ask: 'Find the cartesian equation of the plane containing the lines r = (1, 0, 2) + s(1, 1, 0) and r = (1, 0, 2) + t(0, 2, 1)',
      answer: 'x - y + 2z = 5',
    },
  ],
  refused: [
    'Find the equation of the plane through the points (1, 1, 1), (2, 2, 2) and (3, 3, 3)',
    'Find the cartesian equation of the plane r = (1, 0, 2) + s(1, 1, 0) + t(2, 2, 0)',
  ],
  near: [
    'Find the equation of the line through the points (1, 0, 0) and (0, 2, 0)',
    'Find the distance from the point (3, 4, 5) to the plane x + 2y + 2z = 6',
    'Find the line of intersection of the planes x + y + z = 1 and x - y = 2',
  ],
};
