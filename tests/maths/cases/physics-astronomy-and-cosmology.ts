import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-astronomy-and-cosmology',
  solved: [
    {
      ask: 'A star has luminosity 3.8 × 10^26 W. Calculate the radiant flux intensity at a distance of 1.5 × 10^11 m.',
      answer: '1300 W m^-2',
    },
    {
      ask: 'A star has radius 7.0 × 10^8 m and surface temperature 5800 K. Calculate its luminosity.',
      answer: '4.0 * 10^26 W',
    },
    {
      ask: '恒星的光度为 8.0 × 10^28 W，距离为 2.0 × 10^17 m，求辐射通量强度。',
      answer: '1.6 * 10^-7 W m^-2',
    },
    {
      ask: 'A galaxy recedes. Light of wavelength 656 nm has a change in wavelength of 12 nm. Calculate the recession speed of the galaxy.',
      answer: '5.5 * 10^6 m s^-1',
    },
    {
      ask: 'The Hubble constant is 2.3 × 10^-18 s^-1. Calculate the recession speed of a galaxy at a distance of 4.0 × 10^24 m.',
      answer: '9.2 * 10^6 m s^-1',
    },
    {
      ask: '哈勃常数为 2.2 × 10^-18 s^-1，星系的退行速度为 6.6 × 10^6 m/s，求星系的距离。',
      answer: '3.0 * 10^24 m',
    },
    {
      ask: 'A star has luminosity 5.0 × 10^27 W and surface temperature 9000 K. Calculate its radius.',
      answer: '1.0 * 10^9 m',
    },
    {
      ask: 'The radiant flux intensity from a star of luminosity 2.5 × 10^28 W is 4.0 × 10^-9 W m^-2. Calculate the distance to the star.',
      answer: '7.1 * 10^17 m',
    },
    { ask: '恒星半径为 1.4 × 10^9 m，表面温度为 4500 K，求光度。', answer: '5.7 * 10^26 W' },
  ],
  refused: ['A star has surface temperature 5800 K. Calculate its luminosity.'],
  near: [
    'A satellite orbits at a radius of 7.0 × 10^6 m around the Earth of mass 6.0 × 10^24 kg. Calculate its orbital speed.',
    'Find the distance of the point (1, 2) from the line x + y = 1',
  ],
};
