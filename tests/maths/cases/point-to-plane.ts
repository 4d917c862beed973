import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'point-to-plane',
  solved: [
    { ask: 'Find the distance from the point (3, 4, 5) to the plane x + 2y + 2z = 6', answer: '5' },
    {
      ask: 'Find the perpendicular distance from the point A(1, -2, 3) to the plane 2x - y + 2z = 1',
      answer: '3',
    },
    { ask: 'Find the shortest distance from the origin to the plane 3x + 4y + 12z = 26', answer: '2' },
    { ask: '求点 (2, 1, -1) 到平面 x - y + z = 5 的距离', answer: '5sqrt(3)/3' },
    { ask: '求点 P(4，0，1) 到平面 2x + 3y - 6z = 9 的距离', answer: '1' },
    {
      ask: 'Find the foot of the perpendicular from the point (5, 1, 4) to the plane x + y + 2z = 2',
      answer: '(3, -1, 0)',
    },
    { ask: '求点 (3, 0, 7) 到平面 x - 2y + 2z = 8 的垂足', answer: '(2, 2, 5)' },
    {
      ask: 'Find the distance between the parallel planes x + 2y - 2z = 3 and x + 2y - 2z = 12',
      answer: '3',
    },
    { ask: 'Find the reflection of the point (1, 2, 3) in the plane x + y + z = 0', answer: '(-3, -2, -1)' },
    { ask: 'Find the distance between the planes 2x - y + z = 1 and 4x - 2y + 2z = 5', answer: 'sqrt(6)/4' },
    {
      ask: 'Find the distance from the point with position vector $2\\mathbf{i} - \\mathbf{j} + 4\\mathbf{k}$ to the plane $\\mathbf{r}\\cdot(\\mathbf{i} + \\mathbf{j} + \\mathbf{k}) = 8$',
      answer: 'sqrt(3)',
    },
  ],
  refused: [
    'Find the distance from the point (3, a, 5) to the plane x + 2y + 2z = 6',
    'Find the distance between the planes x + y = 1 and x - y = 2',
  ],
  near: [
    'Find the distance from the point (3, 4, 5) to the line r = (1, 0, 1) + t(1, 1, 1)',
    'Find the distance between the points (1, 2, 3) and (4, 6, 3)',
  ],
};
