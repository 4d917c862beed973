import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'newtons-second-law',
  solved: [
    {
      ask: 'A particle of mass 4 kg is acted on by a resultant force of 14 N. Find its acceleration.',
      answer: '3.5 m s^-2',
    },
    { ask: 'Find the weight of a particle of mass 2.5 kg.', answer: '25 N' },
    {
      ask: 'A force of 6 N gives a particle an acceleration of 1.5 m s^-2. Find the mass of the particle.',
      answer: '4 kg',
    },
    { ask: '质量为 3 kg 的质点受到 12 N 的合力，求质点的加速度。', answer: '4 m s^-2' },
    {
      ask: 'A particle of mass 0.2 kg has acceleration 7 m s^-2. Find the resultant force.',
      answer: '1.4 N',
    },
    { ask: '质点的质量为 0.5 kg，求质点的重力。', answer: '5 N' },
    {
      ask: 'A particle of mass 600 g is acted on by a resultant force of 3 N. Find the acceleration of the particle.',
      answer: '5 m s^-2',
    },
    { ask: 'Find the mass of a particle of weight 32 N.', answer: '3.2 kg' },
    {
      ask: 'A resultant force of 25 N acts on a particle of mass 10 kg. Find the acceleration.',
      answer: '2.5 m s^-2',
    },
  ],
  refused: [
    'A particle of mass 4 kg is pulled along a rough horizontal plane by a force of 14 N. Find its acceleration.',
  ],
  near: [
    'Calculate the weight of a man of mass 75 kg.',
    'A particle of mass 2 kg slides down a smooth plane inclined at 30° to the horizontal. Find the acceleration.',
  ],
};
