import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (...lines: string[]): (string | null)[] =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const F = 'The function f is defined by f(x) = x² − 6x + 11 for 0 ≤ x ≤ 4.';
const F_ZH = '函数 f 定义为 f(x) = x² − 6x + 11，0 ≤ x ≤ 4。';

describe('a function or a curve that is told of for some x alone', () => {
  test.each<[stem: string, asked: string, answer: string | null]>([
    [
      F,
      'Find the set of values of k for which the equation f(x) = k has two distinct solutions.',
      '2 < k <= 3',
    ],
    [F, 'Find the set of values of k for which the equation f(x) = k has no solution.', 'k < 2 or k > 11'],
    [F_ZH, '若方程 f(x) = k 有两个不同的解，求 k 的取值范围。', '2 < k <= 3'],
    [F, 'Solve the inequality f(x) < 6.', '1 < x <= 4'],
    [F, 'Find the set of values of x for which f(x) > 6.', '0 <= x < 1'],
    ['函数 f 定义为 f(x) = x² − 6x + 11，x ≥ 0。', '解不等式 f(x) > 6。', '0 <= x < 1 or x > 5'],
    [F, 'Find f(6).', null],
    [F, 'Find f(1).', '6'],
    [F, 'Find ff(0).', null],
    [F_ZH, '求 f(6)。', null],
    [F, 'State the domain of f⁻¹.', null],
    [F, 'Find f⁻¹(3).', null],
  ])('%s %s', (stem, asked, answer) => expect(answers(stem, `(a) ${asked}`)).toEqual([answer]));

  test.each<[question: string]>([
    [
      'The curve C has equation y = 2x² − 12x + 11 for 0 ≤ x ≤ 4. Find the set of values of k for which the line y = k meets C at two points.',
    ],
    [
      'The curve C has equation y = x² − 6x + 11 for 1 ≤ x ≤ 4. The line y = x + c meets C. Find the set of values of c.',
    ],
    [
      'A curve has equation y = x² − 4x + 7 for x > 0. A line has equation y = mx + 3, where m is a constant. Find the values of m for which the line is a tangent to the curve.',
    ],
    [
      'A curve has equation y = x² − 4x + 7 for x > 0. A line has equation y = mx + 3, where m is a constant. Find the set of values of m for which the line does not meet the curve.',
    ],
    ['曲线 C 的方程为 y = x² − 3x + 6，x ≥ 0。直线 y = kx + 2 与 C 有两个不同的交点，求 k 的取值范围。'],
    [
      'The curve C has equation y = (x² − 2x + 6)/(x − 3) for x > 3. Find the set of values of y for which there is no point on C.',
    ],
    ['The curve C has equation y = (4x + 5)/(x² − 1) for x < −1. Find the equations of the asymptotes of C.'],
    [
      'The curve C has equation y = (4x + 5)/(x² − 1) for x < −1. Find the coordinates of the intersections of C with the axes.',
    ],
    ['曲线 C 的方程为 y = (4x + 5)/(x² − 1)，x > 1。写出 C 的各条渐近线的方程。'],
  ])('is not answered as if it went on: %s', (question) =>
    expect(answers(question.replace(/ (?=Find)|(?=写出|直线)/, '\n(a) '))).toEqual([null]),
  );

  test('values of functions in turn are those that there are', () => {
    const stem = 'The functions f and g are defined by f(x) = x² + 1 for x ≥ 2 and g(x) = x − 3 for x ∈ ℝ.';
    expect(answers(stem, '(a) Find fg(4).', '(b) Find gf(1).', '(c) Find fg(7).')).toEqual([
      null,
      null,
      '17',
    ]);
    expect(
      answers('函数 f(x) = x² + 1（x ≥ 2），g(x) = x − 3（x ∈ ℝ）。', '(a) 求 f(1)。', '(b) 求 fg(4)。'),
    ).toEqual([null, null]);
  });
});

describe('an inverse at a number', () => {
  test.each<[question: string, answer: string | null]>([
    ['The function f is defined by f(x) = 3x − 4 for x ∈ ℝ. Find f⁻¹(5).', '3'],
    ['The function f is defined by f(x) = 3x − 4 for x ≥ 2. Find f⁻¹(1).', null],
    ['The function f is defined by f(x) = x² − 6x + 11 for x ≤ 3. Find f⁻¹(6).', '1'],
    ['函数 f 定义为 f(x) = (3x+1)/(x-2)，x > 3。求 f⁻¹(4)。', '9'],
  ])('%s', (question, answer) => expect(answers(question)).toEqual([answer]));
});

describe('two points of a figure', () => {
  test('are not one', () => {
    expect(
      answers(
        'The point A has coordinates (−1, 9). The equation of the perpendicular bisector of the line AB is 3y = x + 8.',
        '(i) Find the mid-point of AB.',
        '(ii) Find the length of AB.',
        '(iii) The point C lies on the perpendicular bisector and is such that AC = 5√2. Find the area of triangle ABC.',
      ),
    ).toEqual(['(1, 3)', '4sqrt(10)', '20']);
    expect(
      answers(
        'The point A has coordinates (1, 2). The perpendicular bisector of AB has equation y = 2x + 5.',
        'Find the area of triangle OAB.',
      ),
    ).toEqual(['5']);
  });
});

describe('a coefficient without its expansion', () => {
  test('is answered only where one expansion was told of', () => {
    const first = '(a) Find the first three terms, in ascending powers of x, in the expansion of (2 − x)⁶.';
    const second =
      '(b) Hence find the positive value of the constant p for which the coefficient of x² in the expansion of (1 + px + p²x²)(2 − x)⁶ is 496.';
    expect(answers(first, second, '(c) For this value of p, find the coefficient of x.').at(-1)).toBeNull();
    expect(answers(first, '(b) Find the coefficient of x³.').at(-1)).toBe('-160');
    expect(
      answers(
        '(a) Find the first three terms, in ascending powers of x, in the expansion of (1 + 2x)⁵.',
        '(b) The coefficient of x² in the expansion of (1 + ax)(1 + 2x)⁵ is 60. Find the value of a.',
        '(c) Find the coefficient of x³.',
      ).at(-1),
    ).toBeNull();
  });
});
