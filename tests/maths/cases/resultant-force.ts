import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'resultant-force',
  solved: [
    {
      ask: 'Forces of 5 N and 12 N act at right angles to each other. Find the magnitude of their resultant.',
      answer: '13 N',
    },
    {
      ask: 'Two forces of 8 N and 6 N act at a point with an angle of 60° between them. Find the magnitude of the resultant.',
      answer: '12.2 N',
    },
    {
      ask: 'Forces of magnitude 10 N and 7 N act at a point. The angle between the forces is 120°. Find the magnitude of the resultant.',
      answer: '8.89 N',
    },
    { ask: 'Forces of 9 N and 4 N are perpendicular. Find the resultant.', answer: '9.85 N' },
    { ask: '大小为 3 N 和 4 N 的两个力互相垂直，求合力的大小。', answer: '5 N' },
    { ask: '两个力大小为 20 N 和 15 N，夹角为 45°，求合力的大小。', answer: '32.4 N' },
    {
      ask: 'Two forces of 8 N and 6 N act at a point with an angle of 60° between them. Find the angle between the resultant and the 8 N force.',
      answer: '25.3°',
    },
    {
      ask: 'Two forces of 2.5 N and 6 N act at right angles. Calculate the magnitude of the resultant.',
      answer: '6.5 N',
    },
    {
      ask: 'Forces of 11 N and 11 N act at a point and the angle between them is 100°. Find the magnitude of their resultant.',
      answer: '14.1 N',
    },
  ],
  refused: ['Forces of 5 N and 12 N act at a point. Find the magnitude of their resultant.'],
  near: [
    'Find the magnitude of the vector (3, 4, 12)',
    'A trolley of mass 2.0 kg is acted on by a resultant force of 10 N. Calculate the acceleration of the trolley.',
  ],
};
