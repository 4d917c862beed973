import { expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

test.each([
  [
    'the phase difference is more than a turn',
    'A progressive sound wave of frequency 850 Hz travels through air with a speed of 340 m s^-1. Calculate the phase difference between two points on the wave that are 0.60 m apart.',
  ],
  [
    'there is a weight beside the electric force',
    'Two parallel metal plates are separated by a distance of 5.0 mm. A potential difference of 200 V is applied between the plates. A dust particle of mass 3.0 × 10^{-15} kg and charge 4.8 × 10^{-19} C is between the plates. Calculate the acceleration of the dust particle.',
  ],
  [
    'a height was asked for, and only how far it fell is known',
    'A ball falls from rest. Air resistance is negligible. Calculate the height of the ball after 2.0 s.',
  ],
  [
    'the combination was joined to more',
    'A 6.0 Ω resistor and a 3.0 Ω resistor are connected in parallel. The combination is connected in series with a 2.0 Ω resistor and a battery of e.m.f. 12 V and negligible internal resistance. Calculate the potential difference across the combination.',
  ],
  [
    'a capacitor keeps some of its energy',
    'A capacitor of capacitance 470 μF is charged to a p.d. of 12 V. Calculate the energy transferred from the capacitor when the p.d. across the capacitor is 6.0 V.',
  ],
  ['nothing of physics is spoken of', 'Evaluate sin 30'],
])('there is no answer where %s', (_, question) => {
  expectRefused(question);
});

test('a phase difference below a turn is answered', () => {
  expect(
    answersTo(
      'A progressive sound wave of frequency 850 Hz travels through air with a speed of 340 m s^-1. Calculate the phase difference between two points on the wave that are 0.30 m apart.',
    ),
  ).toEqual(['270.0°']);
});

test(
  'a question that nothing decides is given up, and does not search for a minute',
  { timeout: 30_000 },
  () => {
    expectRefused(
      'A wire P has length L and diameter d. A second wire Q of the same material has length 2L and diameter 2d. The wires are connected in series with a battery. What is the ratio $\\frac{\\text{power dissipated in P}}{\\text{power dissipated in Q}}$?',
      'A 1/4',
      'B 1/2',
      'C 1',
      'D 4',
    );
  },
);
