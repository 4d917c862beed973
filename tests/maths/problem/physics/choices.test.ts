import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const WIRES =
  'A wire P has length L and diameter d. A second wire Q of the same material has length 2L and diameter 2d. The resistance of P is R. What is the resistance of Q?';

describe('the letter of a choice is found', () => {
  test('where the choices are formulas of the letters that were told', () => {
    expect(answersTo(WIRES, 'A R/4', 'B R/2', 'C R', 'D 2R')).toEqual(['B (R/2)']);
    expectRefused(WIRES, 'A R/4', 'B R/3', 'C R', 'D 2R');
    expectRefused(WIRES, 'A R/4', 'B R/2', 'C 0.5R', 'D 2R');
  });

  test('where a letter that ends a line is a unit', () => {
    expect(
      answersTo(
        'The current in a wire is 5.0 mA. What is the charge that passes a point in the wire in 2.0 minutes?',
        'A 0.010 C',
        'B 0.60 C',
        'C 10 C',
        'D 600 C',
      ),
    ).toEqual(['B (0.600 C)']);
  });

  test('where the value is a ratio', () => {
    const cables =
      'Two copper wires X and Y are connected in series with a battery. Wire X has twice the diameter of wire Y. The wires are made of the same material.';
    const ratio =
      'What is the ratio $\\frac{\\text{drift speed of electrons in X}}{\\text{drift speed of electrons in Y}}$?';
    expect(answersTo(`${cables} ${ratio}`, 'A 1/4', 'B 1/2', 'C 2', 'D 4')).toEqual(['A (0.250)']);
  });
});

test('the first of two is that which was told first, whatever their names are', () => {
  expect(
    answersTo(
      'A wire Q has length 2.0 m, diameter 0.40 mm and resistance 8.0 Ω. A second wire P of the same material has twice the length of the first and diameter 0.40 mm. Calculate the resistance of P.',
    ),
  ).toEqual(['16.0 Ω']);
});
