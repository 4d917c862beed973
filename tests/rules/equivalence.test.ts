import { describe, expect, test } from 'vitest';
import { equivalent } from '#server/maths/algebra-system/equivalence/equivalent.ts';
import {
  intersection,
  type NumberInterval,
  numberSetOf,
  sameSet,
  union,
} from '#server/maths/algebra-system/equivalence/number-set.ts';
import { agree, hasPole, slopeAt } from '#server/maths/algebra-system/equivalence/sampling.ts';
import { solutionSetOf } from '#server/maths/algebra-system/equivalence/solution-set.ts';
import { sameStatement } from '#server/maths/algebra-system/equivalence/same-statement.ts';
import { statement } from '#server/maths/algebra-system/parsing/statement.ts';

/** As in [1, 2) ∪ (3, ∞). */
const written = (intervals: NumberInterval[] | undefined) =>
  intervals
    ?.map(
      ({ from, to, includesFrom, includesTo }) =>
        `${includesFrom ? '[' : '('}${round(from)}, ${round(to)}${includesTo ? ']' : ')'}`,
    )
    .join(' ') ?? null;

const round = (value: number) => Math.round(value * 1e6) / 1e6;

const interval = (text: string): NumberInterval => {
  const [from, to] = text.slice(1, -1).split(', ').map(Number);
  return { from: from!, to: to!, includesFrom: text.startsWith('['), includesTo: text.endsWith(']') };
};
const intervals = (...texts: string[]) => texts.map(interval);

describe('the numbers that a statement allows', () => {
  test.each([
    ['x < 2', '(-Infinity, 2)'],
    ['x <= 2', '(-Infinity, 2]'],
    ['x > 2', '(2, Infinity)'],
    ['x >= 2', '[2, Infinity)'],
    ['2 < x', '(2, Infinity)'],
    ['2 <= x', '[2, Infinity)'],
    ['2 > x', '(-Infinity, 2)'],
    ['2 >= x', '(-Infinity, 2]'],
    ['x = 2', '[2, 2]'],
    ['2 = x', '[2, 2]'],
    ['x != 2', '(-Infinity, 2) (2, Infinity)'],
    ['1 < x <= 3', '(1, 3]'],
    ['x < 1 or x > 3', '(-Infinity, 1) (3, Infinity)'],
    ['x > 1 and x < 3', '(1, 3)'],
    ['f(x) >= 3', '[3, Infinity)'],
  ])('%s', (text, expected) => {
    expect(written(numberSetOf(statement(text))?.intervals)).toBe(expected);
  });

  test('are not read off anything but one letter and numbers', () => {
    for (const text of ['x', 'x + 1 < 2', 'x < y', 'x = 1, y = 2', '1 < 2', 'x < 1/0 - 1/0'])
      expect(numberSetOf(statement(text)), text).toBeNull();
    expect(numberSetOf(statement('x < 2'))?.letter).toBe('x');
  });

  test.each([
    ['x^2 = 4', '[-2, -2] [2, 2]'],
    ['x^2 != 4', '(-Infinity, -2) (-2, 2) (2, Infinity)'],
    ['x^2 < 4', '(-2, 2)'],
    ['x^2 <= 4', '[-2, 2]'],
    ['x^2 > 4', '(-Infinity, -2) (2, Infinity)'],
    ['4 < x^2', '(-Infinity, -2) (2, Infinity)'],
    ['(x - 1)^2 <= 0', '[1, 1]'],
    ['(x - 1)^2 > 0', '(-Infinity, 1) (1, Infinity)'],
    ['x^2 + 1 > 0', '(-Infinity, Infinity)'],
    ['x^2 + 1 = 0', ''],
    ['2x + 1 = 2x + 1', '(-Infinity, Infinity)'],
    ['1 < 2x + 1 < 5', '(0, 2)'],
    ['x^2 = 1 or x = 3', '[-1, -1] [1, 1] [3, 3]'],
    ['x^2 < 4 and x > 0', '(0, 2)'],
    ['|x| < 2', '(-2, 2)'],
    ['2 > |x|', '(-2, 2)'],
    ['2 <= |x|', '(-Infinity, -2] [2, Infinity)'],
    ['|2x - 1| >= 3', '(-Infinity, -1] [2, Infinity)'],
    ['|x| = 2', '[-2, -2] [2, 2]'],
    ['|x - 3| = 2x', '[1, 1]'],
  ])('solved: %s', (text, expected) => {
    expect(written(solutionSetOf(statement(text))?.intervals)).toBe(expected);
  });

  test('are not solved for what is no polynomial in one letter', () => {
    for (const text of [
      'x + 1',
      'x + y = 1',
      'sin(x) = 0',
      'x^13 = 1',
      '|x| = |x - 1|',
      '|x| != 2',
      'x^2 = 1 or y^2 = 1',
    ])
      expect(solutionSetOf(statement(text)), text).toBeNull();
    expect(solutionSetOf(statement('t^12 = 1'))?.letter).toBe('t');
  });
});

describe('pieces of the number line', () => {
  test.each([
    [['(0, 1)', '(2, 3)'], '(0, 1) (2, 3)'],
    [['(2, 3)', '(0, 1)'], '(0, 1) (2, 3)'],
    [['(0, 2)', '(1, 3)'], '(0, 3)'],
    [['(0, 3)', '(1, 2)'], '(0, 3)'],
    [['(0, 1)', '(1, 2)'], '(0, 1) (1, 2)'],
    [['(0, 1]', '(1, 2)'], '(0, 2)'],
    [['(0, 1)', '[1, 2)'], '(0, 2)'],
    [['(0, 1)', '[0, 1]'], '[0, 1]'],
    [['[0, 1)', '(0, 1]'], '[0, 1]'],
    [['[0, 2]', '[0, 2)'], '[0, 2]'],
  ])('%s together', (texts, expected) => {
    expect(written(union(intervals(...texts)))).toBe(expected);
  });

  test.each([
    ['(0, 2)', '(1, 3)', '(1, 2)'],
    ['[0, 2]', '[1, 3)', '[1, 2]'],
    ['[0, 2)', '(0, 2]', '(0, 2)'],
    ['[0, 1]', '[1, 2]', '[1, 1]'],
    ['[0, 1)', '[1, 2]', ''],
    ['[0, 1]', '(1, 2]', ''],
    ['(0, 1)', '(2, 3)', ''],
  ])('%s and %s in common', (a, b, expected) => {
    expect(written(intersection(intervals(a), intervals(b)))).toBe(expected);
  });

  test('are the same with the same ends, to nine figures', () => {
    const same = (a: string[], b: string[]) => sameSet(intervals(...a), intervals(...b));
    expect(same(['[0, 1)'], ['[0, 1.0000000001)'])).toBe(true);
    expect(same(['(-Infinity, 1)'], ['(-Infinity, 1)'])).toBe(true);
    expect(same(['[1000000, 2000000]'], ['[1000000.0001, 2000000]'])).toBe(true);
    for (const other of ['[0, 1]', '(0, 1)', '[0, 1.00001)', '[0.00001, 1)', '[0, Infinity)'])
      expect(same(['[0, 1)'], [other]), other).toBe(false);
    expect(same(['[0, 1)'], ['[0, 1)', '(2, 3)'])).toBe(false);
  });
});

describe('two answers', () => {
  const same = (a: string, b: string, kind: 'STATEMENT' | 'ANTIDERIVATIVE' | 'QUANTITY' = 'STATEMENT') => {
    const outcome = equivalent(a, b, kind);
    return outcome.read ? outcome.equivalent : outcome.which;
  };

  test.each([
    ['x = 2', '2', true],
    ['f(x) >= 3', 'f >= 3', true],
    ['x = 2', 'y = 2', false],
    ['(2, 3]', '2 < x <= 3', true],
    ['(2, 3]', '2 < x < 3', false],
    ['[2, 3]', '2 <= x <= 3', true],
    ['(3, 2)', '2 < x < 3', false],
    ['x + 2y = 3', '2x + 4y = 6', true],
    ['x + 2y = 3', 'x + 2y = 4', false],
    ['x + 2y < 3', 'x + 2y > 3', false],
    ['3i + 2j - k', '(3, 2, -1)', true],
    ['3i + 2j', '(3, 2)', true],
    ['y = A e^x', 'y = B e^x', null],
    ['y = A e^x', 'y = B e^(2x)', false],
    ['x = 1, y = 2', 'y = 2, x = 1', true],
    ['x = 1, y = 2', 'x = 1, y = 3', false],
    ['x = 1, y = 2', 'x = 1, y = 2, z = 3', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(sameStatement(statement(a), statement(b))).toBe(expected);
    expect(same(a, b)).toBe(expected);
  });

  test.each([
    ['x^2 + c', 'x^2', true],
    ['x^2/2 + k', 'x^2/2 + 7', true],
    ['y = x^2', 'x^2 + 3', true],
    ['t^2 + C', 't^2', true],
    ['x^2', '2x^2', false],
    ['s + t', 's + t', null],
    ['x t^2', 'x t^2 + 4', true],
    ['5', '7', null],
    ['x < 2', 'x^2', null],
  ])('up to a constant, %s and %s: %s', (a, b, expected) => {
    expect(same(a, b, 'ANTIDERIVATIVE')).toBe(expected);
  });

  test.each([
    ['5 m', '500 cm', true],
    ['5 m', '5 s', false],
    ['5 m', '5.00001 m', false],
    ['3 × 10^8 m s^-1', '300000 km s^-1', true],
    ['3e8 m', '3 * 10^8 m', true],
    ['10^3 m', '1 km', true],
    ['-10^3 m', '-1 km', true],
    ['2 × 10⁻³ m', '2 mm', true],
    ['1,000 m', '1 km', true],
    ['−2 m', '-2 m', true],
    ['0 m', '0 m', true],
  ])('with units, %s and %s: %s', (a, b, expected) => {
    expect(same(a, b, 'QUANTITY')).toBe(expected);
  });

  test('that cannot be read say which and where', () => {
    expect([same('x +', '1'), same('1', 'x +')]).toEqual(['a', 'b']);
    expect([same('m', '1 m', 'QUANTITY'), same('1 m', '2 nothing', 'QUANTITY')]).toEqual(['a', 'b']);
    expect(equivalent('2 nothing', '2 m', 'QUANTITY')).toMatchObject({ fault: { at: 2, length: 7 } });
    expect(equivalent('m', '2 m', 'QUANTITY')).toMatchObject({ fault: { at: 0, length: 1 } });
  });

  test('are shown as they were read, and in the form that was asked for', () => {
    expect(equivalent('2×10^3 m', '3 m', 'QUANTITY')).toMatchObject({
      a: expect.stringContaining('2 \\times 10^{3}\\,'),
      b: expect.stringContaining('3\\,'),
    });
    expect(equivalent('x^2 + x', 'x(x + 1)', 'STATEMENT', 'FACTORISED')).toMatchObject({
      equivalent: true,
      hasForm: true,
    });
    expect(equivalent('x^2 + x', 'y = x^2 + x', 'STATEMENT', 'FACTORISED')).toMatchObject({ hasForm: false });
    expect(equivalent('x', 'x', 'STATEMENT')).toMatchObject({ hasForm: null });
  });
});

describe('functions at many points', () => {
  test('agree where both are defined, at eight points at least', () => {
    expect(agree(Math.sin, (x) => Math.cos(x - Math.PI / 2), 'a')).toBe(true);
    expect(agree(Math.sin, (x) => Math.sin(x) + 0.001, 'a')).toBe(false);
    expect(agree(() => NaN, Math.sin, 'a')).toBe(false);
    expect(agree(Math.sqrt, (x) => Math.sqrt(Math.abs(x)), 'a')).toBe(true);
  });

  test('have the slope that two widths agree on', () => {
    expect(slopeAt((x) => x ** 3, 2)).toBeCloseTo(12, 6);
    expect(slopeAt((x) => Math.abs(x), 0.0001)).toBeNaN();
  });

  test('have a pole where they have no value, or grow beyond all bounds', () => {
    expect(hasPole((x) => 1 / x, -1, 1)).toBe(true);
    expect(hasPole((x) => 1 / (x - 1 / 3), 0, 1)).toBe(true);
    expect(hasPole(Math.tan, 0, 3)).toBe(true);
    expect(hasPole(Math.exp, -10, 10)).toBe(false);
    expect(hasPole((x) => 1000 * x, 0, 1)).toBe(false);
  });
});
