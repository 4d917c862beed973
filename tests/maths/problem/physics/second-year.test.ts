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

describe('a cycle of a gas', () => {
  const CYCLE =
    'A fixed mass of an ideal gas undergoes the cycle of changes PQRP. At P, its volume is 2.5 × 10^(-4) m^3 and its pressure is 4.0 × 10^5 Pa. From P to Q, the gas expands at constant pressure to a volume of 7.5 × 10^(-4) m^3. From Q to R, the volume stays constant while the pressure falls. From R to P, the gas is compressed and returned to its original state, the work done on the gas during this change being 110 J.';
  const ALIKE = ' The temperature of the gas at R is equal to its temperature at P.';

  test('has states with letters, and ends as it began', () => {
    expect(
      answersTo(
        CYCLE + ALIKE,
        '(a) Calculate the pressure of the gas at R. [2]',
        '(b) During the change PQ, the thermal energy transferred to the gas is 500 J. Determine the increase in internal energy of the gas during each of the changes PQ, QR and RP. [3]',
        '(c) Hence state the thermal energy transferred to the gas during the change QR and during the change RP. [2]',
      ),
    ).toEqual(['1.33 * 10^5 Pa', '300 J, -300 J, 0 J', '-300 J, -110 J']);
  });

  test('of which nothing is known that was not told', () => {
    expectRefused(CYCLE, 'Calculate the pressure of the gas at R.');
    expectRefused(CYCLE.replace('PQRP', 'PQRS') + ALIKE, 'Calculate the pressure of the gas at R.');
  });
});

describe('nuclei', () => {
  test('give the energy by which they are bound more', () => {
    expect(
      answersTo(
        'A nuclear reaction is represented by: ^2_1H + ^3_1H → ^4_2He + ^1_0n + energy. The binding energies per nucleon are 1.11 MeV for ^2_1H, 2.83 MeV for ^3_1H and 7.07 MeV for ^4_2He.',
        '(a) Show that the energy released in the reaction is 17.6 MeV. [2]',
        '(b) Calculate, in kg, the difference between the total mass of the reactants and the total mass of the products. [2]',
      ),
    ).toEqual(['17.6 MeV', '3.12 * 10^-29 kg']);
  });

  test('and the energy of the mass that is lost', () => {
    const DECAY =
      'A stationary nucleus of polonium-210 (^210_84Po) decays to form a nucleus of lead (Pb) with the emission of an α-particle.';
    const MASSES =
      ' The masses of the nuclei are: polonium-210, 209.93679 u; lead, 205.92949 u; α-particle, 4.00151 u.';
    const ASKED = 'Calculate the energy, in MeV, released in the decay.';
    expect(answersTo(DECAY + MASSES, ASKED)).toEqual(['5.41 MeV']);
    expectRefused(DECAY + MASSES.replace('lead', 'radon'), ASKED);
    expectRefused(DECAY, ASKED);
  });
});

describe('what is mixed', () => {
  const ICE =
    'A beaker contains 0.28 kg of water at a temperature of 24 °C. A block of ice of mass 0.065 kg, initially at −12 °C, is placed in the water. The beaker has negligible heat capacity and is well insulated. Data for ice and for water are: specific heat capacity of ice 2.1 × 10^3 J kg^(-1) K^(-1); specific heat capacity of water 4.18 × 10^3 J kg^(-1) K^(-1); specific latent heat of fusion of ice 3.34 × 10^5 J kg^(-1).';
  const ASKED = 'Determine the final temperature of the water in the beaker.';

  test('comes to one temperature', () => {
    expect(answersTo(ICE, ASKED)).toEqual(['3.29 °C']);
  });

  test('where all of the ice melts', () => {
    expectRefused(ICE.replace('0.065', '0.65'), ASKED);
  });
});

describe('beams', () => {
  const LAYERS =
    'A parallel beam of the X-rays passes through a model of a limb. Part of the beam passes through 6.0 cm of muscle only. Another part passes through 4.0 cm of muscle and then 2.0 cm of bone. The linear attenuation coefficients for these X-rays are 0.95 cm^(-1) for muscle and 2.9 cm^(-1) for bone.';

  test('pass through one layer after the other', () => {
    expect(
      answersTo(
        LAYERS,
        'Calculate the ratio (intensity transmitted through muscle only) / (intensity transmitted through muscle and bone).',
      ),
    ).toEqual(['49.4']);
    expectRefused(
      LAYERS,
      'Calculate the ratio (intensity transmitted through fat only) / (intensity transmitted through muscle and bone).',
    );
  });

  const ELECTRONS =
    'A beam of electrons enters a region of uniform magnetic field of flux density 2.5 mT. The electrons are travelling at a speed of 1.8 × 10^7 m s^(-1) at right angles to the field.';

  test('are turned by a field, or go straight on where another balances it', () => {
    expect(
      answersTo(
        ELECTRONS,
        '(a) Determine the radius of the path of the electrons in the field. [2]',
        '(b) A uniform electric field is applied so that the electrons pass through the region undeviated. Calculate the electric field strength. [2]',
      ),
    ).toEqual(['0.0410 m', '4.50 * 10^4 V m^-1']);
    expectRefused(ELECTRONS, 'Calculate the electric field strength.');
    expectRefused(ELECTRONS, 'Calculate the magnetic force on a proton.');
  });
});

describe('stars', () => {
  test('have the constant of Wien in common', () => {
    expect(
      answersTo(
        'The Sun has a surface temperature of 5800 K and the wavelength at which its intensity of emission is a maximum is 500 nm. For a star S, the corresponding wavelength is 350 nm.',
        'Determine the surface temperature of star S.',
      ),
    ).toEqual(['8290 K']);
  });
});

describe('a string that turns about the vertical', () => {
  const BALL =
    'A small ball of mass 0.12 kg is attached to a string of length 0.80 m and moves in a horizontal circle.';

  test('is told by its angle', () => {
    expect(
      answersTo(
        `${BALL} The string makes an angle of 25° with the vertical.`,
        '(a) Calculate the tension in the string. [2]',
        '(b) Determine the period of the motion. [2]',
      ),
    ).toEqual(['1.30 N', '1.71 s']);
    expectRefused(BALL, 'Calculate the tension in the string.');
  });
});
