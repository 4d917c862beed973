import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const PLATES =
  'Two parallel metal plates are separated by a distance of 5.0 mm. A potential difference of 200 V is applied between the plates.';

describe('charges and currents in fields are read', () => {
  test('between plates', () => {
    expect(
      answersTo(
        PLATES,
        '(a) Calculate the electric field strength between the plates. [1]',
        '(b) An electron is between the plates. Calculate the force on the electron. [2]',
      ),
    ).toEqual(['4.00 * 10^4 V m^-1', '6.40 * 10^-15 N']);
  });

  test('held still by its weight', () => {
    expect(
      answersTo(
        PLATES,
        'An oil drop of weight 4.8 × 10^{-14} N is stationary between the plates. Calculate the charge on the oil drop.',
      ),
    ).toEqual(['1.20 * 10^-18 C']);
    expectRefused(
      PLATES,
      'An oil drop of weight 4.8 × 10^{-14} N falls between the plates. Calculate the charge on the oil drop.',
    );
  });

  test('across a magnetic field, or at an angle to it', () => {
    const wire = 'A straight wire of length 5.0 cm carries a current of 3.0 A. The wire is';
    const field = 'a uniform magnetic field of flux density 0.20 T. Calculate the force on the wire.';
    expect(answersTo(`${wire} at an angle of 30° to ${field}`)).toEqual(['0.0150 N']);
    expectRefused(`${wire} in ${field}`);
    expectRefused(`${wire} parallel to ${field}`);
  });

  test('turned in a circle', () => {
    expect(
      answersTo(
        'An electron moves with a speed of $2.0\\times10^7$ m s$^{-1}$ at right angles to a uniform magnetic field of flux density 3.0 mT.',
        '(a) Calculate the magnetic force on the electron. [2]',
        '(b) Calculate the radius of the path of the electron. [2]',
      ),
    ).toEqual(['9.60 * 10^-15 N', '0.0380 m']);
  });

  test('where a coil loses its flux', () => {
    expect(
      answersTo(
        'A coil of 50 turns and area 2.0 × 10^{-3} m^2 lies with its plane perpendicular to a magnetic field. The flux density is reduced uniformly from 0.60 T to zero in a time of 0.30 s. Calculate the average e.m.f. induced in the coil.',
      ),
    ).toEqual(['0.200 V']);
  });
});

describe('what changes with time is read', () => {
  test('of a capacitor that is discharged', () => {
    expect(
      answersTo(
        'A capacitor of capacitance 220 μF is charged to a p.d. of 9.0 V and is then discharged through a resistor of resistance 15 kΩ.',
        '(a) Calculate the time constant of the circuit. [1]',
        '(b) Calculate the p.d. across the capacitor after a time of 5.0 s. [2]',
        '(c) Calculate the time taken for the p.d. across the capacitor to fall to 1.0 V. [2]',
      ),
    ).toEqual(['3.30 s', '1.98 V', '7.25 s']);
  });

  test('of a current that alternates', () => {
    const wave =
      'The variation with time t, in seconds, of the potential difference V, in volts, across a resistor of resistance 50 Ω is given by';
    expect(
      answersTo(
        `${wave} $V = 170\\sin(377t)$.`,
        '(a) Calculate the frequency of the supply. [1]',
        '(b) Determine the r.m.s. potential difference. [1]',
        '(c) Calculate the mean power dissipated in the resistor. [2]',
      ),
    ).toEqual(['60.0 Hz', '120 V', '289 W']);
    expectRefused(`${wave} $V = 170 - 20\\sin(377t)$. Calculate the r.m.s. potential difference.`);
  });
});

test('a diode in the circuit of an alternating supply is not passed over', () => {
  const lamp = 'A lamp of resistance 12 Ω is connected to an alternating supply of r.m.s. voltage 6.0 V.';
  expect(answersTo(`${lamp} Calculate the mean power dissipated in the lamp.`)).toEqual(['3.0 W']);
  expectRefused(
    `${lamp} A diode is connected in series with the lamp. Calculate the mean power dissipated in the lamp.`,
  );
});
