import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-ideal-gases',
  solved: [
    {
      ask: 'A gas has pressure 1.0 × 10^5 Pa, volume 2.0 × 10^-3 m^3 and temperature 27 °C. Calculate the amount of gas in mol.',
      answer: '0.080 mol',
    },
    {
      ask: 'Calculate the mean kinetic energy of a molecule of a gas at a temperature of 300 K.',
      answer: '6.21 * 10^-21 J',
    },
    {
      ask: '0.50 mol of an ideal gas has volume 0.012 m^3 at a temperature of 290 K. Calculate the pressure of the gas.',
      answer: '1.0 * 10^5 Pa',
    },
    {
      ask: '理想气体的物质的量为 2.0 mol，温度为 300 K，压强为 1.0 × 10^5 Pa，求体积。',
      answer: '0.050 m^3',
    },
    {
      ask: 'A gas of density 1.2 kg m^-3 has a mean-square speed of 2.5 × 10^5 m^2 s^-2. Calculate the pressure.',
      answer: '1.0 * 10^5 Pa',
    },
    { ask: 'Calculate the number of molecules in 0.25 mol of gas.', answer: '1.5 * 10^23' },
    {
      ask: 'A gas at a pressure of 2.0 × 10^5 Pa has density 1.5 kg m^-3. Calculate the root-mean-square speed of the molecules.',
      answer: '630 m s^-1',
    },
    {
      ask: 'A gas of volume 1.0 × 10^-3 m^3 contains 2.4 × 10^22 molecules at a temperature of 300 K. Calculate the pressure.',
      answer: '9.9 * 10^4 Pa',
    },
    { ask: '温度为 350 K 的气体，求分子的平均动能。', answer: '7.25 * 10^-21 J' },
  ],
  refused: ['A gas at a pressure of 1.0 × 10^5 Pa has volume 2.0 m^3. Calculate the temperature.'],
  near: [
    '2.0 kg of water is heated from 20 °C to 80 °C. The specific heat capacity of water is 4200 J kg^-1 K^-1. Calculate the energy required.',
    'Calculate the pressure exerted by a force of 50 N on an area of 25 cm^2.',
  ],
};
