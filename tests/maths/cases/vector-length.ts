import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'vector-length',
  solved: [
    { ask: 'Find the magnitude of the vector 3i - 4j + 12k', answer: '13' },
    { ask: 'Find the magnitude of 2i + j - 3k', answer: 'sqrt(14)' },
    { ask: 'Find the unit vector in the direction of 2i - 2j + k', answer: '(2/3, -2/3, 1/3)' },
    { ask: 'Find |a| where a = (1, 2, 3)', answer: 'sqrt(14)' },
    { ask: 'Find the magnitude of $\\begin{pmatrix} 4 \\\\ 0 \\\\ -2 \\end{pmatrix}$', answer: '2sqrt(5)' },
    { ask: '求向量 (6, -2, 3) 的模', answer: '7' },
    { ask: '求与向量 3i + 4j 同方向的单位向量', answer: '(3/5, 4/5)' },
    { ask: 'Find the distance between the points A(1, 2, -1) and B(4, 6, 11)', answer: '13' },
    { ask: '求点 A(1，0，2) 与点 B(3，-1，4) 之间的距离', answer: '3' },
    {
      ask: 'The points A and B have position vectors i + 2j + 3k and 5i - 2j + 5k. Find the length of AB',
      answer: '6',
    },
    {
      ask: 'Find a unit vector in the direction of \\mathbf{a} = 4\\mathbf{i} - 3\\mathbf{k}',
      answer: '(4/5, 0, -3/5)',
    },
    { ask: 'Given $\\mathbf{a} = 3\\mathbf{i} - 4\\mathbf{k}$, find $|\\mathbf{a}|$', answer: '5' },
  ],
  refused: [
    'Find the unit vector in the direction of 0i + 0j + 0k',
    'Find the magnitude of the vector 2i + pj - k',
  ],
  near: ['Find |3 - 4i|', 'Find the angle between 2i + j and i - j', 'Solve |2x - 1| = 3'],
};
