import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  ['Prove the identity cos 4θ + 4 cos 2θ + 3 ≡ 8 cos^4 θ.', 'cos(4theta) + 4cos(2theta) + 3 = 8cos^4(theta)'],
  ['Prove that cos^4 θ - sin^4 θ ≡ cos 2θ.', 'cos^4(theta) - sin^4(theta) = cos(2theta)'],
  ['Prove that tan(θ/2) ≡ (1 - cos θ)/sin θ.', 'tan(theta/2) = (1 - cos(theta))/sin(theta)'],
  ['Prove that cos 4θ + 4 cos 2θ + 3 ≡ 8 cos^3 θ.', null],
])('an identity with multiple angles is proved where it holds: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  [
    'The region between the curve y = x^2, the y-axis and the line y = 4 is rotated through 360° about the y-axis. Find the volume.',
    '8pi',
  ],
  [
    'The region bounded by y = x^2 + 1, the axes and x = 2 is rotated through 360° about the x-axis. Find the volume of the solid formed.',
    '206pi/15',
  ],
  [
    'The region enclosed by y = ln x, the axes and y = 2 is rotated about the y-axis through 360°. Find the exact volume of the solid generated.',
    '(pi*e^4 - pi)/2',
  ],
  ['曲线 y = √x、x 轴和直线 x = 4 所围成的区域绕 x 轴旋转一周，求所得旋转体的体积。', '8pi'],
  [
    'The region between the curve y = x^2, the y-axis and the line y = 4 is rotated through 180° about the y-axis. Find the volume.',
    null,
  ],
  [
    'The region between the curve y = x^2 - 1, the y-axis and the lines y = -2 and y = 4 is rotated through 360° about the y-axis. Find the volume.',
    null,
  ],
])('a region whose bounds are equations alone is rotated about either axis: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  ['Find the range of the function f(x) = 5 - (x - 2)^2 for x ∈ ℝ.', 'f(x) <= 5'],
  ['The function f(x) = 4 sin x - 1 is defined for 0 ≤ x ≤ 2π. State the range of f.', '-5 <= f(x) <= 3'],
  ['find the inverse of f(x) = sqrt(x - 2) for x >= 2', 'x^2 + 2'],
  ['Show that the function f(x) = x^3 + 3x^2 + 5x is an increasing function.', "f'(x) >= 2"],
  ['Prove that f(x) = x^3 - 3x^2 + 2 is an increasing function.', null],
  ['Show that the function f(x) = x^3 + 3x^2 + 5x is a decreasing function.', null],
  ['By completing the square, find the minimum value of x^2 - 6x + 14.', '5'],
])('a function is told of in the sentence that asks of it: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  ['Find the sum of all the multiples of 7 between 100 and 300.', '5586'],
  ['Find the sum of all the odd numbers between 100 and 200.', '7500'],
  ['Find the sum of the integers between 1 and 200 that are divisible by 3.', '6633'],
  ['Find the sum of all positive multiples of 4 less than 200.', '4900'],
  ['Find the sum of the multiples of 7 between 7 and 70.', null],
])('multiples between two numbers are added, unless an end may be meant or not: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  [
    'The first, third and eleventh terms of an arithmetic progression are consecutive terms of a geometric progression. Find the common ratio of the geometric progression, given that it is not 1.',
    '4',
  ],
  [
    'The first, third and eleventh terms of an arithmetic progression are the first three terms of a geometric progression. The common difference is not zero. Find the common ratio of the geometric progression.',
    '4',
  ],
  [
    'The first, third and eleventh terms of an arithmetic progression are the first three terms of a geometric progression. Find the common ratio of the geometric progression.',
    null,
  ],
])('a common ratio that no first term is needed for is found: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  [
    'The equation of a curve is x^3 + y^3 = 3xy + 5. Show that dy/dx = (y - x^2)/(y^2 - x).',
    'dy/dx = (y - x^2)/(y^2 - x)',
  ],
  ['A curve has equation x^2 + 3xy + y^2 = 11. Show that dy/dx = -(2x + 2y)/(3x + 2y).', null],
  [
    'The variables x and t satisfy dx/dt = kx, and x = 100 when t = 0. Given that x = 200 when t = 5, find k.',
    'k = ln(2)/5',
  ],
  ['Find the complex numbers w satisfying w^2 = -7 + 24i.', '3 + 4i, -3 - 4i'],
  ['Find the greatest and least values of |z| given that |z - 3 - 4i| = 2.', '7, 3'],
  ['Given that z = 2 - i, find z^2 + 1/z in the form a + bi.', '17/5 - 19/5*i'],
  ['Find z in the form x + iy, where 2z + iz* = 5 + 7i.', 'z = 1 + 3i'],
])('slopes, laws and complex numbers are asked for in few words: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  [
    'Describe fully a sequence of transformations which maps the curve y = x^2 onto the curve y = 2(x - 3)^2 + 1.',
    'stretch parallel to the y-axis with scale factor 2, then translation by the vector (3, 1)',
  ],
  [
    'Describe fully a sequence of transformations that maps the graph of y = f(x) onto the graph of y = 3 - f(2x).',
    'stretch parallel to the x-axis with scale factor 1/2, then reflection in the x-axis, then translation by the vector (0, 3)',
  ],
  [
    'Describe fully the single transformation which maps y = sin x onto y = sin 2x.',
    'stretch parallel to the x-axis with scale factor 1/2',
  ],
  ['Describe fully the single transformation which maps y = sin x onto y = 3 sin 2x.', null],
  ['Describe fully the transformations that map y = sin x onto y = cos x.', null],
])('transformations from one graph to another are described, as many as are meant: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  [
    'A sector of a circle of radius 5 cm has perimeter 16 cm. Find the angle of the sector in radians.',
    '6/5',
  ],
  ['A sector has radius 6 cm and area 27 cm^2. Find the angle of the sector, in radians.', '3/2'],
  ['The distance between A(1, 2) and B(k, 5) is 5. Find the possible values of k.', 'k = -3 or k = 5'],
  [
    'Three points have coordinates A(0, 7), B(8, 3) and C(3k, k). Find the value of k for which C lies on the line AB.',
    'k = 14/5',
  ],
  [
    'A circle has a diameter AB, where A is (1, 2) and B is (7, 10). Find the equation of the circle.',
    '(x - 4)^2 + (y - 6)^2 = 25',
  ],
  [
    'In the expansion of (a + x)^5 the coefficient of x^3 is 90. Find the possible values of a.',
    'a = -3 or a = 3',
  ],
  [
    'Find the exact x-coordinates of the stationary points of y = x^3 - 6x^2 + 3x.',
    '2 - sqrt(3), 2 + sqrt(3)',
  ],
  ['The vectors 2i + pj - k and 3i - 2j + 4k are perpendicular. Find p.', 'p = 1'],
  [
    'Use the iteration x_(n+1) = ln(x_n + 2) with x_1 = 1 to find the root correct to 3 significant figures.',
    '1.15',
  ],
])('figures, points and vectors are told of in few words: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});

test.each([
  ['求 100 与 300 之间所有 7 的倍数之和。', '5586'],
  ['求 1 到 200 之间能被 3 整除的所有整数的和。', '6633'],
  ['若向量 2i + kj 与 3i - 2j 垂直，求 k。', 'k = 3'],
  ['求复数 (1 + 2i)/(3 - i) 的实部和虚部。', '1/10, 7/10'],
  ['求由 x^2 + y^2 = 25 所确定的曲线在点 (3, 4) 处的切线斜率。', '-3/4'],
  ['求点 A(1, 2) 与点 B(4, 6) 之间的距离。', '5'],
  ['求以 A(1, 2)、B(5, 6) 为直径端点的圆的方程。', '(x - 3)^2 + (y - 4)^2 = 8'],
  ['求 7 与 70 之间所有 7 的倍数之和。', null],
])('the same in Chinese: %s', (text, answer) => {
  expect(answers(text)).toEqual([answer]);
});
