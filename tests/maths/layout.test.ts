import { describe, expect, test } from 'vitest';
import { layoutOf } from '#server/maths/problem/layout/layout.ts';
import { CHINESE, ENGLISH } from './printed-layouts.ts';

/** A layout as one line for each part: label, marks, text, and what belongs to it from between the parts. */
function told(text: string): string[] {
  const { stem, parts } = layoutOf(text);
  return parts.map(({ label, marks, text: own, context, choices }) =>
    [
      `${label}${marks === null ? '' : ` [${marks}]`} ${own}`.trim(),
      ...context.filter((one) => one !== stem).map((one) => `< ${one}`),
      ...choices.map((one) => `${one.label} = ${one.text}`),
    ].join(' '),
  );
}

describe('the parts of a question are read from', () => {
  test.each([...ENGLISH, ...CHINESE])('%s', (_, text, parts) => expect(told(text)).toEqual(parts));
});

test('a condition that stands behind a request without marks stays with it', () => {
  expect(told('(a) Solve x^2 = 4.\nIt is given that x > 0.\n(b) Solve x^2 = 9.')).toEqual([
    '(a) Solve x^2 = 4.\nIt is given that x > 0.',
    '(b) Solve x^2 = 9.',
  ]);
});

test('a gap that is to be filled in is no room for an answer', () => {
  expect(told('3 + ____ = 7')).toEqual(['3 + ____ = 7']);
});

describe('a question has no parts', () => {
  test.each([
    'Find f(a) and f(b) when f(x) = x^2',
    'Given f(1) = 2, find f(2)',
    'Solve (x - 1)(x - 2) = 0',
    '(x) y = 3',
    '(a) + (b) = 3',
    'a. b = 0\nb. c = 3',
    'Q1: 3\nQ2: 5\nQ3: 7',
    'Q1 is 3 and Q3 is 7. Find the range between them.',
    '1.5x = 2.5',
    '2.x = 6',
    '[1, 2] + [3, 4]',
    'Given (1) a = 2, (2) b = 3, find ab.',
    'Let (i) f(x) = x^2 and (ii) g(x) = x + 1. Find fg(2).',
    '已知①a = 2，②b = 3，求 ab。',
    '12 students sit in a row.',
    '5 N acts on it.',
  ])('where brackets, numbers and points hold mathematics: %s', (text) => {
    expect(told(text)).toEqual([text]);
  });
});

describe('what belongs to the whole question', () => {
  test.each([
    ['5.  Let p = 2.\n(a) Find q. [2]\n[Total: 2]', 'Let p = 2.', 2],
    ['17．（本小题满分12分）已知 a = 1。\n（1）求 b；\n（2）求 c。', '已知 a = 1。', 12],
    ['Q3   Find, in terms of k,\n(a) p, [1]\n(b) q. [1]', 'Find, in terms of k', null],
    ['Find p. [3]', '', null],
  ])('is its stem and its total: %s', (text, stem, total) => {
    const layout = layoutOf(text);
    expect([layout.stem, layout.total]).toEqual([stem, total]);
  });

  test('the total of a question without parts is what it is worth', () => {
    expect(layoutOf('[Maximum mark: 6]\nFind p.').parts[0]!.marks).toBe(6);
  });

  test('places are counted in code points', () => {
    const text = '𝑥 is 2. (a) Find 𝑥. (b) Find 𝑦.';
    const spans = layoutOf(text).parts.flatMap((part) => part.spans);
    expect(spans.map(([from, to]) => Array.from(text).slice(from, to).join(''))).toEqual([
      'Find 𝑥.',
      'Find 𝑦.',
    ]);
  });
});
