import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'plane-angle',
  solved: [
    { ask: 'Find the acute angle between the planes x + 2y + 2z = 5 and 2x - y + 2z = 3', answer: '63.6°' },
    { ask: 'Find the angle between the planes 3x - 4y = 2 and x + y + z = 1', answer: '83.4°' },
    {
      ask: 'Find the angle between the line r = (1, 0, 2) + t(1, 2, 2) and the plane 2x - y + 2z = 7',
      answer: '26.4°',
    },
    {
      ask: 'Find the acute angle between the line r = i - j + λ(3i + 4k) and the plane x + y + z = 3',
      answer: '53.9°',
    },
    { ask: '求平面 x - 2y + 2z = 3 与平面 4x + 3y = 1 的夹角', answer: '82.3°' },
    { ask: '求直线 r = (1，2，0) + t(2，1，-2) 与平面 x + 2y + 3z = 6 所成的角', answer: '10.3°' },
    {
      ask: 'Find the angle between the plane 2x + y - 2z = 4 and the line r = 3j + s(i - j + 2k)',
      answer: '24.1°',
    },
    { ask: 'Find the acute angle between the planes x + y = 3 and y - z = 4', answer: '60.0°' },
    {
      ask: 'Find the angle between the planes $\\mathbf{r} \\cdot (2\\mathbf{i} + 3\\mathbf{j} - \\mathbf{k}) = 4$ and $\\mathbf{r} \\cdot (\\mathbf{i} - \\mathbf{j} + \\mathbf{k}) = 2$',
      answer: '72.0°',
    },
    { ask: 'Find the acute angle between the plane z = 2x + 3y - 1 and the plane x = 4', answer: '57.7°' },
    {
      ask: 'The planes p and q have equations x + 2y + 2z = 5 and 2x - y + 2z = 3. Find the acute angle between p and q',
      answer: '63.6°',
    },
  ],
  refused: ['Find the angle between the planes x + ay + z = 5 and 2x - y + 2z = 3'],
  near: [
    'Find the angle between the vectors (1, 2, 2) and (2, -1, 2)',
    'Find the acute angle between the lines r = (1, 0, 2) + t(1, 2, 2) and r = (0, 1, 1) + s(2, -2, 1)',
    'Find the line of intersection of the planes x + y + z = 1 and x - y = 2',
  ],
};
