import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'matrix-product',
  solved: [
    {
      ask: 'Find the product of the matrices [[1, 2], [3, 4]] and [[0, 1], [1, 0]]',
      answer: '[[2, 1], [4, 3]]',
    },
    { ask: 'Given A = [[2, -1], [3, 0]] and B = [[1, 4], [-2, 5]], find AB', answer: '[[4, 3], [3, 12]]' },
    { ask: 'Given A = [[2, -1], [3, 0]] and B = [[1, 4], [-2, 5]], find BA', answer: '[[14, -1], [11, 2]]' },
    {
      ask: 'Given $A = \\begin{pmatrix} 1 & 2 & 0 \\\\ -1 & 1 & 3 \\end{pmatrix}$ and $B = \\begin{pmatrix} 2 & 1 \\\\ 0 & -1 \\\\ 4 & 2 \\end{pmatrix}$, find AB',
      answer: '[[2, -1], [10, 4]]',
    },
    {
      ask: 'Find $\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}\\begin{pmatrix} 5 \\\\ 6 \\end{pmatrix}$',
      answer: '(17, 39)',
    },
    {
      ask: '已知 A = [[1, 0, 2], [0, 1, -1], [3, 1, 0]]，B = [[2, 1, 0], [1, -1, 1], [0, 2, 1]]，求 AB',
      answer: '[[2, 5, 2], [1, -3, 0], [7, 2, 1]]',
    },
    { ask: '求矩阵 [[3, 1], [2, 5]] 与 [[1, -1], [0, 2]] 的乘积', answer: '[[3, -1], [2, 8]]' },
    { ask: 'Given A = [[1, 3], [2, -1]], find A^2', answer: '[[7, 0], [0, 7]]' },
    {
      ask: 'Given A = [[1, 2], [0, 3]] and B = [[4, -1], [2, 2]], find 2A - 3B',
      answer: '[[-10, 7], [-6, 0]]',
    },
    { ask: 'Given A = [[5, 1], [-2, 4]] and B = [[1, 0], [3, 6]], find A + B', answer: '[[6, 1], [1, 10]]' },
    { ask: 'Given A = [[1, 1], [0, 1]], find A^3', answer: '[[1, 3], [0, 1]]' },
  ],
  refused: [
    'Given A = [[1, 2, 3], [4, 5, 6]] and B = [[1, 2], [3, 4]], find AB',
    'Given A = [[1, 2], [3, 4]], find AC',
  ],
  near: [
    'Find the vector product of (1, 2, 3) and (4, 5, 6)',
    'Find the inverse of [[1, 2], [3, 4]]',
    'Find the determinant of [[1, 2], [3, 4]]',
  ],
};
