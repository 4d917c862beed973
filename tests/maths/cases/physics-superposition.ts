import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-superposition',
  solved: [
    {
      ask: 'Light of wavelength 500 nm passes through a diffraction grating with 400 lines per mm. Find the angle of the second-order maximum.',
      answer: '23.6 °',
    },
    {
      ask: 'In a double-slit experiment light of wavelength 600 nm passes through slits of slit separation 0.50 mm. The distance from the slits to the screen is 2.0 m. Calculate the fringe separation.',
      answer: '2.4 * 10^-3 m',
    },
    {
      ask: '双缝间距为 0.25 mm，双缝到屏的距离为 1.5 m，条纹间距为 3.6 mm，求波长。',
      answer: '6.0 * 10^-7 m',
    },
    { ask: 'a = 0.40 mm, D = 1.20 m, λ = 633 nm in a two-slit experiment. Find x.', answer: '1.9 * 10^-3 m' },
    {
      ask: 'A diffraction grating has 300 lines per mm. The first-order maximum is at an angle of 10.2°. Calculate the wavelength of the light.',
      answer: '5.90 * 10^-7 m',
    },
    { ask: '波长为 589 nm 的光垂直入射到每毫米 500 条刻线的光栅上，求第一级的角度。', answer: '17.1 °' },
    {
      ask: 'Light of wavelength 650 nm falls on two slits. The fringe spacing is 1.3 mm and the distance to the screen is 1.8 m. Calculate the slit separation.',
      answer: '9.0 * 10^-4 m',
    },
    {
      ask: 'In a double-slit experiment the wavelength is 450 nm, the slit separation is 0.30 mm and the fringe separation is 2.7 mm. Calculate the distance from the slits to the screen.',
      answer: '1.8 m',
    },
    {
      ask: 'A diffraction grating has a grating spacing of 2.5 × 10^-6 m. Light of wavelength 500 nm is used. Find the angle of the third-order maximum.',
      answer: '37 °',
    },
  ],
  refused: [
    'Light of wavelength 700 nm passes through a diffraction grating with 900 lines per mm. Find the angle of the second-order maximum.',
  ],
  near: [
    'A wave has frequency 440 Hz and wavelength 0.75 m. What is the speed of the wave?',
    'Find the distance between the planes x + y = 1 and x + y = 3',
  ],
};
