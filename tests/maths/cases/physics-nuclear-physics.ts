import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-nuclear-physics',
  solved: [
    {
      ask: 'The activity of a source is 100 Bq after 6.0 hours. Its half-life is 2.0 hours. Calculate the initial activity.',
      answer: '800 Bq',
    },
    {
      ask: 'Iodine-131 has a half-life of 8.0 days. Calculate its decay constant.',
      answer: '1.0 * 10^-6 s^-1',
    },
    {
      ask: 'The half-life of a source is 5.0 days. Calculate the decay constant.',
      answer: '1.6 * 10^-6 s^-1',
    },
    {
      ask: 'A sample has decay constant 2.0 × 10^-6 s^-1 and contains 3.0 × 10^15 nuclei. Calculate the activity.',
      answer: '6.0 * 10^9 Bq',
    },
    {
      ask: 'A source has an initial activity of 800 Bq and a half-life of 2.0 hours. Calculate the activity after 6.0 hours.',
      answer: '100 Bq',
    },
    { ask: '放射源的半衰期为 8.0 天，求衰变常量。', answer: '1.0 * 10^-6 s^-1' },
    {
      ask: 'The mass defect of a nucleus is 3.0 × 10^-28 kg. Calculate the binding energy.',
      answer: '2.7 * 10^-11 J',
    },
    { ask: 'A source has decay constant 0.030 s^-1. Calculate its half-life.', answer: '23 s' },
    {
      ask: 'A source has an initial activity of 500 Bq and a decay constant of 0.020 s^-1. Calculate the activity after 40 s.',
      answer: '220 Bq',
    },
    { ask: '核反应中的质量亏损为 4.0 × 10^-29 kg，求释放的能量。', answer: '3.6 * 10^-12 J' },
    {
      ask: 'The initial number of nuclei is 4.0 × 10^12 and the decay constant is 0.10 s^-1. Calculate the number of undecayed nuclei after 20 s.',
      answer: '5.4 * 10^11',
    },
  ],
  refused: ['A source has a half-life of 2.0 hours. Calculate the activity after 6.0 hours.'],
  near: ['Calculate the angular frequency of an oscillation of period 0.80 s.', 'Solve e^{-0.02t} = 0.5'],
};
