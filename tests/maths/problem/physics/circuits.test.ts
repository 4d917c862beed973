import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const RESISTORS = 'A 6.0 Ω resistor and a 3.0 Ω resistor are connected in parallel.';
const BATTERY = 'a battery of e.m.f. 12 V and negligible internal resistance';

describe('a circuit that is told in words is solved', () => {
  // Which of the two combinations is meant, nobody said.
  test('by what its parts are together', () => {
    expect(
      answersTo(
        `${RESISTORS} The combination is connected in series with a 2.0 Ω resistor and ${BATTERY}.`,
        '(a) Calculate the total resistance of the combination. [2]',
        '(b) Calculate the current in the battery. [2]',
        '(c) Calculate the current in the 6.0 Ω resistor. [2]',
      ),
    ).toEqual([null, '3.00 A', '1.00 A']);
  });

  test('of several things of one noun, each with its own value or with the same', () => {
    expect(
      answersTo(
        'Resistors X and Y have resistances 4.0 Ω and 12 Ω respectively.',
        `They are connected in series with ${BATTERY}. Calculate the potential difference across resistor Y.`,
      ),
    ).toEqual(['9.00 V']);
    expect(
      answersTo(
        'Three identical resistors, each of resistance 12 Ω, are connected in parallel. Calculate the combined resistance of the three resistors.',
      ),
    ).toEqual(['4.00 Ω']);
  });

  test('with the internal resistance of its cells, which add up one behind the other', () => {
    expect(
      answersTo(
        'Four identical cells, each of e.m.f. 1.5 V and internal resistance 0.20 Ω, are connected in series with a resistor of resistance 5.2 Ω. Calculate the current in the resistor.',
      ),
    ).toEqual(['1.00 A']);
  });

  test('where a resistor is joined to one that is in it already', () => {
    expect(
      answersTo(
        `Resistors P and Q each have a resistance of 6.0 Ω. They are connected in series with ${BATTERY}. A voltmeter of resistance 12 Ω is connected in parallel with Q. Calculate the reading of the voltmeter.`,
      ),
    ).toEqual(['4.80 V']);
  });
});

describe('a circuit is not answered', () => {
  test('where it is not told how it is joined', () => {
    expectRefused(
      `Two resistors, each of resistance 6.0 Ω, are connected to ${BATTERY}. Calculate the current in the battery.`,
    );
    expectRefused(
      `${RESISTORS} The combination is connected in some way with ${BATTERY}. Calculate the current in the battery.`,
    );
  });

  test('where the size of a resistor is none of those that were told', () => {
    expectRefused(
      `${RESISTORS} They are connected across ${BATTERY}. Calculate the current in the 4.0 Ω resistor.`,
    );
  });
});

test('a circuit that a part adds to is worked out as it is then', () => {
  expect(
    answersTo(
      `A resistor P of resistance 6.0 Ω is connected to ${BATTERY}.`,
      '(a) Calculate the current in the battery. [1]',
      '(b) A resistor Q of resistance 3.0 Ω is now connected in parallel with P. Calculate the current in the battery. [2]',
    ),
  ).toEqual(['2.00 A', '6.00 A']);
});

test('a circuit of which a part takes something away is not answered', () => {
  expect(
    answersTo(
      `A resistor P of resistance 6.0 Ω is connected to ${BATTERY}.`,
      '(a) Calculate the current in the battery. [1]',
      '(b) P is now replaced by a resistor Q of resistance 3.0 Ω. Calculate the current in the battery. [2]',
    ),
  ).toEqual(['2.00 A', null]);
});
