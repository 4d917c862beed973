import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'matrix-inverse',
  solved: [
    { ask: 'Find the inverse of [[1, 2], [3, 4]]', answer: '[[-2, 1], [3/2, -1/2]]' },
    { ask: 'Find the determinant of [[3, -1], [4, 2]]', answer: '10' },
    {
      ask: 'Find the inverse of the matrix $\\begin{pmatrix} 2 & 1 \\\\ 5 & 3 \\end{pmatrix}$',
      answer: '[[3, -1], [-5, 2]]',
    },
    {
      ask: 'Find the determinant of $\\begin{pmatrix} 1 & 2 & 3 \\\\ 0 & 1 & 4 \\\\ 5 & 6 & 0 \\end{pmatrix}$',
      answer: '1',
    },
    {
      ask: 'Find the inverse of $\\begin{pmatrix} 1 & 2 & 3 \\\\ 0 & 1 & 4 \\\\ 5 & 6 & 0 \\end{pmatrix}$',
      answer: '[[-24, 18, 5], [20, -15, -4], [-5, 4, 1]]',
    },
    { ask: '求矩阵 [[4, 7], [2, 6]] 的逆矩阵', answer: '[[3/5, -7/10], [-1/5, 2/5]]' },
    { ask: '求矩阵 [[2, 0, 1], [1, 3, 2], [1, 1, 1]] 的行列式', answer: '0' },
    {
      ask: 'Given A = [[1, 0, 2], [2, -1, 3], [4, 1, 8]], find A^-1',
      answer: '[[-11, 2, 2], [-4, 0, 1], [6, -1, -1]]',
    },
    { ask: 'Find the inverse of the matrix [[1, 2], [2, 4]]', answer: 'none' },
    { ask: 'Given M = [[3, 1], [2, 1]], find M^{-1}', answer: '[[1, -1], [-2, 3]]' },
    {
      ask: '求 A = [[1, 1, 0], [0, 1, 1], [1, 0, 1]] 的逆矩阵',
      answer: '[[1/2, -1/2, 1/2], [1/2, 1/2, -1/2], [-1/2, 1/2, 1/2]]',
    },
    { ask: 'Find det A where A = [[6, 2], [-3, 5]]', answer: '36' },
    { ask: 'Find the inverse of A where A = [[1, 2], [3, 4]]', answer: '[[-2, 1], [3/2, -1/2]]' },
  ],
  refused: ['Find the inverse of [[1, 2, 3], [4, 5, 6]]'],
  near: [
    'Find the inverse of f(x) = 2x + 3',
    'Given A = [[1, 3], [2, -1]], find A^2',
    'Find the eigenvalues of [[1, 2], [2, 1]]',
  ],
};
