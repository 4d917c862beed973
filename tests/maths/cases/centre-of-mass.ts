import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'centre-of-mass',
  solved: [
    {
      ask: 'Particles of masses 2 kg, 3 kg and 5 kg are at the points (1, 0), (2, 3) and (0, 4). Find the coordinates of the centre of mass.',
      answer: '(0.8, 2.9)',
    },
    {
      ask: 'Particles of mass 1 kg and 3 kg are placed at (0, 0) and (4, 8). Find the centre of mass.',
      answer: '(3, 6)',
    },
    {
      ask: 'Find the centre of mass of particles of mass 4 kg at (1, 1), 2 kg at (5, -1) and 4 kg at (-2, 3).',
      answer: '(0.6, 1.4)',
    },
    {
      ask: '质量为 1 kg、2 kg、3 kg 的质点分别位于 (0, 0)、(3, 0)、(0, 4)，求质心的坐标。',
      answer: '(1, 2)',
    },
    { ask: '质量为 2 kg 的质点在 (1, 2)，质量为 6 kg 的质点在 (5, 6)，求质心。', answer: '(4, 5)' },
    {
      ask: 'Masses of 2 kg, 2 kg, 2 kg and 2 kg are at the corners (0, 0), (2, 0), (2, 2) and (0, 2). Find the center of mass.',
      answer: '(1, 1)',
    },
    {
      ask: 'Particles of masses 0.5 kg and 1.5 kg are at (2, -4) and (6, 0). Find the position of their centre of mass.',
      answer: '(5, -1)',
    },
    {
      ask: 'Particles of masses 3 kg, 4 kg and 7 kg are at (1, 1), (2, 5) and (6, -2). Find the centre of mass.',
      answer: '(3.79, 0.643)',
    },
    {
      ask: 'Find the coordinates of the centre of mass of masses 10 kg at (0, 3) and 5 kg at (6, 0).',
      answer: '(2, 2)',
    },
  ],
  refused: ['Particles of masses 2 kg and m kg are at (1, 0) and (2, 3). Find the centre of mass.'],
  near: [
    'Find the centre of the circle through (0, 0), (2, 0) and (0, 4)',
    'Find the distance between the points (1, 2) and (4, 6)',
  ],
};
