import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { roundTo } from '#server/maths/algebra-system/numbers/significant-figures.ts';
import { solve } from '#server/maths/solving/solve.ts';
import {
  asLatex,
  lastUnit,
  numberIn,
  PHYSICS,
  precisionWords,
  rounded,
  shortLatex,
} from '#server/maths/writing/rounding.ts';

const places = (digits: number) => ({ kind: 'places' as const, digits });
const figures = (digits: number) => ({ kind: 'figures' as const, digits });

describe('a number is rounded', () => {
  test.each([
    [1.005, places(2), '1.01'],
    [0.285, places(2), '0.29'],
    [1.255, places(2), '1.26'],
    [-2.5, places(0), '-3'],
    [-0.001, places(2), '0.00'],
    [0.99996, places(4), '1.0000'],
    [0, places(2), '0.00'],
    [123.4567890125, places(9), '123.456789013'],
    [0.5, figures(2), '0.50'],
    [0.00123456, figures(3), '0.00123'],
    [12345.678, figures(3), '12300'],
    [3911.2, figures(3), '3910'],
    [9.9996, figures(3), '10.0'],
    [1.2345e-7, figures(3), '1.23 * 10^-7'],
    [3.3149999999999993e-19, figures(3), '3.32 * 10^-19'],
    [0.35, null, '0.35'],
    [0.3456, null, '0.346'],
    [2.5e9, null, '2.5 * 10^9'],
  ])('%d to %j is %s', (value, precision, text) => {
    expect(rounded(value, precision)).toBe(text);
  });

  test('to figures, halves away from zero', () => {
    expect(roundTo(4050, 2)).toBe(4100);
    expect(roundTo(-4050, 2)).toBe(-4100);
    expect(roundTo(-9.996, 3)).toBe(-10);
  });

  test('in physics with a power of ten where its zeros would not be significant', () => {
    expect(rounded(12_345, figures(2), PHYSICS)).toBe('1.2 * 10^4');
    expect(rounded(1234, figures(3), PHYSICS)).toBe('1230');
    expect(rounded(0.00123, figures(3), PHYSICS)).toBe('1.23 * 10^-3');
  });
});

test.each([
  [1.2e-8, 5, '1.2 \\times 10^{-8}'],
  [1e25, 5, '10^{25}'],
  [0.1 + 0.2, 5, '0.3'],
  [-1234.5678, 5, '-1234.6'],
])('%d is shown in a formula without trailing zeros: to %d figures as %s', (value, count, latex) => {
  expect(shortLatex(value, count)).toBe(latex);
});

test('a rounded number can be read again', () => {
  for (const value of [0.002, 12_345.678, 3.7e-9, -4.56e12])
    expect(Math.abs(numberIn(rounded(value, figures(4))) - value)).toBeLessThanOrEqual(
      lastUnit(value, figures(4)) / 2,
    );
  expect(asLatex('1.20 * 10^-3')).toBe('1.20 \\times 10^{-3}');
});

test('a precision is said in both languages', () => {
  expect(precisionWords(places(1))).toEqual({ en: 'to 1 decimal place', zh: '保留一位小数' });
  expect(precisionWords(figures(3))).toEqual({ en: 'to 3 significant figures', zh: '保留三位有效数字' });
  expect(precisionWords(places(2)).zh).toBe('保留两位小数');
});

describe('an answer has the precision that the question names', () => {
  test.each([
    ['Use the trapezium rule with 4 intervals to estimate ∫_0^8 e^x dx', '3910'],
    ['Use the trapezium rule with 2 intervals to estimate ∫_0^2 (475/2)sqrt(1 + x^3) dx', '811'],
    [
      'Find the angle between the vectors (1, 2, 2) and (2, -1, 3) correct to 3 significant figures.',
      '57.7°',
    ],
    ['Find the angle between the vectors (1, 2, 2) and (2, -1, 3) correct to 2 decimal places.', '57.69°'],
    [
      'Find the acute angle between the planes x + 2y + 2z = 3 and 2x - y + 3z = 5 correct to 2 decimal places.',
      '57.69°',
    ],
    ['Find the argument of 3 + 2i correct to 2 decimal places.', '0.59'],
    [
      'A sector has radius 5 cm and angle 1.2 radians. Find the area of the segment correct to 2 decimal places.',
      '3.35 cm^2',
    ],
    ['A sector has radius 37 cm and angle 1.2 radians. Find the area of the segment.', '183 cm^2'],
  ])('%s', (question, answer) => {
    const outcome = solve(question);
    expect(outcome.solved ? outcome.worked.answer.text : outcome.why).toBe(answer);
  });

  test('a small root has no power of ten', () => {
    const outcome = solve('Solve e^(x) = 1.002 correct to 3 significant figures');
    expect(outcome.solved && outcome.worked.answer.say?.en).toBe('x ≈ 0.00200');
  });
});

/** Numbers are turned into text by writing/rounding.ts alone. */
const ROUNDS = /\.to(?:Fixed|Precision|Exponential)\(/;
const folders = ['methods', 'techniques', 'writing', 'solving'];
const root = new URL('../../server/maths/', import.meta.url);

function ownRounding(sources: { file: string; text: string }[]): string[] {
  return sources
    .filter(({ file, text }) => file !== 'writing/rounding.ts' && ROUNDS.test(text))
    .map(({ file }) => file);
}

test('no method rounds by itself', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => ({
        file: `${folder}/${name}`,
        text: readFileSync(new URL(`${folder}/${name}`, root), 'utf8'),
      })),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(ownRounding(sources)).toEqual([]);
  expect(ownRounding([{ file: 'methods/p1/x.ts', text: 'const shown = value.toFixed(2);' }])).toEqual([
    'methods/p1/x.ts',
  ]);
});
