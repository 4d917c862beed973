import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'transformation-matrix',
  solved: [
    {
      ask: 'Write down the matrix which represents a rotation of 90° anticlockwise about the origin',
      answer: '[[0, -1], [1, 0]]',
    },
    { ask: 'Find the matrix that represents a reflection in the line y = x', answer: '[[0, 1], [1, 0]]' },
    { ask: '写出表示绕原点逆时针旋转 60° 的矩阵', answer: '[[1/2, -sqrt(3)/2], [sqrt(3)/2, 1/2]]' },
    {
      ask: 'Find the matrix representing an enlargement with scale factor 4 and centre the origin',
      answer: '[[4, 0], [0, 4]]',
    },
    { ask: 'Find the matrix that represents a reflection in the x-axis', answer: '[[1, 0], [0, -1]]' },
    {
      ask: 'Find the matrix representing a rotation through 30° clockwise about the origin',
      answer: '[[sqrt(3)/2, 1/2], [-1/2, sqrt(3)/2]]',
    },
    { ask: '求表示关于 x 轴反射的矩阵', answer: '[[1, 0], [0, -1]]' },
    {
      ask: 'Find the matrix representing a stretch parallel to the y-axis with scale factor 3',
      answer: '[[1, 0], [0, 3]]',
    },
    {
      ask: 'Find the matrix representing a reflection in the line y = 2x',
      answer: '[[-3/5, 4/5], [4/5, 3/5]]',
    },
    { ask: '求表示关于直线 y = -x 反射的矩阵', answer: '[[0, -1], [-1, 0]]' },
    {
      ask: 'Find the matrix that represents a rotation through 45^\\circ anticlockwise about the origin',
      answer: '[[sqrt(2)/2, -sqrt(2)/2], [sqrt(2)/2, sqrt(2)/2]]',
    },
    { ask: 'Find the matrix representing a reflection in the y-axis', answer: '[[-1, 0], [0, 1]]' },
  ],
  refused: ['Find the matrix representing a reflection in the line y = 2x + 1'],
  near: [
    'Describe the transformation represented by the matrix [[0, -1], [1, 0]]',
    'Find the equation of the reflection of y = x^2 in the x-axis',
  ],
};
