import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'matrix-transformation',
  solved: [
    {
      ask: 'Describe the transformation represented by the matrix [[0, -1], [1, 0]]',
      answer: 'rotation through 90° anticlockwise about the origin',
    },
    {
      ask: 'Describe fully the geometrical transformation represented by [[1, 0], [0, -1]]',
      answer: 'reflection in the line y = 0',
    },
    {
      ask: 'Describe the transformation given by the matrix [[0, 1], [1, 0]]',
      answer: 'reflection in the line y = x',
    },
    {
      ask: 'Describe the transformation represented by $\\begin{pmatrix} 3 & 0 \\\\ 0 & 3 \\end{pmatrix}$',
      answer: 'enlargement with scale factor 3, centre the origin',
    },
    {
      ask: 'What transformation does the matrix [[1, 2], [0, 1]] represent?',
      answer: 'shear with the line y = 0 invariant, mapping (0, 1) to (2, 1)',
    },
    { ask: '描述矩阵 [[-1, 0], [0, 1]] 所表示的变换', answer: 'reflection in the line x = 0' },
    {
      ask: '描述矩阵 [[-1, 0], [0, -1]] 表示的几何变换',
      answer: 'rotation through 180° anticlockwise about the origin',
    },
    {
      ask: 'Describe the transformation represented by the matrix [[1, 0], [0, 4]]',
      answer: 'stretch parallel to the y-axis, scale factor 4',
    },
    {
      ask: 'Describe the transformation represented by [[5, 0], [0, 1]]',
      answer: 'stretch parallel to the x-axis, scale factor 5',
    },
    {
      ask: 'Describe the transformation represented by the matrix [[1/2, -√3/2], [√3/2, 1/2]]',
      answer: 'rotation through 60° anticlockwise about the origin',
    },
    {
      ask: 'Describe the transformation represented by the matrix [[0, 1], [-1, 0]]',
      answer: 'rotation through 270° anticlockwise about the origin',
    },
  ],
  refused: ['Describe the transformation represented by the matrix [[1, 2], [3, 4]]'],
  near: [
    'Find the matrix that represents a reflection in the line y = x',
    'Find the inverse of [[1, 2], [3, 4]]',
    'Describe the transformation that maps y = f(x) to y = f(x - 2)',
  ],
};
