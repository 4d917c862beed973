import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-waves',
  solved: [
    {
      ask: 'A wave has frequency 440 Hz and wavelength 0.75 m. What is the speed of the wave?',
      answer: '330 m s^-1',
    },
    {
      ask: 'Water waves have a wavelength of 2.0 m and period 4.0 s. Calculate the speed of the waves.',
      answer: '0.50 m s^-1',
    },
    { ask: 'Calculate the frequency of light of wavelength 600 nm.', answer: '5.00 * 10^14 Hz' },
    {
      ask: 'Polarised light of intensity 20 W m^-2 passes through a filter at an angle of 30°. Calculate the transmitted intensity.',
      answer: '15 W m^-2',
    },
    {
      ask: 'An ambulance siren has frequency 800 Hz and moves towards an observer at a speed of 30 m/s. The speed of sound is 340 m/s. Calculate the observed frequency.',
      answer: '880 Hz',
    },
    { ask: '波的频率为 50 Hz，波速为 340 m/s，求波长。', answer: '6.8 m' },
    { ask: 'The period of a wave is 2.5 ms. Calculate its frequency.', answer: '400 Hz' },
    {
      ask: 'A train whistle of frequency 500 Hz moves away from an observer. The speed of the source is 25 m/s and the speed of sound is 330 m/s. Find the observed frequency.',
      answer: '460 Hz',
    },
    {
      ask: 'A beam of power 0.60 W falls on an area of 2.0 × 10^-4 m^2. Calculate the intensity.',
      answer: '3000 W m^-2',
    },
    { ask: '无线电波的频率为 100 MHz，求波长。', answer: '3.00 m' },
  ],
  refused: [
    'A sound wave has frequency 250 Hz and wavelength 1.36 m. It passes into water. Calculate its speed in water.',
    '频率为 250 Hz、波长为 1.36 m 的声波进入水中，求它的波速。',
    'Sound travels at 340 m/s. Find the wavelength of the third harmonic of a 200 Hz note.',
    'A stationary wave has frequency 440 Hz and node spacing 0.40 m. Find the speed of the wave.',
  ],
  near: ['Calculate the energy of a photon of wavelength 550 nm.', 'Find the wave number of 2x + 3 = 0'],
};
