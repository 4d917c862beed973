import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'linear-system',
  solved: [
    { ask: 'Solve x + y + z = 6, 2x - y + z = 3, x + 2y - z = 2', answer: 'x = 1, y = 2, z = 3' },
    {
      ask: 'Solve the simultaneous equations 2x + y - z = 1, x - y + 2z = 5, 3x + 2y + z = 10',
      answer: 'x = 1, y = 2, z = 3',
    },
    { ask: '解方程组 x + 2y + 3z = 14, 2x - y + z = 3, 3x + y - 2z = -1', answer: 'x = 1, y = 2, z = 3' },
    { ask: '解方程组 x + y = 3，y + z = 5，x + z = 4', answer: 'x = 1, y = 2, z = 3' },
    { ask: 'Solve the system of equations x + y + z = 1, x + 2y + 3z = 4, 2x + 3y + 4z = 6', answer: 'none' },
    { ask: 'Solve x - y + z = 2, 2x + y - z = 1, 4x - y + z = 5', answer: 'x = 1, y = t - 1, z = t' },
    {
      ask: 'Solve \\begin{cases} 3x + y + z = 8 \\\\ x - 2y + z = 0 \\\\ 2x + y - 3z = -5 \\end{cases}',
      answer: 'x = 1, y = 2, z = 3',
    },
    {
      ask: 'Find the point of intersection of the planes x + y - z = 0, 2x - y + z = 3 and x + 2y + z = 9',
      answer: 'x = 1, y = 7/3, z = 10/3',
    },
    {
      ask: 'Solve 4x - y + 2z = 3, x + y + z = 2, 2x + 3y - z = 9',
      answer: 'x = 29/17, y = 25/17, z = -20/17',
    },
    {
      ask: 'Solve x + y + z = 3, x - y + 2z = 2, 2x + 3z = 5',
      answer: 'x = 5/2 - 3t/2, y = 1/2 + t/2, z = t',
    },
    { ask: 'Solve x + 2y - z = 3, 2x + 4y - 2z = 7, x + y + z = 1', answer: 'none' },
  ],
  refused: ['Solve x + ay + z = 1, x + y + z = 2, x - y + z = 0', 'Solve x^2 + y + z = 6, x + y = 2, z = 1'],
  near: [
    'Solve x + y = 3, x - y = 1',
    'Solve x^2 + y = 5, x + y = 3',
    'Find the line of intersection of the planes x + y + z = 1 and x - y = 2',
  ],
};
