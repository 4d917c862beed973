import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'matrix-eigenvalues',
  solved: [
    {
      ask: 'Find the eigenvalues and eigenvectors of [[2, 1], [1, 2]]',
      answer: 'λ = 1: (1, -1); λ = 3: (1, 1)',
    },
    {
      ask: 'Find the eigenvalues and corresponding eigenvectors of the matrix [[4, 1], [2, 3]]',
      answer: 'λ = 2: (1, -2); λ = 5: (1, 1)',
    },
    { ask: '求矩阵 [[1, 2], [3, 2]] 的特征值与特征向量', answer: 'λ = -1: (1, -1); λ = 4: (2, 3)' },
    { ask: '求矩阵 [[5, -2], [1, 2]] 的特征值和特征向量', answer: 'λ = 3: (1, 1); λ = 4: (2, 1)' },
    {
      ask: 'Find the eigenvalues and eigenvectors of $\\begin{pmatrix} 1 & 2 & 0 \\\\ 0 & 2 & 1 \\\\ 0 & 0 & 3 \\end{pmatrix}$',
      answer: 'λ = 1: (1, 0, 0); λ = 2: (2, 1, 0); λ = 3: (1, 1, 1)',
    },
    {
      ask: 'Find the eigenvalues and eigenvectors of the matrix \\begin{pmatrix} 3 & 0 & 1 \\\\ 0 & 5 & 0 \\\\ 1 & 0 & 3 \\end{pmatrix}',
      answer: 'λ = 2: (1, 0, -1); λ = 4: (1, 0, 1); λ = 5: (0, 1, 0)',
    },
    {
      ask: 'Find the eigenvalues and eigenvectors of A = [[1, 0, 0], [1, 2, 0], [2, 1, -1]]',
      answer: 'λ = -1: (0, 0, 1); λ = 1: (2, -2, 1); λ = 2: (0, 3, 1)',
    },
    {
      ask: 'Given A = [[6, -1], [2, 3]], find the eigenvalues and eigenvectors of A',
      answer: 'λ = 4: (1, 2); λ = 5: (1, 1)',
    },
    {
      ask: 'Find eigenvalues and eigenvectors for [[0, 1], [-6, 5]]',
      answer: 'λ = 2: (1, 2); λ = 3: (1, 3)',
    },
    {
      ask: 'Find the eigenvalues and eigenvectors of [[1, -1, 2], [0, 3, 1], [0, 0, -2]]',
      answer: 'λ = -2: (11, 3, -15); λ = 1: (1, 0, 0); λ = 3: (1, -2, 0)',
    },
    { ask: 'Find the eigenvalues of [[1, 2], [2, 1]]', answer: '-1, 3' },
    { ask: '求矩阵 [[2, 1, 0], [0, 1, 3], [0, 0, 4]] 的特征值', answer: '1, 2, 4' },
    { ask: 'Find the characteristic equation of [[3, 1], [2, 4]]', answer: 'λ^2 - 7λ + 10 = 0' },
  ],
  refused: [
    'Find the eigenvalues and eigenvectors of [[0, -1], [1, 0]]',
    'Find the eigenvalues and eigenvectors of [[1, 1], [0, 1]]',
  ],
  near: [
    'Find the inverse of [[1, 2], [3, 4]]',
    'Find the determinant of [[1, 2], [3, 4]]',
    'Given A = [[1, 3], [2, -1]], find A^2',
  ],
};
