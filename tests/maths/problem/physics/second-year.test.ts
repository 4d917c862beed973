import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

describe('fields', () => {
  test('moons of one planet have the mass of it in common', () => {
    expect(
      answersTo(
        'Two moons, X and Y, are in circular orbits about the same planet. Moon X has an orbital radius of 3.0 × 10^8 m and a period of 1.36 × 10^5 s. The orbital radius of moon Y is 7.5 × 10^8 m. Gravitational effects between the moons may be neglected.',
        '(a) Calculate the mass of the planet. [2]',
        '(b) Determine the period, in days, of the orbit of moon Y. [2]',
        '(c) Calculate the ratio (linear speed of X) / (linear speed of Y). [2]',
      ),
    ).toEqual(['8.64 * 10^26 kg', '6.22 days', '1.58']);
  });

  test('a particle stops where its energy has become potential energy', () => {
    const APPROACH =
      'An α-particle is a long distance from a stationary gold-197 nucleus (proton number 79). The α-particle has kinetic energy 4.8 MeV and is travelling directly towards the centre of the nucleus.';
    expect(
      answersTo(
        APPROACH,
        'Determine the distance of closest approach of the α-particle to the centre of the nucleus.',
      ),
    ).toEqual(['4.74 * 10^-14 m']);
    expectRefused(
      APPROACH,
      'Determine the distance of closest approach of the proton to the centre of the nucleus.',
    );
    expectRefused(
      APPROACH.replace('directly towards', 'past'),
      'Determine the distance of closest approach of the α-particle to the centre of the nucleus.',
    );
  });

  test('a sphere holds no more charge than the air bears', () => {
    expect(
      answersTo(
        'An isolated metal sphere of radius 0.15 m carries positive charge. Air surrounding the sphere ceases to be an insulator where the electric field strength exceeds 3.0 × 10^6 V m^(-1).',
        '(a) Calculate the maximum charge that can be stored on the sphere. [2]',
        '(b) Determine the potential at the surface of the sphere when it carries this charge. [2]',
      ),
    ).toEqual(['7.51 * 10^-6 C', '4.50 * 10^5 V']);
  });
});

describe('a vertical circle', () => {
  const LOOP =
    'A toy car of mass 0.052 kg travels along a smooth track that includes a vertical circular loop. The path of the centre of mass of the car in the loop has radius 0.240 m. At the lowest point L of the loop, the speed of the car is 3.90 m s^(-1).';

  test('has places with names', () => {
    expect(
      answersTo(
        LOOP,
        '(a) Show that the speed of the car at the highest point H of the loop is 2.4 m s^(-1). [2]',
        '(b) Determine the magnitude of the force exerted by the track on the car at H. [3]',
        '(c) Determine the magnitude of the force exerted by the track on the car at L. [3]',
      ),
    ).toEqual(['2.41 m s^-1', '0.745 N', '3.81 N']);
  });

  test('and no others', () => {
    expectRefused(LOOP, 'Determine the magnitude of the force exerted by the track on the car at K.');
    expectRefused(
      LOOP.replace('smooth', 'rough'),
      'Determine the speed of the car at the highest point H of the loop.',
    );
  });
});

describe('what loses its energy', () => {
  test('an oscillation whose amplitude is less than it was', () => {
    expect(
      answersTo(
        'A bar magnet of mass 0.17 kg is suspended from the free end of a vertical spring. The magnet oscillates vertically with simple harmonic motion of frequency 2.3 Hz and constant amplitude 1.8 cm.',
        '(a) Determine the total energy of the oscillations. [3]',
        '(b) After eight further complete oscillations, the amplitude has decreased to 1.2 cm. The change in frequency is negligible. Calculate the energy dissipated during the eight oscillations. [2]',
      ),
    ).toEqual(['5.75 * 10^-3 J', '3.20 * 10^-3 J']);
  });

  test('a capacitor that a supply has charged', () => {
    expect(
      answersTo(
        'A capacitor of capacitance 470 μF is charged through a two-way switch from a supply of electromotive force (e.m.f.) 12.0 V and negligible internal resistance. At time t = 0, the switch is moved so that the capacitor discharges through a resistor of resistance 68 kΩ.',
        '(a) Calculate the initial charge on the capacitor. [1]',
        '(b) Determine the time t at which the potential difference across the capacitor has fallen to 4.5 V. [3]',
      ),
    ).toEqual(['5.64 * 10^-3 C', '31.3 s']);
  });
});
