import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'work-energy-power',
  solved: [
    { ask: 'A particle of mass 4 kg moves with speed 5 m s^-1. Find its kinetic energy.', answer: '50 J' },
    {
      ask: 'A particle of mass 3 kg is raised through a vertical height of 7 m. Find the gain in potential energy.',
      answer: '210 J',
    },
    {
      ask: 'A particle is moved a distance of 8 m by a force of 15 N. Find the work done by the force.',
      answer: '120 J',
    },
    {
      ask: 'A force of 20 N acts at an angle of 60° to the horizontal and moves a particle a distance of 5 m along a horizontal surface. Find the work done by the force.',
      answer: '50 J',
    },
    { ask: '质量为 2 kg 的质点以 6 m/s 的速度运动，求质点的动能。', answer: '36 J' },
    { ask: 'A particle of mass 0.5 kg has kinetic energy 16 J. Find its speed.', answer: '8 m s^-1' },
    { ask: 'A force of 30 N moves a particle with a speed of 4 m s^-1. Find the power.', answer: '120 W' },
    { ask: '质量为 6 kg 的质点被举高，竖直高度为 4 m，求重力势能的增加量。', answer: '240 J' },
    {
      ask: 'A particle of mass 8 kg has kinetic energy 100 J. Find the speed of the particle.',
      answer: '5 m s^-1',
    },
  ],
  refused: ['A particle of mass 4 kg slides 3 m down a rough plane. Find the work done against friction.'],
  near: [
    'A car of mass 1200 kg travels at 25 m/s. Calculate its kinetic energy.',
    'A light elastic string has natural length 0.8 m and modulus of elasticity 40 N. Find the tension when the extension is 0.2 m.',
  ],
};
