import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

describe('measured data', () => {
  const LINES = [
    'A student determines the density $\\rho$ of the metal of a uniform solid cylinder. The measurements are:',
    'mass $= (48.6 \\pm 0.2)\\ \\text{g}$',
    'diameter $= (1.52 \\pm 0.01)\\ \\text{cm}$',
    'length $= (3.20 \\pm 0.02)\\ \\text{cm}$',
  ];

  test('stand one a line, with their uncertainties', () => {
    expect(
      answersTo(
        ...LINES,
        '(a) Show that the value of $\\rho$ given by these measurements is approximately $8.4\\times10^3\\ \\text{kg m}^{-3}$.',
        '(b) Calculate the percentage uncertainty in $\\rho$.',
        '(c) Determine the absolute uncertainty in $\\rho$. Give your answer to one significant figure.',
      ),
    ).toEqual(['8370 kg m^-3', '2.35 %', '200 kg m^-3']);
  });

  test('decide nothing of another thing', () => {
    expectRefused(
      ...LINES,
      'Calculate the percentage uncertainty in the volume of a sphere of the same diameter.',
    );
  });
});

describe('what is asked for', () => {
  const LIGHT =
    'Light of wavelength 600 nm is incident normally on a diffraction grating. The grating has 500 lines per mm.';

  test('may have its unit in its middle', () => {
    expect(answersTo(LIGHT, 'Calculate the angle, in degrees, of the second-order maximum.')).toEqual([
      '36.9 °',
    ]);
    expectRefused(
      LIGHT,
      'Calculate the angle, in degrees, of the second-order maximum, in nm, of the light.',
    );
  });

  test('may be told how to be found', () => {
    const RESISTOR = 'A resistor in a circuit has resistance 20 Ω. The current in it is 0.30 A.';
    expect(
      answersTo(RESISTOR, "Use Ohm's law to determine the potential difference across the resistor."),
    ).toEqual(['6.00 V']);
    expectRefused(
      RESISTOR,
      'Use the graph of the other resistor to determine the potential difference across the resistor.',
    );
  });

  test('may be a letter of a formula that is given', () => {
    const WAVE =
      'The speed $v$ of the waves is given by $v=\\sqrt{\\frac{T}{\\mu}}$, where $T$ is the tension in the string and $\\mu$ is the mass per unit length of the string.';
    const STRING = [
      'A string is stretched between two fixed points that are 1.20 m apart. The string vibrates at 85.0 Hz and a stationary wave with three loops is formed on the string.',
      'The mass per unit length of the string is $3.60\\times10^{-3}$ kg m$^{-1}$.',
    ];
    expect(answersTo(STRING[0]!, WAVE, STRING[1]!, 'Determine $T$.')).toEqual(['16.6 N']);
    expectRefused(STRING[0]!, WAVE, 'Determine $T$.');
  });
});

describe('what the last parts say', () => {
  test('is not needed in those before', () => {
    expect(
      answersTo(
        'A coil of 200 turns, each of area 4.0 cm$^2$, is placed in a magnetic field of flux density 0.15 T with its plane perpendicular to the field.',
        '(a) Calculate the magnetic flux linkage of the coil.',
        '(b) The resistance of the coil is 3.0 Ω. Calculate the power of the coil.',
      ),
    ).toEqual(['0.0120 Wb', null]);
  });
});

describe('a ratio', () => {
  test('is found whatever the force and the material', () => {
    expect(
      answersTo(
        'Two wires P and Q are made of the same metal. Wire P has three times the length and half the diameter of wire Q. The same force is applied to each wire.',
        'Determine the ratio of the extension of P to the extension of Q.',
      ),
    ).toEqual(['12']);
    expectRefused(
      'Two wires P and Q have the same length. Wire P has half the diameter of wire Q. The same force is applied to each wire.',
      'Determine the ratio of the extension of P to the extension of Q.',
    );
  });

  test('of what decays is taken at the time that is told', () => {
    const SAMPLES =
      'Two radioactive samples P and Q initially contain equal numbers of radioactive nuclei. The half-life of the nuclide in P is 6.0 hours and the half-life of the nuclide in Q is 9.0 hours.';
    expect(
      answersTo(
        SAMPLES,
        'Determine the ratio of the activity of P to the activity of Q after a time of 18 hours.',
      ),
    ).toEqual(['0.750']);
    expectRefused(SAMPLES, 'Determine the ratio of the activity of P to the activity of Q.');
  });
});
