import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-electric-fields',
  solved: [
    {
      ask: 'Calculate the force between two charges of 2.0 μC and 3.0 μC separated by a distance of 10 cm.',
      answer: '5.4 N',
    },
    {
      ask: 'The potential difference between two parallel plates is 600 V and the plate separation is 2.0 cm. Calculate the electric field strength.',
      answer: '3.0 * 10^4 V m^-1',
    },
    {
      ask: 'A charge of 4.0 μC is in an electric field of electric field strength 2.5 × 10^4 N/C. Calculate the force on the charge.',
      answer: '0.10 N',
    },
    {
      ask: 'Calculate the electric field strength at a distance of 0.30 m from a point charge of charge 6.0 nC.',
      answer: '600 V m^-1',
    },
    {
      ask: 'Calculate the electric potential at a distance of 5.0 cm from a point charge of 2.0 nC.',
      answer: '360 V',
    },
    { ask: '电场强度为 500 V/m，电荷量为 3.0 × 10^-6 C，求电场力。', answer: '1.5 * 10^-3 N' },
    { ask: '两平行板的电势差为 200 V，板间距为 5.0 mm，求电场强度。', answer: '4.0 * 10^4 V m^-1' },
    {
      ask: 'An electron is in an electric field of electric field strength 1.5 × 10^4 V m^-1. Calculate the electric force on the electron.',
      answer: '2.4 * 10^-15 N',
    },
    { ask: '点电荷的电荷量为 5.0 nC，求距离为 0.20 m 处的电场强度。', answer: '1100 V m^-1' },
  ],
  refused: ['A charge of 4.0 μC is in an electric field. Calculate the electric force.'],
  near: [
    'A current of 2.0 A flows for 5.0 minutes. Calculate the charge.',
    'Calculate the gravitational force between two spheres of mass 5.0 kg and mass 8.0 kg with separation 0.20 m.',
  ],
};
