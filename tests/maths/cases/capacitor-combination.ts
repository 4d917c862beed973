import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'capacitor-combination',
  solved: [
    { ask: 'Find the total capacitance of 2 μF, 3 μF and 6 μF in series', answer: '1.0 μF' },
    { ask: 'Find the capacitance of two capacitors 2 μF and 3 μF in parallel', answer: '5 μF' },
    {
      ask: 'Three capacitors of 10 pF, 20 pF and 30 pF are connected in parallel. Calculate the total capacitance',
      answer: '60 pF',
    },
    { ask: '求 2 μF、3 μF、6 μF 三个电容器串联的总电容', answer: '1.0 μF' },
    { ask: 'Find the capacitance of two capacitors 4 μF and 12 μF in series', answer: '3.0 μF' },
    { ask: 'Calculate the effective capacitance of 100 μF, 100 μF and 50 μF in series', answer: '25 μF' },
    { ask: 'What is the combined capacitance of 1, 2 and 3 μF in parallel', answer: '6 μF' },
    { ask: '三个电容 4 μF、6 μF、12 μF 并联，求总电容', answer: '22 μF' },
    {
      ask: 'Find the equivalent capacitance of a 3.0 μF capacitor in series with a 6.0 μF capacitor and a 2.0 μF capacitor',
      answer: '1.0 μF',
    },
    {
      ask: 'Two capacitors of capacitance 6.0 μF and 3.0 μF are connected in series. Calculate the combined capacitance.',
      answer: '2.0 μF',
    },
    { ask: '电容为 4.0 μF 和 12 μF 的电容器并联，求总电容。', answer: '16.0 μF' },
  ],
  refused: ['Find the capacitance of 2 μF and 3 μF in series and 4 μF in parallel'],
  near: [
    'Find the charge on two capacitors 2 μF and 3 μF in parallel at 12 V',
    'Find the total resistance of 2 Ω and 3 Ω in series',
  ],
};
