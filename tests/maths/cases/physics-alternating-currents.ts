import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-alternating-currents',
  solved: [
    {
      ask: 'The peak voltage of a sinusoidal supply is 325 V. Calculate the r.m.s. voltage.',
      answer: '230 V',
    },
    { ask: 'The r.m.s. current is 2.0 A. Calculate the peak current.', answer: '2.8 A' },
    { ask: '正弦交流电的峰值电流为 5.0 A，求电流的有效值。', answer: '3.5 A' },
    {
      ask: 'A sinusoidal current of peak current 3.0 A passes through a resistance of 20 Ω. Calculate the mean power.',
      answer: '90 W',
    },
    {
      ask: 'An r.m.s. voltage of 230 V is across a resistance of 46 Ω. Calculate the mean power dissipated.',
      answer: '1200 W',
    },
    { ask: '电压有效值为 220 V，求峰值电压。', answer: '311 V' },
    { ask: 'The peak power in a resistor is 80 W. Find the mean power.', answer: '40 W' },
    {
      ask: 'The rms current is 4.0 A in a heater of resistance 25 Ω. Calculate the average power.',
      answer: '400 W',
    },
    { ask: '电压有效值为 12 V，有效电流为 0.50 A，求平均功率。', answer: '6.0 W' },
  ],
  refused: [
    'Peak to peak voltage is 20.0 V. Find the rms voltage.',
    'A square wave has peak voltage 5.0 V. Calculate the r.m.s. voltage.',
  ],
  near: [
    'The potential difference across a 12 Ω resistor is 6.0 V. Calculate the current.',
    'Find the mean of 3, 5 and 7',
  ],
};
