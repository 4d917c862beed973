import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'vector-angle',
  solved: [
    { ask: 'Find the angle between the vectors 2i + j - 2k and 3i - 4k', answer: '21.0°' },
    { ask: 'Find the angle between (1, 2, 3) and (3, -1, 2)', answer: '60.0°' },
    {
      ask: 'Find the angle between $\\begin{pmatrix} 1 \\\\ 1 \\\\ 0 \\end{pmatrix}$ and $\\begin{pmatrix} 0 \\\\ 1 \\\\ 1 \\end{pmatrix}$',
      answer: '60.0°',
    },
    { ask: '求向量 i + 2j - k 与 2i - j + 3k 的夹角', answer: '109.1°' },
    { ask: '求向量 (2，-1，1) 和 (1，1，-1) 的夹角', answer: '90.0°' },
    {
      ask: 'The points A, B and C have coordinates A(1, 0, 2), B(3, 1, 1) and C(2, 4, 0). Find angle ABC',
      answer: '104.3°',
    },
    { ask: 'Find angle BAC where A(2, 1, 0), B(4, 1, 3), C(1, 5, 2)', answer: '76.0°' },
    {
      ask: 'Find the acute angle between the lines r = i + 2j + t(2i - j + 2k) and r = 3i - k + s(i + 3j - k)',
      answer: '72.5°',
    },
    { ask: '求直线 r = (1, 0, 2) + t(1, 2, 2) 与 r = (0, 1, 1) + s(2, -2, 1) 的夹角', answer: '90.0°' },
    { ask: 'Find the scalar product of 2i - 3j + k and 4i + j - 5k', answer: '0' },
    { ask: '求数量积 (1, -2, 3) · (4, 5, 6)', answer: '12' },
    { ask: 'Find the angle between the vectors 3i + 4j and 5i - 12j', answer: '120.5°' },
    { ask: 'Given a = 2i + j - k and b = i - 3j + 2k, find the angle between a and b', answer: '109.1°' },
    { ask: 'Given a = (1, 2, 3) and b = (4, 5, 6), find a · b', answer: '32' },
    { ask: '已知向量 a = (1, 1, 0)，b = (0, 1, 1)，求 a 与 b 的夹角', answer: '60.0°' },
    {
      ask: 'The lines l and m have equations r = i + 2j + t(2i - j + 2k) and r = 3i - k + s(i + 3j - k). Find the acute angle between l and m',
      answer: '72.5°',
    },
  ],
  refused: [
    'Find the angle between the vectors 0i + 0j + 0k and i + j',
    'Find the angle between the vectors i + pj and 2i - j',
  ],
  near: [
    'Find the angle between the line r = (1, 0, 2) + t(1, 2, 2) and the plane x + y + z = 3',
    'Find the angle between the planes x + y = 1 and y + z = 2',
    'Find the vector product of (1, 2, 3) and (4, 5, 6)',
  ],
};
