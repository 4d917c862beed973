import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-quantum-physics',
  solved: [
    {
      ask: 'A laser emits light of wavelength 633 nm. Calculate the energy of each photon.',
      answer: '3.14 * 10^-19 J',
    },
    { ask: 'Calculate the energy of a photon of wavelength 550 nm.', answer: '3.62 * 10^-19 J' },
    { ask: 'Calculate the energy in eV of a photon of wavelength 550 nm.', answer: '2.26 eV' },
    {
      ask: 'Metal has work function 2.3 eV. Light of wavelength 400 nm falls on it. Calculate the maximum kinetic energy of the photoelectrons.',
      answer: '1.3 * 10^-19 J',
    },
    {
      ask: 'An electron moves with a speed of 2.0 × 10^6 m s^-1. Calculate its de Broglie wavelength.',
      answer: '3.6 * 10^-10 m',
    },
    { ask: '光子的频率为 6.0 × 10^14 Hz，求光子能量。', answer: '4.0 * 10^-19 J' },
    {
      ask: 'The threshold frequency of a metal is 5.5 × 10^14 Hz. Calculate the work function.',
      answer: '3.6 * 10^-19 J',
    },
    { ask: '金属的逸出功为 3.2 × 10^-19 J，求极限频率。', answer: '4.8 * 10^14 Hz' },
    { ask: 'Calculate the momentum of a photon of wavelength 480 nm.', answer: '1.38 * 10^-27 kg m s^-1' },
    {
      ask: 'A particle has momentum 5.0 × 10^-24 N s. Calculate the de Broglie wavelength.',
      answer: '1.3 * 10^-10 m',
    },
    { ask: '波长为 600 nm 的光子，求光子的能量。', answer: '3.32 * 10^-19 J' },
    {
      ask: 'Light of frequency 9.0 × 10^14 Hz falls on a metal with work function energy 3.0 × 10^-19 J. Calculate the maximum kinetic energy of the photoelectrons.',
      answer: '3.0 * 10^-19 J',
    },
  ],
  refused: [
    'Light falls on a metal of work function 2.3 eV. Calculate the maximum kinetic energy of the photoelectrons.',
  ],
  near: [
    'Calculate the frequency of light of wavelength 600 nm.',
    'Calculate the kinetic energy of a mass of 2.0 kg moving at 3.0 m/s.',
  ],
};
