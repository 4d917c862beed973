import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-gravitational-fields',
  solved: [
    {
      ask: 'A satellite orbits at a radius of 7.0 × 10^6 m around the Earth of mass 6.0 × 10^24 kg. Calculate its orbital speed.',
      answer: '7600 m s^-1',
    },
    {
      ask: 'Calculate the gravitational field strength at the surface of a planet of mass 6.4 × 10^23 kg and radius 3.4 × 10^6 m.',
      answer: '3.7 m s^-2',
    },
    {
      ask: 'Calculate the gravitational force between two spheres of mass 5.0 kg and mass 8.0 kg with separation 0.20 m.',
      answer: '6.7 * 10^-8 N',
    },
    {
      ask: 'Calculate the gravitational potential at the surface of a planet of mass 6.0 × 10^24 kg and radius 6.4 × 10^6 m.',
      answer: '-6.3 * 10^7 J kg^-1',
    },
    {
      ask: 'A satellite orbits a planet of mass 6.0 × 10^24 kg with an orbital radius of 4.2 × 10^7 m. Calculate its period.',
      answer: '8.5 * 10^4 s',
    },
    { ask: '行星质量为 4.9 × 10^24 kg，半径为 6.1 × 10^6 m，求行星表面的引力场强度。', answer: '8.8 m s^-2' },
    {
      ask: '卫星绕地球运动，轨道半径为 8.0 × 10^6 m，地球质量为 6.0 × 10^24 kg，求卫星的环绕速度。',
      answer: '7100 m s^-1',
    },
    {
      ask: 'The Moon has radius 1.74 × 10^6 m and gravitational field strength 1.62 N kg^-1 at its surface. Calculate the mass of the Moon.',
      answer: '7.35 * 10^22 kg',
    },
    {
      ask: '行星的质量为 6.0 × 10^24 kg，半径为 6.4 × 10^6 m，求行星表面的引力势。',
      answer: '-6.3 * 10^7 J kg^-1',
    },
  ],
  refused: [
    'A satellite is 400 km above the surface of the Earth of mass 6.0 × 10^24 kg. Calculate its orbital speed.',
  ],
  near: [
    'Calculate the weight of a man of mass 75 kg.',
    'Calculate the force between two charges of 2.0 μC and 3.0 μC separated by a distance of 10 cm.',
  ],
};
