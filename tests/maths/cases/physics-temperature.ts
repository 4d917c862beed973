import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-temperature',
  solved: [
    {
      ask: '2.0 kg of water is heated from 20 °C to 80 °C. The specific heat capacity of water is 4200 J kg^-1 K^-1. Calculate the energy required.',
      answer: '5.0 * 10^5 J',
    },
    {
      ask: 'What is the specific latent heat if 0.50 kg of ice needs 1.67 × 10^5 J of thermal energy to melt?',
      answer: '3.3 * 10^5 J kg^-1',
    },
    {
      ask: 'A block of mass 1.5 kg has specific heat capacity 390 J kg^-1 K^-1. Calculate the thermal energy for a temperature rise of 40 K.',
      answer: '2.3 * 10^4 J',
    },
    {
      ask: '质量为 0.20 kg 的水温度升高 50 K，水的比热容为 4200 J kg^-1 K^-1，求吸收的热量。',
      answer: '4.2 * 10^4 J',
    },
    {
      ask: 'The specific latent heat of vaporisation of water is 2.26 × 10^6 J kg^-1. Calculate the energy needed to boil away a mass of 0.30 kg.',
      answer: '6.8 * 10^5 J',
    },
    { ask: '冰的质量为 2.0 kg，熔化潜热为 3.3 × 10^5 J/kg，求所需热量。', answer: '6.6 * 10^5 J' },
    {
      ask: 'Heat of 12 kJ is supplied to a metal of mass 0.80 kg and the temperature rise is 30 °C. Calculate its specific heat capacity.',
      answer: '500 J kg^-1 K^-1',
    },
    {
      ask: '质量为 0.50 kg 的铝块从 20 °C 加热到 100 °C，比热容为 900 J/(kg K)，求所需热量。',
      answer: '3.6 * 10^4 J',
    },
  ],
  refused: [
    '2.0 kg of water at 20 °C is mixed with 3.0 kg of water at 80 °C. Find the final temperature.',
    'The temperature of 0.80 kg of metal rises by 25 K when the heat supplied is 9.0 kJ. Calculate the specific heat capacity of the metal.',
  ],
  near: [
    'A gas has pressure 1.0 × 10^5 Pa, volume 2.0 × 10^-3 m^3 and temperature 27 °C. Calculate the amount of gas in mol.',
    'Calculate the weight of a mass of 2.0 kg.',
  ],
};
