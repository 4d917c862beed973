import { expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const CIRCUIT =
  'A battery of e.m.f. 6.0 V and internal resistance r is connected to a resistor of resistance 7.2 Ω. The current in the circuit is 0.75 A.';

test('a resistor that is connected later makes another circuit of the same battery', () => {
  expect(
    answersTo(
      CIRCUIT,
      '(a) Determine r.',
      '(b) A second resistor of resistance 7.2 Ω is now connected in parallel with the first resistor. Calculate the new current in the battery.',
    ),
  ).toEqual(['0.80 Ω', '1.36 A']);
});

test('what is replaced has other values, and everything else those that it had', () => {
  expect(
    answersTo(
      'A battery has e.m.f. 9.0 V and internal resistance 0.80 Ω. It is connected in series with a fixed resistor of resistance 5.2 Ω and an ammeter.',
      '(a) Calculate the reading on the ammeter.',
      '(b) The resistor is replaced by one of resistance 2.2 Ω. Calculate the new ammeter reading.',
    ),
  ).toEqual(['1.50 A', '3.00 A']);
  expect(
    answersTo(
      'Coherent light of wavelength 590 nm is incident normally on a double slit. The slits are separated by 0.25 mm. An interference pattern is observed on a screen placed 1.6 m from the double slit.',
      '(a) Calculate the distance between adjacent bright fringes.',
      '(b) The light is replaced by light of wavelength 440 nm. Determine the new fringe separation.',
    ),
  ).toEqual(['3.78 * 10^-3 m', '2.82 * 10^-3 m']);
});

test('a lamp has another resistance at another current', () => {
  expectRefused(
    'A lamp of resistance 6.0 Ω is connected in series with a resistor of resistance 4.0 Ω and a battery of e.m.f. 5.0 V and negligible internal resistance.',
    'The resistor is replaced by one of resistance 9.0 Ω. Calculate the new current in the lamp.',
  );
});

test('what a part changes holds in the parts behind it', () => {
  expect(
    answersTo(
      'A thermistor is connected in series with a fixed resistor of resistance 1.8 kΩ and a 6.0 V supply of negligible internal resistance. At 25 °C, the resistance of the thermistor is 3.6 kΩ.',
      '(a) Calculate the current in the thermistor.',
      '(b) The thermistor is heated until its resistance is 0.90 kΩ. Calculate the potential difference across the fixed resistor.',
      '(c) Calculate the current in the thermistor.',
    ),
  ).toEqual(['1.11 * 10^-3 A', '4.00 V', '2.22 * 10^-3 A']);
});

test('in two conditions a resistance has two values', () => {
  const LDR =
    'The resistance of an LDR is 900 Ω in bright light and 12 kΩ in the dark. The LDR is connected in series with a resistor of resistance 3.0 kΩ across a supply of e.m.f. 5.0 V and negligible internal resistance.';
  expect(
    answersTo(
      `${LDR} Calculate the potential difference across the LDR`,
      '(a) in bright light,',
      '(b) in the dark.',
    ),
  ).toEqual(['1.15 V', '4.00 V']);
  expectRefused(LDR, 'Calculate the potential difference across the LDR.');
});

test('the current in each of several is told where they are alike alone', () => {
  const each = (resistors: string) => [
    `${resistors} are connected in parallel with a battery of e.m.f. 4.5 V and internal resistance 0.50 Ω.`,
    'Calculate the current in each resistor.',
  ];
  expect(answersTo(...each('Three identical resistors, each of resistance 12 Ω,'))).toEqual(['0.333 A']);
  expectRefused(...each('Two resistors, of resistances 12 Ω and 6.0 Ω,'));
});

test('on a wire the potential difference goes with the length, and no further than its end', () => {
  const wire = (emf: string) =>
    `A uniform resistance wire AB of length 100 cm is connected to a cell of e.m.f. 2.0 V and negligible internal resistance. A cell of e.m.f. ${emf} is connected in series with a galvanometer between A and a point C on the wire. The galvanometer reads zero.`;
  expect(answersTo(wire('1.2 V'), 'Calculate the balance length.')).toEqual(['0.600 m']);
  expectRefused(wire('2.6 V'), 'Calculate the balance length.');
  expectRefused(wire('1.2 V'), 'Calculate the length CB.');
});
