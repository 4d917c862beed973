import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'lines-meeting',
  solved: [
    {
      ask: 'Find the point of intersection of the lines r = (1, 2, 3) + t(1, 1, 1) and r = (4, 3, 6) + s(2, 0, 2)',
      answer: 'meet at (2, 3, 4)',
    },
    {
      ask: 'Determine whether the lines r = i + 2k + λ(2i + j - k) and r = j + 4k + μ(3i - 3k) intersect, are parallel or are skew',
      answer: 'meet at (3, 1, 1)',
    },
    {
      ask: 'Show that the lines r = i + j + λ(i + 2j + 3k) and r = 2i + 5j + 3k + μ(i - 2j) intersect or are skew',
      answer: 'skew',
    },
    {
      ask: 'Determine whether the lines r = (1, 0, 0) + t(1, 2, -1) and r = (0, 1, 1) + s(2, 4, -2) meet',
      answer: 'parallel',
    },
    {
      ask: 'Do the lines r = (3, 1, 2) + t(1, 0, 1) and r = (5, 1, 4) + s(2, 0, 2) intersect?',
      answer: 'same line',
    },
    {
      ask: '求直线 r = (2, -1, 3) + λ(1, 1, -2) 与 r = (5, 1, -1) + μ(2, 1, -2) 的交点',
      answer: 'meet at (3, 0, 1)',
    },
    { ask: '判断直线 r = (0，1，2) + t(1，1，0) 与 r = (1，0，5) + s(0，1，1) 的位置关系', answer: 'skew' },
    {
      ask: 'Find the point of intersection of $\\mathbf{r} = \\begin{pmatrix} 1 \\\\ 1 \\\\ 1 \\end{pmatrix} + \\lambda \\begin{pmatrix} 3 \\\\ -2 \\\\ 1 \\end{pmatrix}$ and $\\mathbf{r} = \\begin{pmatrix} 7 \\\\ -3 \\\\ 3 \\end{pmatrix} + \\mu \\begin{pmatrix} 1 \\\\ 4 \\\\ 2 \\end{pmatrix}$',
      answer: 'meet at (7, -3, 3)',
    },
    {
      ask: 'Find where the lines r = (1, 2, -1) + t(2, 0, 1) and r = (4, 4, 1) + s(1, -2, 1/2) meet',
      answer: 'skew',
    },
    {
      ask: 'The lines l and m have equations r = 4i + k + λ(i - j + 2k) and r = i + 3j + 3k + μ(2i + 2j - k). Find whether the lines intersect, are parallel or are skew',
      answer: 'skew',
    },
    {
      ask: 'The lines l_1 and l_2 have equations r = (1, 2, 3) + t(1, 1, 1) and r = (4, 3, 6) + s(2, 0, 2). Find the point of intersection of l_1 and l_2',
      answer: 'meet at (2, 3, 4)',
    },
  ],
  refused: [
    'Find whether the lines r = (1, 2, 3) + t(1, 1, a) and r = (4, 3, 6) + s(2, 0, 2) intersect, are parallel or are skew',
  ],
  near: [
    'Find the point of intersection of the lines r = (1, 2, 3) + t(1, 1, a) and r = (4, 3, 6) + s(2, 0, 2)',
    'Find the angle between the lines r = (1, 2, 3) + t(1, 1, 1) and r = (4, 3, 6) + s(2, 0, 2)',
    'Find the point where the line r = (1, 2, 3) + t(1, 0, 1) meets the plane x + y + z = 10',
    'Find the points of intersection of y = x^2 and y = x + 2',
  ],
};
