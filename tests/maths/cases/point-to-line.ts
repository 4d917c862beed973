import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'point-to-line',
  solved: [
    {
      ask: 'Find the distance from the point (3, 4, 5) to the line r = (1, 0, 1) + t(1, 1, 1)',
      answer: '2sqrt(6)/3',
    },
    {
      ask: 'Find the foot of the perpendicular from P(2, 1, 6) to the line r = i + 2j + t(i + 2k)',
      answer: '(18/5, 2, 26/5)',
    },
    {
      ask: 'Find the perpendicular distance from the point A(4, 2, -1) to the line r = j + k + λ(2i + j - 2k)',
      answer: '2sqrt(5)/3',
    },
    {
      ask: 'Find the perpendicular distance from the origin to the line r = 3i + j + 2k + t(i - j)',
      answer: '2sqrt(3)',
    },
    { ask: '求点 (1, 5, 3) 到直线 r = (2, 0, 1) + t(0, 1, 1) 的距离', answer: 'sqrt(22)/2' },
    { ask: '求点 P(6，0，2) 到直线 r = (1，1，0) + λ(2，0，1) 的垂足', answer: '(29/5, 1, 12/5)' },
    {
      ask: 'Find the foot of the perpendicular from the point with position vector $\\begin{pmatrix} 5 \\\\ 1 \\\\ 3 \\end{pmatrix}$ to the line $\\mathbf{r} = \\begin{pmatrix} 1 \\\\ 1 \\\\ 1 \\end{pmatrix} + \\lambda\\begin{pmatrix} 1 \\\\ 2 \\\\ 2 \\end{pmatrix}$',
      answer: '(17/9, 25/9, 25/9)',
    },
    {
      ask: 'Find the reflection of the point (3, 3, 0) in the line r = (1, 1, 2) + t(1, 0, -1)',
      answer: '(3, -1, 0)',
    },
    {
      ask: 'Find the shortest distance from the point (2, 3, 4) to the line r = (2, 3, 4) + t(1, 0, -1)',
      answer: '0',
    },
    {
      ask: 'Find the shortest distance from the point (1, 2, 1) to the line r = 3k + s(3i - j + 2k)',
      answer: '3sqrt(182)/14',
    },
    {
      ask: 'Find the perpendicular distance from the point P(1, 2, 3) to the line through A(0, 1, 1) and B(2, 1, 3)',
      answer: 'sqrt(6)/2',
    },
  ],
  refused: ['Find the distance from the point (3, a, 5) to the line r = (1, 0, 1) + t(1, 1, 1)'],
  near: [
    'Find the distance from the point (3, 4, 5) to the plane x + 2y + 2z = 6',
    'Find the distance between the points (1, 2, 3) and (4, 6, 3)',
    'Find the shortest distance between the lines r = (1, 0, 1) + t(1, 1, 1) and r = (0, 2, 1) + s(1, 0, 2)',
  ],
};
