import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const SPRING =
  "A spring has an unstretched length of 12.0 cm. When a load of 6.00 N hangs from the spring, its length becomes 17.0 cm. The spring obeys Hooke's law.";

describe('what is stretched', () => {
  test('a spring is longer by its extension', () => {
    expect(
      answersTo(
        SPRING,
        '(a) Show that the spring constant $k$ of the spring is 120 N m^-1. [1]',
        '(b) Calculate the elastic potential energy of the spring. [2]',
      ),
    ).toEqual(['120 N m^-1', '0.150 J']);
  });

  test('a wire has stress, strain and a Young modulus', () => {
    expect(
      answersTo(
        'A metal wire of original length 2.50 m and diameter 0.560 mm hangs vertically from a fixed point. A load of 48.0 N is attached to its lower end and the wire extends by 2.45 mm.',
        '(a) Calculate the stress in the wire. [2]',
        '(b) Determine the Young modulus of the metal. [2]',
        '(c) Calculate the elastic potential energy stored in the wire. [2]',
      ),
    ).toEqual(['1.95 * 10^8 Pa', '1.99 * 10^11 Pa', '0.0588 J']);
  });

  test('what was not read keeps its answer back', () => {
    expectRefused(SPRING, 'The spring is cut in half.', 'Calculate the spring constant of the spring.');
    expectRefused(SPRING, 'A second spring is joined to it.', 'Calculate the elastic potential energy.');
  });
});
