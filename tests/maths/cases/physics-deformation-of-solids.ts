import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-deformation-of-solids',
  solved: [
    {
      ask: 'A wire of diameter 2.0 mm is under a tension of 50 N. Calculate the stress.',
      answer: '1.6 * 10^7 Pa',
    },
    {
      ask: 'A spring of spring constant 250 N/m is stretched by 4.0 cm. Calculate the elastic potential energy stored in the spring.',
      answer: '0.20 J',
    },
    { ask: '弹簧的劲度系数为 200 N/m，伸长量为 5.0 cm，求弹簧的弹力。', answer: '10 N' },
    {
      ask: 'A load of 12 N gives a spring an extension of 3.0 cm. Calculate the spring constant.',
      answer: '400 N m^-1',
    },
    {
      ask: 'Calculate the stress in a wire of cross-sectional area 2.0 mm² under a tension of 50 N.',
      answer: '2.5 * 10^7 Pa',
    },
    {
      ask: 'A wire of original length 2.50 m has an extension of 1.25 mm. Calculate the strain.',
      answer: '5.00 * 10^-4',
    },
    {
      ask: 'A wire has stress 9.0 × 10^7 Pa and strain 4.5 × 10^-4. Calculate the Young modulus.',
      answer: '2.0 * 10^11 Pa',
    },
    {
      ask: 'A wire of length 2.0 m and cross-sectional area 5.0 × 10^-7 m^2 is stretched by a force of 40 N. The Young modulus is 2.0 × 10^11 Pa. Find the extension.',
      answer: '8.0 * 10^-4 m',
    },
    { ask: '弹簧的劲度系数为 200 N/m，伸长量为 5.0 cm，弹性势能是多少？', answer: '0.25 J' },
    {
      ask: 'A force of 30 N stretches a rubber band with extension 0.10 m. Calculate the elastic potential energy.',
      answer: '1.5 J',
    },
    { ask: '金属丝的应力为 1.2 × 10^8 Pa，杨氏模量为 2.0 × 10^11 Pa，求应变。', answer: '6.0 * 10^-4' },
  ],
  refused: [
    'A spring of stiffness 100 N/m is extended from 2 cm to 5 cm. Find the work done',
    'A spring is stretched by 4.0 cm and then by 6.0 cm. Find the elastic potential energy.',
  ],
  near: [
    'Calculate the pressure exerted by a force of 50 N on an area of 25 cm^2.',
    'A force of 20 N moves a box through a distance of 5.0 m. Calculate the work done.',
  ],
};
