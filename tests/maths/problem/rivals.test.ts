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

test('what is done with one thing is not left out of what is asked of another', () => {
  for (const question of [
    'Two parallel metal plates are separated by a distance of 5.0 mm. A potential difference of 200 V is applied between the plates. An electron is between the plates. The potential difference is doubled. Calculate the force on the electron.',
    'The half-life of iodine-131 is 8.0 days. A sample of iodine-131 has an initial activity of 4.0×10^5 Bq. The activity of the sample is doubled. Calculate the activity of the sample after 20 days.',
  ])
    expect(solve(question).solved, question).toBe(false);
});

test('a flight ends where it lands', () => {
  const thrown =
    'A stone is thrown horizontally with speed 15.0 m s^-1 from the top of a cliff of height 33.0 m. Air resistance is negligible.';
  const after = (time: string) => solve(`${thrown} Calculate the speed of the stone after ${time} s.`);
  const outcome = after('1.00');
  expect(outcome.solved && outcome.worked.answer.text).toBe('17.9 m s^-1');
  expect(after('4.00').solved).toBe(false);
});

test('a difference of temperatures in degrees is one in kelvin', () => {
  const outcome = solve(
    'A fixed mass of gas is at a temperature of 20 °C and a pressure of 100 kPa. The temperature of the gas is raised by 313 °C at constant volume. Calculate the new pressure of the gas.',
  );
  expect(outcome.solved && outcome.worked.answer.text).toBe('2.07 * 10^5 Pa');
});

test('a wall ends a flight, and the field of a sphere begins at its surface', () => {
  const kicked = (wall: string) =>
    `A ball is kicked from a point P on horizontal ground. It leaves P with a velocity of 24.0 m s^-1 at an angle of 35.0° to the horizontal. Air resistance is negligible. The ball strikes a vertical wall that is a horizontal distance of ${wall} m from P. Calculate the time taken for the ball to reach its maximum height.`;
  const charged = (distance: string) =>
    `An isolated conducting sphere in a vacuum has radius 0.120 m and carries a charge of +4.80×10^{-8} C. The charge may be considered to act as a point charge at the centre of the sphere. Calculate the electric field strength at a distance of ${distance} m from the centre of the sphere.`;
  const solved = [kicked('38.0'), kicked('10.0'), charged('0.240'), charged('0.060')].map(
    (question) => solve(question).solved,
  );
  expect(solved).toEqual([true, false, true, false]);
});
