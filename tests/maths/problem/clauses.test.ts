import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (text: string) =>
  solveParts(text).map(({ outcome }) =>
    outcome.solved ? outcome.worked.answer.text.replace(/^[a-z] = /, '') : null,
  );

const CHORD = 'The curve y = x² − 4x + 3 and the line y = x − 1 meet at the points A and B, where';

test.each([
  ['A is to the left of B', '(4, 3)'],
  ['B has a greater x-coordinate than A', '(4, 3)'],
  ['the y-coordinate of B is less than that of A', '(1, 0)'],
  ['A lies in the first quadrant', '(1, 0)'],
  ['A is nearer to the origin O than B', '(4, 3)'],
  ['A lies on the x-axis', '(4, 3)'],
])('which of two points is which is told by where it lies: %s', (told, answer) => {
  expect(answersTo(`${CHORD} ${told}.\n(a) Find the coordinates of B. [3]`)).toEqual([answer]);
});

test('what tells two points apart and cannot be judged leaves no answer', () => {
  expect(
    answersTo(`${CHORD} A is nearer to the point D than B.\n(a) Find the coordinates of B. [3]`),
  ).toEqual([null]);
});

test.each([
  ['In the case where p is positive', '3x - 4y = -5'],
  ['For the positive value of p', '3x - 4y = -5'],
  ['In the case that p > 0', '3x - 4y = -5'],
  ['For the larger of these values of p', '3x - 4y = -5'],
  ['For the smaller of the two values of p', '3x + 4y = 17'],
])('a case stands before what is asked: %s', (told, answer) => {
  const [, line] = answersTo(
    `The points A and B have coordinates (2, 9) and (p, 1) respectively, where p is a constant, and the length of AB is 10 units.\n(a) Find the two possible values of p. [3]\n(b) ${told}, find the equation of the perpendicular bisector of AB, giving your answer in the form ax + by = c, where a, b and c are integers. [4]`,
  );
  expect(line).toBe(answer);
});

test('the larger of values that nobody found is not known', () => {
  expect(
    answersTo(
      'The points A and B have coordinates (2, 9) and (p, 1) respectively.\n(a) For the larger of these values of p, find the length of AB. [3]',
    ),
  ).toEqual([null]);
});

test.each([
  'showing all necessary working, determine its nature',
  'determine, showing full working, its nature',
  'determine its nature, without using a calculator',
])('how the working is to be shown is said anywhere: %s', (asked) => {
  expect(
    answersTo(
      `A curve has equation y = 2x + 8/x² for x > 0.\n(a) Find the coordinates of the stationary point and ${asked}. [4]`,
    ),
  ).toEqual(['(2, 6)']);
});

test.each([
  ['The points A(1, 1), C(5, 4) and E(1, 7) are given.\n(a) Find the area of triangle ACE. [2]', '12'],
  ['点 A(1, 1)、C(5, 4)、E(1, 7)。\n(a) 求 △ACE 的面积。[2]', '12'],
  ['点 A(1, 1)、C(5, 4)、E(1, 7)。\n(a) 求三角形 ACE 的面积。[2]', '12'],
])('letters of corners that make up a word are labels: %s', (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  [
    'The curve with equation y = x²（x > 0）meets the line y = 9 at P.\n(a) Find the coordinates of P. [2]',
    '(3, 9)',
  ],
  [
    'The curve y = x² + 2, for x ≥ 0, meets the line y = 11 at P.\n(a) Find the coordinates of P. [2]',
    '(3, 11)',
  ],
  [
    'The curve y = 3x − x² crosses the x-axis at the origin O and at the point A, and has a maximum point at M.\n(a) Find the x-coordinate of A. [1]',
    '3',
  ],
  [
    'A circle has equation x² + y² = 25. The points A and B have coordinates (0, 1) and (4, 4).\n(a) Find the coordinates of the points on the circle at which the tangent is parallel to AB. [3]',
    '(3, -4), (-3, 4)',
  ],
  [
    'The line y = x + 2 is the perpendicular bisector of AB, where A is the point (2, 0).\n(a) Find the equation of AB. [2]',
    null,
  ],
])('pieces, places and lists of places are read: %s', (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

const CHINESE_CHORD = '曲线 y = x² − 4x + 3 与直线 y = x − 1 交于 A、B 两点，其中';

test.each([
  ['点 A 在点 B 的左侧', '(4, 3)'],
  ['B 的横坐标大于 A 的横坐标', '(4, 3)'],
  ['点 A 位于第一象限', '(1, 0)'],
  ['A 在 x 轴上', '(4, 3)'],
])('中文同样说明两点中的哪一点: %s', (told, answer) => {
  expect(answersTo(`${CHINESE_CHORD}${told}。\n(1) 求点 B 的坐标。[3]`)).toEqual([answer]);
});

test.each([
  ['圆 C 的圆心为 (3, −1)，且经过点 A(7, 2)。\n(1) 求圆 C 的方程。[2]', '(x - 3)^2 + (y + 1)^2 = 25'],
  [
    '点 P(3, 10) 在曲线 y = x² + 1 上，曲线在点 P 处的法线与曲线的另一交点为 Q。\n(1) 求点 Q 的横坐标。[3]',
    '-19/6',
  ],
  ['一条斜率为 2 的直线经过点 (1, 5)。\n(1) 求该直线的方程。[2]', '2x + 3'],
  ['三角形 ABC 的顶点为 A(−2, 1)、B(4, 5)、C(k, 9)，且 ∠ABC 为直角。\n(1) 求 k 的值。[3]', '4/3'],
  ['函数 h(x) = x² − 4x 的定义域为 x ≥ 2。\n(1) 求 h 的反函数 h⁻¹(x)。[3]', 'sqrt(x + 4) + 2'],
  ['曲线 y = 4x 与直线 y = x + 3，它们相交于点 A。\n(1) 求点 A 的坐标。[2]', '(1, 4)'],
])('省略主语的分句与修饰语都读得懂: %s', (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test('分句说的若不是前面的事物，便没有答案', () => {
  expect(answersTo('已知 k 为常数，且经过点 A(7, 2)。\n(1) 求圆 C 的方程。[2]')).toEqual([null]);
});

test.each([
  [
    'The curve y = f(x) has a stationary point at (3, −4) and it is given that f″(x) = 6x − 8.\n(a) Find f′(x). [2]\n(b) Find f(x). [3]',
    ['3x^2 - 8x - 3', 'x^3 - 4x^2 - 3x + 14'],
  ],
  [
    'A curve is such that dy/dx = 6x² − 10x + k, where k is a constant. The point P(1, 4) lies on the curve and the gradient of the curve at P is 3.\n(a) Find the value of k. [1]',
    ['7'],
  ],
  [
    'The point A has coordinates (−1, 9). The equation of the perpendicular bisector of the line AB is 3y = x + 8.\n(a) Find the coordinates of B. [3]\n(b) The point C lies on the perpendicular bisector and is such that AC = 5√2. Find the two possible positions of C. [4]',
    ['(3, -3)', '(-2, 2), (4, 4)'],
  ],
  ['The points A(1, 2), B(5, k) and C(3, 8) are such that AB = BC.\n(a) Find k. [3]', ['4']],
  [
    'The function f is defined by f(x) = x³ − 3x + 1 for x ∈ ℝ.\n(a) Find the set of values of k for which the equation f(x) = k has three distinct real roots. [3]\n(b) Find the set of values of k for which the equation f(x) = k has exactly one real root. [2]',
    ['-1 < k < 3', 'k < -1 or k > 3'],
  ],
  [
    'The line y = kx + 1 and the curve y = x² + 5 are given, where k > 0.\n(a) Find the value of k for which the line is a tangent to the curve. [3]\n(b) For this value of k, find the coordinates of the point where the line touches the curve. [2]',
    ['4', '(2, 9)'],
  ],
  [
    'The point P(1, 3) lies on the curve y = 27/(2x + 1)², x ≥ 0. Find the exact area of the region bounded by the curve, the tangent to the curve at P and the y-axis. [8]',
    ['4'],
  ],
  [
    'A circle has centre C(4, −3) and touches the x-axis.\n(a) Write down the equation of the circle. [2]\n(b) The line y = x − 4 cuts the circle at A and B, where A has the smaller x-coordinate. Find the coordinates of A. [4]',
    ['(x - 4)^2 + (y + 3)^2 = 9', '(1, -3)'],
  ],
])('lengths, second derivatives, levels and values that were found lead on: %s', (text, expected) => {
  expect(answersTo(text)).toEqual(expected);
});
