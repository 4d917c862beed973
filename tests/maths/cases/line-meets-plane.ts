import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'line-meets-plane',
  solved: [
    {
      ask: 'Find the point where the line r = (1, 2, 3) + t(1, 0, 1) meets the plane x + y + z = 10',
      answer: '(3, 2, 5)',
    },
    {
      ask: 'Find the point of intersection of the line r = i - j + λ(2i + j - k) and the plane x + 2y + z = 5',
      answer: '(5, 1, -2)',
    },
    {
      ask: 'Find the coordinates of the point at which the line r = (0, 1, 4) + s(3, -1, 2) intersects the plane 2x + y - z = 3',
      answer: '(6, -1, 8)',
    },
    { ask: '求直线 r = (2, 1, 0) + t(1, 1, 1) 与平面 3x - y + 2z = 13 的交点', answer: '(4, 3, 2)' },
    { ask: '求直线 r = (1，-1，2) + λ(1，3，-2) 与平面 x + y + z = 4 的交点坐标', answer: '(2, 2, 0)' },
    {
      ask: 'Find where the line r = 3i + k + t(i - 2j + 2k) meets the plane 2x + 2y + z = 4',
      answer: 'none',
    },
    {
      ask: 'Find the point where the line through A(1, 0, 2) and B(3, 2, 1) meets the plane x + y + z = 9',
      answer: '(5, 4, 0)',
    },
    {
      ask: 'Find the point of intersection of the plane $\\mathbf{r}\\cdot(\\mathbf{i} + \\mathbf{j} - 2\\mathbf{k}) = 3$ and the line $\\mathbf{r} = 2\\mathbf{i} + \\mathbf{j} + \\mathbf{k} + \\mu(\\mathbf{i} - \\mathbf{k})$',
      answer: '(8/3, 1, 1/3)',
    },
    {
      ask: 'Find the point where the line r = (1, 1, 1) + t(1, -1, 0) meets the plane x + y + z = 10',
      answer: 'none',
    },
    {
      ask: 'Find the point where the line r = (5, 2, -3) + t(1, 4, -1) meets the plane z = 0',
      answer: '(2, -10, 0)',
    },
    {
      ask: 'The line l has equation r = (1, 2, 3) + t(1, 0, 1) and the plane p has equation x + y + z = 10. Find the point of intersection of l and p',
      answer: '(3, 2, 5)',
    },
  ],
  refused: ['Find the point where the line r = (1, 2, 3) + t(1, 0, a) meets the plane x + y + z = 10'],
  near: [
    'Find the angle between the line r = (1, 0, 2) + t(1, 2, 2) and the plane 2x - y + 2z = 7',
    'Find the point of intersection of the lines r = (1, 2, 3) + t(1, 1, 1) and r = (4, 3, 6) + s(2, 0, 2)',
  ],
};
