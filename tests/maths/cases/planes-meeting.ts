import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'planes-meeting',
  solved: [
    {
      ask: 'Find the line of intersection of the planes x + y + z = 6 and x - y + 2z = 5',
      answer: 'r = (7, 0, -1) + t(3, -1, -2)',
    },
    {
      ask: 'Find a vector equation of the line of intersection of the planes 2x + y - z = 3 and x - y + z = 0',
      answer: 'r = (1, 1, 0) + t(0, 1, 1)',
    },
    { ask: '求平面 x + 2y - z = 4 与 3x - y + z = 2 的交线', answer: 'r = (0, 6, 8) + t(1, -4, -7)' },
    { ask: '求平面 x + y = 3 与平面 y + z = 5 的交线方程', answer: 'r = (-2, 5, 0) + t(1, -1, 1)' },
    {
      ask: 'The planes 2x - 3y + z = 1 and x + y - 2z = 3 meet in a line l. Find a vector equation of l',
      answer: 'r = (2, 1, 0) + t(1, 1, 1)',
    },
    {
      ask: 'Find the line in which the planes x = 2 and y + z = 1 meet',
      answer: 'r = (2, 1, 0) + t(0, 1, -1)',
    },
    {
      ask: 'Find the line of intersection of the planes $\\mathbf{r}\\cdot(\\mathbf{i} + 2\\mathbf{j} + 3\\mathbf{k}) = 6$ and $\\mathbf{r}\\cdot(\\mathbf{i} - \\mathbf{j}) = 0$',
      answer: 'r = (2, 2, 0) + t(1, 1, -1)',
    },
    {
      ask: 'Find a vector equation of the line of intersection of the planes x - 2y + 3z = 4 and 2x + y - 4z = 3',
      answer: 'r = (2, -1, 0) + t(1, 2, 1)',
    },
    {
      ask: 'Find the equation of the line of intersection of the planes 5x + y - 2z = 7 and 3x - y + z = 3',
      answer: 'r = (0, -13, -10) + t(1, 11, 8)',
    },
    { ask: 'Find the line of intersection of the planes x + y + z = 1 and 2x + 2y + 2z = 5', answer: 'none' },
    {
      ask: 'The planes \\Pi_1 and \\Pi_2 have equations x + y + z = 6 and x - y + 2z = 5. Find a vector equation of the line of intersection of the planes',
      answer: 'r = (7, 0, -1) + t(3, -1, -2)',
    },
  ],
  refused: [
    'Find the line of intersection of the planes x + ay + z = 1 and x - y = 2',
    'Find the line of intersection of the planes x + y + z = 1 and 2x + 2y + 2z = 2',
  ],
  near: [
    'Find the angle between the planes x + y = 1 and y + z = 2',
    'Find the point of intersection of the lines r = (1, 2, 3) + t(1, 1, 1) and r = (4, 3, 6) + s(2, 0, 2)',
    'Solve x + y = 3, x - y = 1',
  ],
};
