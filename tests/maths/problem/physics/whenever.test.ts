import { expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const CELL = 'A cell of e.m.f. E and internal resistance r is connected to a variable resistor.';

test('what is told of two states of a cell holds in each', () => {
  expect(
    answersTo(
      `${CELL} When the current in the cell is 2.0 A, the terminal p.d. is 1.0 V. The terminal p.d. is 1.3 V when the current is 1.0 A.`,
      'Determine E and r.',
    ),
  ).toEqual(['1.60 V, 0.300 Ω']);
  expect(
    answersTo(
      'When a cell is connected across a resistor of resistance 5.0 Ω, the current is 0.25 A. When the resistor is replaced by one of resistance 2.0 Ω, the current is 0.50 A. Determine the e.m.f. of the cell.',
    ),
  ).toEqual(['1.50 V']);
});

test('a supply of which nothing more is told keeps to its voltage', () => {
  const heater = (supply: string) =>
    `A heater is connected to a 230 V ${supply}. The resistance of the heater is 26 Ω. How much energy is transferred in 10 minutes?`;
  expect(answersTo(heater('supply'))).toEqual(['1.22 * 10^6 J']);
  expectRefused(heater('battery'));
});
