import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'vector-line',
  solved: [
    {
      ask: 'Find a vector equation of the line through A(1, 2, 3) and B(4, 0, 5)',
      answer: 'r = (1, 2, 3) + t(3, -2, 2)',
    },
    {
      ask: 'Find the equation of the line passing through the points (2, -1, 4) and (3, 1, 1)',
      answer: 'r = (2, -1, 4) + t(1, 2, -3)',
    },
    {
      ask: 'The points A and B have position vectors 2i - j + k and 4i + 3j - k. Find a vector equation of the line AB',
      answer: 'r = (2, -1, 1) + t(1, 2, -1)',
    },
    { ask: '求过点 A(1, 0, -2) 和 B(3, 4, 2) 的直线的向量方程', answer: 'r = (1, 0, -2) + t(1, 2, 2)' },
    { ask: '求经过点 (0，1，2) 与 (5，1，-3) 的直线方程', answer: 'r = (0, 1, 2) + t(1, 0, -1)' },
    {
      ask: 'Find a vector equation of the line through the point (1, -2, 5) parallel to the vector 2i + 3j - k',
      answer: 'r = (1, -2, 5) + t(2, 3, -1)',
    },
    {
      ask: 'Find a vector equation of the line through the point with position vector $\\begin{pmatrix} 3 \\\\ 1 \\\\ 0 \\end{pmatrix}$ in the direction $\\begin{pmatrix} 1 \\\\ -1 \\\\ 2 \\end{pmatrix}$',
      answer: 'r = (3, 1, 0) + t(1, -1, 2)',
    },
    {
      ask: '求过点 (2, 3, -1) 且平行于向量 (1, 4, -2) 的直线的向量方程',
      answer: 'r = (2, 3, -1) + t(1, 4, -2)',
    },
    {
      ask: 'Find a vector equation for the line through P(-1, 3, 2) and Q(-1, 5, 2)',
      answer: 'r = (-1, 3, 2) + t(0, 1, 0)',
    },
    {
      ask: 'Find a vector equation of the line through the point (4, 1, 2) parallel to the line r = (0, 1, 1) + t(2, -1, 3)',
      answer: 'r = (4, 1, 2) + t(2, -1, 3)',
    },
  ],
  refused: ['Find a vector equation of the line through A(1, 2, 3) and B(1, 2, 3)'],
  near: [
    'Find the equation of the line through (1, 2) and (3, 8)',
    'Find the equation of the plane through (1, 0, 0), (0, 1, 0) and (0, 0, 1)',
    'Find the point where the line r = (1, 2, 3) + t(1, 0, 1) meets the plane x + y + z = 10',
  ],
};
