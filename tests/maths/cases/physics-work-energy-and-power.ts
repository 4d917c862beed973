import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-work-energy-and-power',
  solved: [
    {
      ask: 'A car of power 30.0 kW travels at a constant speed of 20.0 m/s. Find the driving force.',
      answer: '1500 N',
    },
    { ask: '功率 30.0 kW 的汽车以 20.0 m/s 匀速行驶，求牵引力。', answer: '1500 N' },
    { ask: 'A car of mass 1200 kg travels at 25 m/s. Calculate its kinetic energy.', answer: '3.8 * 10^5 J' },
    {
      ask: 'A force of 20 N moves a box through a distance of 5.0 m in 4.0 s. Calculate the power.',
      answer: '25 W',
    },
    {
      ask: 'A motor lifts a load of mass 50 kg through a height of 12 m in 20 s. Calculate the power.',
      answer: '290 W',
    },
    { ask: '质量为 3.0 kg 的球以 4.0 m/s 的速度运动，求球的动能。', answer: '24 J' },
    {
      ask: 'A mass of 5.0 kg is raised through a vertical height of 2.0 m. Calculate the gain in gravitational potential energy.',
      answer: '98 J',
    },
    {
      ask: 'A force of 60 N pulls a sledge a distance of 15 m at an angle of 25° to the horizontal. Calculate the work done by the force.',
      answer: '820 J',
    },
    {
      ask: 'A machine has input power 2.0 kW and useful output power 1.5 kW. Find its efficiency.',
      answer: '75 %',
    },
    {
      ask: 'A car engine exerts a force of 800 N at a speed of 30 m s^-1. Calculate the power of the engine.',
      answer: '2.4 * 10^4 W',
    },
    {
      ask: 'The kinetic energy of a bullet of mass 8.0 g is 1.6 kJ. Calculate its speed.',
      answer: '630 m s^-1',
    },
    { ask: '机器在 30 s 内做功 6.0 kJ，求功率。', answer: '200 W' },
    {
      ask: 'Calculate the kinetic energy of an electron with a speed of 2.0 × 10^6 m/s.',
      answer: '1.8 * 10^-18 J',
    },
  ],
  refused: [
    'A pump of mass 40 kg raises water through a height of 6.0 m. Calculate the gain in potential energy of the water.',
    '质量为 40 kg 的水泵把水提升 6.0 m，求水增加的重力势能。',
    'A machine takes in 500 J and wastes 150 J. Find its efficiency.',
    'A motor has an input power of 200 W and 50 W is lost as heat. Find its efficiency.',
    'A block of mass 2.0 kg slides a distance of 3.0 m against friction. Find the work done.',
  ],
  near: [
    'Find the work done by the gas when it expands at a constant pressure of 1.0 × 10^5 Pa and the change in volume is 2.0 × 10^-3 m^3.',
    'Calculate the momentum of a mass of 2.0 kg with a speed of 3.0 m/s.',
  ],
};
