import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../server/maths/algebra-system/expressions/evaluate.ts';
import {
  productOf,
  quantityIn,
  quotientOf,
  sumOf,
  usualUnit,
} from '../../../server/maths/problem/planning/values/quantity.ts';
import { amountsIn, unitsIn } from '../../../server/maths/problem/reading/measures/amounts.ts';

const amounts = (text: string) =>
  amountsIn(text).map(({ amount, symbol }) => ({ ...amount, ...(symbol && { symbol }) }));

describe('a number with its unit is one quantity, however it is set', () => {
  test.each([
    ['a mass of 2.5 kg', '2.5', 'kg'],
    ['a mass of $4.5\\,\\mathrm{kg}$', '4.5', 'kg'],
    ['at 12 m s^{-1} for', '12', 'm s^-1'],
    ['at 13.5 m s$^{-1}$ for', '13.5', 'm s^-1'],
    ['at 15 m/s', '15', 'm/s'],
    ['an angle of $30^\\circ$ to', '30', '°'],
    ['density $2.70\\times10^{3}$ kg m$^{-3}$.', '2.70 * 10^(3)', 'kg m^-3'],
    ['of $1.7\\times10^{-8}\\ \\Omega$ m and', '1.7 * 10^(-8)', 'Ω m'],
    ['at $22.0\\,^\\circ$C', '22.0', '°C'],
    ['of 15 k$\\Omega$.', '15', 'kΩ'],
    ['of 470 $\\mu$F', '470', 'μF'],
    ['以 $3.0\\ \\text{m s}^{-1}$ 的速度', '3.0', 'm s^-1'],
    ['速度为 15 米每秒', '15', '米每秒'],
    ['an efficiency of 78%', '78', '%'],
    ['its speed is $v$ m s$^{-1}$.', 'v', 'm s^-1'],
  ])('%s', (text, amount, unit) => {
    expect(amounts(text)).toEqual([{ amount, unit }]);
  });

  test('with its uncertainty and its letter', () => {
    expect(amounts('长度 $L=(1.250\\pm0.002)\\,\\text{m}$')).toEqual([
      { amount: '1.250', unit: 'm', within: '0.002', symbol: 'L' },
    ]);
  });
});

test.each(['0° ≤ θ ≤ 360°', '$\\theta = 30^\\circ$', '$y = 3x + 2$', 'the first 3 terms', 'x = 3 s + 2'])(
  'what is part of a formula is no quantity: %s',
  (text) => {
    expect(amounts(text)).toEqual([]);
  },
);

test('a unit that an answer is wanted in', () => {
  expect(unitsIn('Calculate the path difference, in nm, between').map(({ unit }) => unit)).toEqual(['nm']);
  expect(unitsIn('求衰变常数，以 $\\text{s}^{-1}$ 为单位。').map(({ unit }) => unit)).toEqual(['s^-1']);
  expect(unitsIn('The points lie in C and in the plane.')).toEqual([]);
});

describe('quantities are reckoned in SI with their dimension', () => {
  const value = (amount: string, unit: string) => quantityIn({ amount, unit })!;

  test.each([
    ['72', 'km h^-1', 20],
    ['25', 'cm^2', 2.5e-3],
    ['20', '°C', 293.15],
    ['180', '°', Math.PI],
    ['3.0 * 10^(-3)', 'mA', 3e-6],
  ])('%s %s', (amount, unit, si) => {
    expect(evaluate(value(amount, unit).value)).toBeCloseTo(si, 12);
  });

  test('only what is of one kind is added', () => {
    expect(sumOf(value('2', 'm'), value('3', 'cm'))).not.toBeNull();
    expect(sumOf(value('2', 'm'), value('3', 's'))).toBeNull();
  });

  test('products and quotients have the dimension of what they are', () => {
    expect(usualUnit(productOf(value('2', 'kg'), value('3', 'm s^-2')).dimension)).toBe('N');
    expect(usualUnit(quotientOf(value('2', 'm'), value('3', 's')).dimension)).toBe('m s^-1');
  });
});
