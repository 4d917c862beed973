import { describe, expect, test } from 'vitest';
import { equivalent } from '#server/maths/algebra-system/equivalence/equivalent.ts';
import { unitsAgree } from '#server/maths/techniques/physics/check.ts';
import { formulas } from '#server/maths/techniques/physics/formulas.ts';
import { significantFigures } from '#server/maths/algebra-system/numbers/significant-figures.ts';
import { parseUnit, sameDimension } from '#server/maths/algebra-system/numbers/units.ts';

describe('a typed unit', () => {
  test.each([
    ['ms^-1', 1, 'm s^-1'],
    ['kms^-1', 1000, 'm s^-1'],
    ['km/h', 1 / 3.6, 'm/s'],
    ['米/秒', 1, 'm s^{-1}'],
    ['μF', 1e-6, 'F'],
    ['uF', 1e-6, 'A s V^-1'],
    ['MeV', 1.6e-13, 'N m'],
    ['mm²', 1e-6, 'm^2'],
    ['Jkg^-1K^-1', 1, 'J/(kg K)'],
    ['\\mathrm{W\\,m^{-2}}', 1, 'kg s^-3'],
    ['kWh', 3.6e6, 'J'],
    ['Ω m', 1, '\\Omega m'],
    ['平方米', 1, 'm^2'],
  ])('%s is %d times %s', (typed, scale, same) => {
    const [one, other] = [parseUnit(typed)!, parseUnit(same)!];
    expect(one.scale / other.scale).toBeCloseTo(scale / 1, 12);
    expect(sameDimension(one.dimension, other.dimension)).toBe(true);
  });

  test.each(['foo', 'and', 'm/', 'm^', 'the', 'x', 'm s^-'])('%s is none', (typed) => {
    expect(parseUnit(typed)).toBeNull();
  });

  test('ms alone is a millisecond, and nm is no newton metre', () => {
    expect(parseUnit('ms')!.scale).toBe(1e-3);
    expect(sameDimension(parseUnit('nm')!.dimension, parseUnit('m')!.dimension)).toBe(true);
    expect(sameDimension(parseUnit('Nm')!.dimension, parseUnit('J')!.dimension)).toBe(true);
  });
});

describe('significant figures', () => {
  test.each([
    ['0.050', 2],
    ['2.0 × 10^3', 2],
    ['9.81', 3],
    ['5', 1],
    ['1200', 3],
    ['6.63e-34', 3],
  ])('%s has %d', (typed, figures) => {
    expect(significantFigures(typed)).toBe(figures);
  });
});

test.each(formulas.map((formula) => ({ text: formula.text, formula })))(
  'both sides of $text have the same unit',
  ({ formula }) => {
    expect(unitsAgree(formula)).toBe(true);
  },
);

test.each([
  ['10^-6 F', '1 μF', true],
  ['1.60e-19 J', '1 eV', true],
  ['-10^3 m', '-1 km', true],
  ['10 m', '10^1 cm', false],
])('as quantities “%s” and “%s” are the same: %s', (one, other, same) => {
  expect(equivalent(one, other, 'QUANTITY')).toMatchObject({ read: true, equivalent: same });
});
