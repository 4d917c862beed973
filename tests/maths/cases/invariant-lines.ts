import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'invariant-lines',
  solved: [
    {
      ask: 'Find the invariant lines through the origin of the transformation represented by [[4, 1], [2, 3]]',
      answer: 'y = -2x, y = x',
    },
    {
      ask: 'Find the equations of the invariant lines of the matrix [[2, 1], [1, 2]] that pass through the origin',
      answer: 'y = -x, y = x',
    },
    { ask: '求矩阵 [[1, 2], [3, 2]] 表示的变换过原点的不变直线', answer: 'y = -x, y = 3x/2' },
    {
      ask: 'Find the invariant lines through the origin of the transformation represented by the matrix [[3, 0], [1, 2]]',
      answer: 'x = 0, y = x',
    },
    {
      ask: 'Find the equations of the invariant lines through the origin of the transformation represented by [[0, -1], [1, 0]]',
      answer: 'none',
    },
    {
      ask: 'Find the invariant lines through the origin of the transformation represented by [[1, 2], [0, 1]]',
      answer: 'y = 0',
    },
    { ask: '求矩阵 [[5, -2], [1, 2]] 表示的变换过原点的不变直线方程', answer: 'y = x/2, y = x' },
    {
      ask: 'Find the invariant lines through the origin of the matrix [[1, 1], [1, 2]]',
      answer: 'y = x(1/2 - sqrt(5)/2), y = x(1/2 + sqrt(5)/2)',
    },
    {
      ask: 'Find the equations of the invariant lines of [[2, 0], [0, 5]] that pass through the origin',
      answer: 'x = 0, y = 0',
    },
    {
      ask: 'Find the invariant lines through the origin of the transformation represented by [[0, 1], [1, 0]]',
      answer: 'y = -x, y = x',
    },
  ],
  refused: [
    'Find the invariant lines through the origin of the transformation represented by [[2, 0], [0, 2]]',
  ],
  near: [
    'Find the eigenvalues of [[1, 2], [2, 1]]',
    'Describe the transformation represented by the matrix [[0, 1], [1, 0]]',
    'Find the invariant lines of [[1, 2], [0, 1]]',
  ],
};
