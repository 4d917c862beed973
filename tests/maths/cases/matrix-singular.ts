import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'matrix-singular',
  solved: [
    {
      ask: 'Find the values of k for which the matrix [[k, 2], [8, k]] is singular',
      answer: 'k = 4, k = -4',
    },
    {
      ask: 'Find the value of a for which [[1, 2, a], [0, 1, 3], [2, 1, 4]] has no inverse',
      answer: 'a = 13/2',
    },
    { ask: 'Find the value of p for which the matrix [[3, p], [2, 4]] is singular', answer: 'p = 6' },
    {
      ask: 'The matrix [[k, 1], [3, k - 2]] is singular. Find the possible values of k',
      answer: 'k = 3, k = -1',
    },
    {
      ask: 'Find the values of a for which $\\begin{pmatrix} a & 1 & 0 \\\\ 1 & a & 1 \\\\ 0 & 1 & a \\end{pmatrix}$ is singular',
      answer: 'a = 0, a = sqrt(2), a = -sqrt(2)',
    },
    { ask: '已知矩阵 [[2, k], [3, 6]] 不可逆，求 k 的值', answer: 'k = 4' },
    { ask: '求 k 的值使矩阵 [[1, 0, k], [2, 1, 1], [0, 3, 2]] 奇异', answer: 'k = 1/6' },
    { ask: 'Find the values of x for which the matrix [[x, 3], [-2, x]] is singular', answer: 'none' },
    {
      ask: 'Find the values of k for which [[1, k, 2], [k, 4, 1], [1, 2, 2]] has no inverse',
      answer: 'k = 2, k = 1/2',
    },
    {
      ask: 'Find the possible values of m for which the matrix [[m + 1, 5], [2, m - 2]] is singular',
      answer: 'm = 4, m = -3',
    },
  ],
  refused: ['Find the values of k for which the matrix [[k^3 + k + 2, 1], [1, 1]] is singular'],
  near: [
    'Find the inverse of the matrix [[1, 2], [2, 4]]',
    'Find the values of k for which x^2 + kx + 4 = 0 has no real roots',
  ],
};
