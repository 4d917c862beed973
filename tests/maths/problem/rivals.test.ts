import { expect, test } from 'vitest';
import { solve } from '../../../server/maths/solving/solve.ts';

test('of two bodies of one sort none is taken for the other', () => {
  const asked = (question: string) => solve(question).solved;
  expect(asked('A car has mass 1200 kg and speed 20 m s^-1. Calculate the kinetic energy of the car.')).toBe(
    true,
  );
  for (const question of [
    'A car has mass 1200 kg and speed 20 m s^-1. Calculate the kinetic energy of the lorry.',
    'Red light has wavelength 650 nm. Calculate the photon energy of blue light.',
    'Sound has a frequency of 440 Hz. The speed of sound in water is 1500 m s^-1. Calculate the wavelength of the sound in air.',
    'The Sun has mass 2.0 × 10^30 kg and the Earth has radius 6.4 × 10^6 m. Calculate the gravitational field strength at the surface of the Earth.',
  ])
    expect(asked(question), question).toBe(false);
});

test('an electron has the mass of an electron, whatever a proton has', () => {
  const outcome = solve(
    'The mass of a proton is 1.67 × 10^-27 kg. An electron has speed 2.0 × 10^6 m s^-1. Calculate the momentum of the electron.',
  );
  expect(outcome.solved && outcome.worked.answer.text).toBe('1.82 * 10^-24 kg m s^-1');
});
