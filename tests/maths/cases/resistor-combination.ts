import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'resistor-combination',
  solved: [
    { ask: 'Find the resistance of two resistors 4 Ω and 6 Ω in parallel', answer: '2.4 Ω' },
    { ask: 'Calculate the total resistance of 4 Ω, 6 Ω and 12 Ω in parallel', answer: '2.0 Ω' },
    {
      ask: 'Three resistors of 10 Ω, 20 Ω and 30 Ω are connected in series. Find the total resistance.',
      answer: '60 Ω',
    },
    { ask: 'Find the combined resistance of 4, 6 and 12 ohm resistors in parallel', answer: '2.0 ohm' },
    { ask: 'Calculate the resistance of 1.2 kΩ and 3.3 kΩ connected in series', answer: '4.5 kΩ' },
    { ask: 'What is the equivalent resistance of 100 Ω, 220 Ω and 47 Ω in series?', answer: '367 Ω' },
    { ask: '求 4 Ω、6 Ω 和 12 Ω 三个电阻并联的总电阻', answer: '2.0 Ω' },
    { ask: '三个电阻 10 Ω、20 Ω、30 Ω 串联，求总电阻', answer: '60 Ω' },
    {
      ask: 'Find the total resistance of a 3.0 Ω resistor in parallel with a 6.0 Ω resistor and a 2.0 Ω resistor',
      answer: '1.0 Ω',
    },
    {
      ask: 'Two resistors of resistance 6.0 Ω and 3.0 Ω are connected in parallel. Calculate the combined resistance.',
      answer: '2.0 Ω',
    },
    {
      ask: 'Calculate the total resistance of a 6.0 Ω resistor and a 3.0 Ω resistor connected in series.',
      answer: '9.0 Ω',
    },
    { ask: '电阻为 20 Ω 和 30 Ω 的电阻器并联，求总电阻。', answer: '12 Ω' },
    { ask: '两个电阻 12 Ω 和 18 Ω 串联，求总电阻。', answer: '30 Ω' },
  ],
  refused: [
    'Find the resistance of two resistors of 4 Ω in parallel',
    'Find the total resistance of 4 Ω in series with 6 Ω and 12 Ω in parallel',
    'Find the resistance of three resistors 4 Ω and 6 Ω in parallel',
  ],
  near: [
    'Find the current in two resistors 4 Ω and 6 Ω in parallel with a 12 V supply',
    'Find the total capacitance of 2 μF and 3 μF in series',
    'Two resistors 4 Ω and 6 Ω are in parallel. Find the ratio of the currents',
  ],
};
