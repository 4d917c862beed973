import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'elastic-string',
  solved: [
    {
      ask: 'A light elastic string has natural length 0.8 m and modulus of elasticity 40 N. Find the tension when the extension is 0.2 m.',
      answer: '10 N',
    },
    {
      ask: 'A light elastic string of natural length 1.5 m and modulus of elasticity 60 N is stretched to a length of 2.1 m. Find the tension.',
      answer: '24 N',
    },
    {
      ask: 'An elastic string of natural length 2 m and modulus 50 N is stretched by 0.4 m. Find the elastic potential energy.',
      answer: '2 J',
    },
    {
      ask: 'A particle of mass 3 kg hangs in equilibrium from an elastic string of natural length 1.2 m and modulus of elasticity 90 N. Find the extension.',
      answer: '0.4 m',
    },
    {
      ask: 'An elastic string of natural length 0.5 m has tension 15 N when its extension is 0.1 m. Find the modulus of elasticity.',
      answer: '75 N',
    },
    { ask: '弹性绳的原长为 1 m，弹性模量为 80 N，伸长量为 0.25 m，求张力。', answer: '20 N' },
    { ask: '弹性绳的原长为 2 m，弹性模量为 100 N，伸长量为 0.6 m，求弹性势能。', answer: '9 J' },
    {
      ask: '质量为 2 kg 的质点用原长为 0.9 m、弹性模量为 45 N 的弹性绳悬挂并保持平衡，求伸长量。',
      answer: '0.4 m',
    },
    {
      ask: 'A light elastic spring of natural length 60 cm and modulus of elasticity 30 N has extension 15 cm. Find the energy stored.',
      answer: '0.5625 J',
    },
    {
      ask: 'A particle of mass 0.6 kg hangs in equilibrium from an elastic string of natural length 0.4 m. The extension is 0.05 m. Find the modulus of elasticity of the string.',
      answer: '48 N',
    },
  ],
  refused: [
    'A light elastic string has natural length 0.8 m and modulus of elasticity 40 N. Find the tension.',
    'A light elastic string of natural length 1.5 m and modulus of elasticity 60 N has length 1.2 m. Find the tension.',
  ],
  near: [
    'A spring of spring constant 250 N/m is stretched by 4.0 cm. Calculate the elastic potential energy stored in the spring.',
    'Find the modulus of 3 + 4i',
  ],
};
