import { describe, expect, test } from 'vitest';
import { expression } from '#server/maths/algebra-system/parsing/statement.ts';
import { isRounded } from '#server/maths/algebra-system/forms/digits.ts';
import { type Form, hasForm } from '#server/maths/algebra-system/forms/form.ts';

const cases: Record<Form, { yes: string[]; no: string[] }> = {
  FACTORISED: {
    yes: ['(x - 2)(x - 3)', '2x(x + 1)', '3(x + 1)^2(x^2 + 1)', '-(x - 1)(2x + 3)', 'x(x + y)', 'x^2 + 1'],
    no: ['x^2 - 5x + 6', '(2x - 4)(x - 3)', 'x(x^2 - 1)', '(x + 1)(x - 2) + 3', 'x^2y + x y^2', '2x + 4'],
  },
  EXPANDED: {
    yes: ['x^2 - 5x + 6', '2x^3 + x/2 - 1', 'x y + x', '-3x^2 + 1'],
    no: ['(x - 2)(x - 3)', 'x(x + 1)', '(x + 1)^2', 'x^2 + 2x + 3x + 6', '2(x + 1) + x'],
  },
  COMPLETED_SQUARE: {
    yes: [
      '(x - 3)^2 + 2',
      '2(x + 1)^2 - 5',
      '-(x - 1)^2 + 4',
      '7 - 3(x + 2)^2',
      '(3x - 1)^2 + 4',
      '(x + 1/2)^2 - 1/4',
      '(x - 3)^2',
    ],
    no: ['x^2 - 6x + 11', '(x - 3)^2 + x', '(x - 3)(x - 2) + 1', 'x(x - 6) + 11', '(x^2 - 3)^2 + 1'],
  },
  PARTIAL_FRACTIONS: {
    yes: [
      '1/(x - 1) - 2/(x + 2)',
      '3/(x + 1) + 2/(x + 1)^2',
      '1/(x - 1) + (2x + 3)/(x^2 + 1)',
      'x + 1 + 2/(x - 3)',
      '3/(2(x - 1)) + 1/(x + 1)',
    ],
    no: [
      '1/((x - 1)(x + 2))',
      '(x + 1)/(x - 1)',
      'x/(x - 1)^2 + 1/((x - 1)(x + 3))',
      'x^2 + 1',
      '1/(x^2 - 1)',
    ],
  },
  LOWEST_TERMS: {
    yes: ['3/4', '-5/7', '(x + 1)/(x - 1)', '2x/(x + 3)', '5'],
    no: ['6/8', '-10/5', '(x^2 - 1)/(x - 1)', '(2x + 2)/(4x - 4)', '3x/x^2'],
  },
  SIMPLEST_SURD: {
    yes: ['2sqrt(3)', '5 - 2sqrt(6)', '(1 + sqrt(5))/2', 'sqrt(2)/2', '7'],
    no: ['sqrt(12)', '1/sqrt(2)', 'sqrt(2)*sqrt(3)', '2sqrt(3) + sqrt(3)', '(2 + 4sqrt(3))/6', 'sqrt(1/2)'],
  },
  EXACT: { yes: ['3/4', 'pi/6', 'ln(2)', '2sqrt(3) + e'], no: ['0.75', '3.14', 'sqrt(2) + 0.5', 'x + 1'] },
};

describe.each(Object.entries(cases) as [Form, { yes: string[]; no: string[] }][])(
  'the form %s',
  (form, { yes, no }) => {
    test.each(yes)('%s has it', (typed) => {
      expect(hasForm(expression(typed), form)).toBe(true);
    });
    test.each(no)('%s has not', (typed) => {
      expect(hasForm(expression(typed), form)).toBe(false);
    });
  },
);

test.each<[string, number, 'figures' | 'places', number, boolean]>([
  ['1.41', Math.SQRT2, 'figures', 3, true],
  ['1.414', Math.SQRT2, 'figures', 3, false],
  ['1.42', Math.SQRT2, 'figures', 3, false],
  ['0.0500', 0.05, 'figures', 3, true],
  ['0.05', 0.05, 'figures', 3, false],
  ['1200', 1203.4, 'figures', 2, true],
  ['1.2 × 10^3', 1203.4, 'figures', 2, true],
  ['3.00 * 10^8', 299_792_458, 'figures', 3, true],
  ['-0.67', -2 / 3, 'places', 2, true],
  ['-0.66', -2 / 3, 'places', 2, false],
  ['2.50', 2.5, 'places', 2, true],
  ['2.5', 2.5, 'places', 2, false],
  ['1/3', 1 / 3, 'places', 2, false],
])('%s for %d to so many %s (%d): %s', (typed, value, kind, digits, is) => {
  expect(isRounded(typed, value, { kind, digits })).toBe(is);
});
