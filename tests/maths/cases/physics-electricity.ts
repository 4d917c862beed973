import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-electricity',
  solved: [
    {
      ask: 'A wire of length 2.00 m and diameter 0.500 mm has resistivity 4.90 × 10^-7 Ω m. Find the resistance of the wire.',
      answer: '4.99 Ω',
    },
    { ask: 'A current of 2.0 A flows for 5.0 minutes. Calculate the charge.', answer: '600 C' },
    {
      ask: 'The potential difference across a 12 Ω resistor is 6.0 V. Calculate the current.',
      answer: '0.50 A',
    },
    { ask: '电阻为 10 Ω 的电阻器两端电压为 5.0 V，求电流。', answer: '0.50 A' },
    {
      ask: 'A wire has length 2.0 m, cross-sectional area 1.5 × 10^-6 m^2 and resistivity 4.9 × 10^-7 Ω m. Calculate the resistance of the wire.',
      answer: '0.65 Ω',
    },
    { ask: 'A lamp is rated 12 V, 24 W. Calculate the current.', answer: '2.0 A' },
    {
      ask: 'A copper wire of cross-sectional area 1.0 mm^2 has 8.5 × 10^28 m^-3 as number density of free electrons and carries a current of 3.0 A. Calculate the mean drift speed.',
      answer: '2.2 * 10^-4 m s^-1',
    },
    { ask: '一根导线的电阻为 4.0 Ω，通过的电流为 0.50 A，求电压。', answer: '2.0 V' },
    {
      ask: 'A current of 0.25 A passes through a resistor of resistance 1.2 kΩ. Calculate the power dissipated in the resistor.',
      answer: '75 W',
    },
    {
      ask: 'A heater has resistance 50 Ω and the potential difference is 230 V. Calculate the power.',
      answer: '1100 W',
    },
    {
      ask: 'A charge of 30 C passes through a lamp and the energy transferred is 360 J. Calculate the potential difference.',
      answer: '12 V',
    },
    { ask: 'A 60 W lamp is on for 5.0 hours. Calculate the electrical energy.', answer: '1.1 * 10^6 J' },
    { ask: '电功率为 1000 W，电压为 220 V，求电流。', answer: '4.55 A' },
  ],
  refused: ['Calculate the current in a 12 Ω resistor.'],
  near: [
    'A cell of e.m.f. 1.5 V and internal resistance 0.50 Ω is connected to a 2.5 Ω resistor. Calculate the current.',
    'Calculate the charge on a capacitor of capacitance 10 μF at a potential difference of 5.0 V.',
  ],
};
