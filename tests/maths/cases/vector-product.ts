import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'vector-product',
  solved: [
    { ask: 'Find the vector product of (1, 2, 3) and (4, 5, 6)', answer: '(-3, 6, -3)' },
    { ask: 'Find (2i + j - k) × (i - 3j + 2k)', answer: '(-1, -5, -7)' },
    { ask: 'Find the cross product of 3i - 2k and i + j + k', answer: '(2, -5, 3)' },
    {
      ask: 'Find $\\begin{pmatrix} 1 \\\\ 0 \\\\ 2 \\end{pmatrix} \\times \\begin{pmatrix} 3 \\\\ -1 \\\\ 4 \\end{pmatrix}$',
      answer: '(2, 2, -1)',
    },
    { ask: '求向量 (2，-1，3) 与 (1，1，-2) 的叉积', answer: '(-1, 7, 3)' },
    {
      ask: 'Find the area of the triangle with vertices A(1, 0, 0), B(0, 2, 0) and C(0, 0, 3)',
      answer: '7/2',
    },
    { ask: 'Find the area of triangle ABC where A(1, 2, 3), B(2, 4, 1), C(3, 1, 2)', answer: '5sqrt(2)/2' },
    { ask: '求以 A(0, 1, 1)、B(2, 1, 3)、C(1, 4, 0) 为顶点的三角形的面积', answer: 'sqrt(22)' },
    { ask: 'Find a vector perpendicular to both 2i + 3j + k and i - j + 4k', answer: '(13, -7, -5)' },
    { ask: '求同时垂直于 (1, 1, 0) 和 (0, 1, 2) 的向量', answer: '(2, -2, 1)' },
    { ask: 'Find the area of the parallelogram with sides i + 2j + 2k and 3i - j', answer: 'sqrt(89)' },
    { ask: 'Given that a = (1, 2, 3) and b = (4, 5, 6), find b × a', answer: '(3, -6, 3)' },
    {
      ask: 'The points A, B and C have position vectors i + j, 2i - k and 3j + k. Find the area of triangle ABC',
      answer: 'sqrt(2)/2',
    },
  ],
  refused: [
    'Find a vector perpendicular to both (1, 2, 3) and (2, 4, 6)',
    'Find the vector product of (1, 2, a) and (4, 5, 6)',
  ],
  near: [
    'Find the scalar product of (1, 2, 3) and (4, 5, 6)',
    'Find the area of triangle ABC where AB = 5, AC = 7 and angle A = 40°',
    'Find the product of the matrices [[1, 2], [3, 4]] and [[0, 1], [1, 0]]',
  ],
};
