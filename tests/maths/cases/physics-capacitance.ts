import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-capacitance',
  solved: [
    {
      ask: 'A capacitor of capacitance 220 μF is charged to a potential difference of 12 V. Calculate the energy stored.',
      answer: '0.016 J',
    },
    {
      ask: 'A capacitor of capacitance 470 μF discharges through a resistor of resistance 10 kΩ. Calculate the time constant.',
      answer: '4.7 s',
    },
    {
      ask: 'Calculate the charge on a capacitor of capacitance 10 μF at a potential difference of 5.0 V.',
      answer: '5.0 * 10^-5 C',
    },
    { ask: '电容器的电容为 100 μF，电压为 20 V，求储存的能量。', answer: '0.020 J' },
    {
      ask: 'A capacitor of capacitance 50 μF discharges through a resistance of 200 kΩ. The initial potential difference is 9.0 V. Calculate the potential difference after a time of 5.0 s.',
      answer: '5.5 V',
    },
    {
      ask: 'A capacitor holds a charge of 3.0 mC at a potential difference of 15 V. Calculate its capacitance.',
      answer: '2.0 * 10^-4 F',
    },
    { ask: '电容器的电荷量为 6.0 × 10^-4 C，电压为 12 V，求电容。', answer: '5.0 * 10^-5 F' },
    {
      ask: 'The charge on a capacitor is 2.0 mC and its capacitance is 500 μF. Calculate the energy stored in the capacitor.',
      answer: '4.0 * 10^-3 J',
    },
  ],
  refused: ['Calculate the energy stored in a capacitor of capacitance 220 μF.'],
  near: [
    'The potential difference across a 12 Ω resistor is 6.0 V. Calculate the current.',
    'A body of heat capacity 200 J/K absorbs heat. Find the temperature.',
  ],
};
