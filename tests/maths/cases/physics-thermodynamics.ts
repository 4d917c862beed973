import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-thermodynamics',
  solved: [
    {
      ask: 'A gas absorbs 500 J of heat and does 200 J of work. Calculate the increase in internal energy.',
      answer: '300 J',
    },
    {
      ask: 'A gas expands at a constant pressure of 1.0 × 10^5 Pa. The increase in volume is 3.0 × 10^-3 m^3. Calculate the work done by the gas.',
      answer: '300 J',
    },
    {
      ask: 'The heat supplied to the gas is 800 J and the work done on the gas is 150 J. Find the change in internal energy.',
      answer: '950 J',
    },
    { ask: '气体吸收 600 J 的热量，气体对外做功 250 J，求内能的变化。', answer: '350 J' },
    {
      ask: 'The heat supplied is 1200 J and the work done by the gas is 450 J. Calculate the increase in internal energy of the gas.',
      answer: '750 J',
    },
    {
      ask: '气体在恒定压强下膨胀，压强为 2.0 × 10^5 Pa，体积变化为 4.0 × 10^-3 m³，求气体做功。',
      answer: '800 J',
    },
    {
      ask: 'The work done on the gas is 90 J and the thermal energy lost is 60 J. Calculate the change in internal energy.',
      answer: '30 J',
    },
    { ask: 'q = 40 J, w = 25 J. Calculate ΔU.', answer: '65 J' },
    { ask: '外界对气体做功 120 J，气体放出 80 J 的热量，求内能的变化。', answer: '40 J' },
  ],
  refused: ['A gas expands from 1.0 × 10^-3 m^3 to 3.0 × 10^-3 m^3. Calculate the work done by the gas.'],
  near: [
    'Calculate the work done by a force of 20 N over a distance of 5.0 m.',
    'Calculate the mean kinetic energy of a molecule of a gas at a temperature of 300 K.',
  ],
};
