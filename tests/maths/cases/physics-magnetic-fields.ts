import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-magnetic-fields',
  solved: [
    {
      ask: 'A wire of length 0.20 m carries a current of 3.0 A at right angles to a magnetic field of flux density 0.15 T. Calculate the force on the wire.',
      answer: '0.090 N',
    },
    {
      ask: 'An electron moves in a circle at 1.0 × 10^7 m/s perpendicular to a magnetic field of flux density 2.0 mT. Calculate the radius of the path.',
      answer: '0.028 m',
    },
    {
      ask: 'A proton moves at 3.0 × 10^6 m/s perpendicular to a magnetic field of flux density 0.50 T. Calculate the magnetic force on the proton.',
      answer: '2.4 * 10^-13 N',
    },
    {
      ask: '长度为 0.50 m 的导线通有 4.0 A 的电流，与磁通密度为 0.20 T 的磁场垂直，求安培力。',
      answer: '0.40 N',
    },
    {
      ask: 'A coil of area 2.0 × 10^-3 m^2 with 200 turns is perpendicular to a magnetic field of flux density 0.30 T. Calculate the flux linkage.',
      answer: '0.12 Wb',
    },
    {
      ask: 'A magnetic field of flux density 0.40 T is normal to a loop of area 25 cm^2. Calculate the magnetic flux through the loop.',
      answer: '1.0 * 10^-3 Wb',
    },
    {
      ask: 'A coil has 500 turns. The change in magnetic flux is 3.0 × 10^-4 Wb in a time of 0.020 s. Calculate the induced e.m.f.',
      answer: '7.5 V',
    },
    {
      ask: '线圈的匝数为 100，磁通量的变化为 2.0 × 10^-3 Wb，所用时间为 0.10 s，求感应电动势。',
      answer: '2.0 V',
    },
    {
      ask: 'A wire of length 0.30 m carrying a current of 5.0 A makes an angle of 40° with the magnetic field of flux density 0.12 T. Calculate the force on the wire.',
      answer: '0.12 N',
    },
    {
      ask: 'A slice of thickness 0.10 mm carries a current of 0.50 A in a magnetic field of flux density 0.080 T. The number density of charge carriers is 6.0 × 10^24 m^-3. Calculate the Hall voltage.',
      answer: '4.2 * 10^-4 V',
    },
  ],
  refused: ['A wire of length 0.20 m carries a current of 3.0 A. Calculate the magnetic force.'],
  near: [
    'Find the vector perpendicular to (1, 2, 3) and (4, 5, 6)',
    'A current of 2.0 A flows for 5.0 minutes. Calculate the charge.',
  ],
};
