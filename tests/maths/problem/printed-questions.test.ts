import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const BISECTOR =
  'The points $A$ and $B$ have coordinates $(k, 1)$ and $(5k, -3)$ respectively, where $k$ is a positive constant. The perpendicular bisector of $AB$ passes through the point $(1, -3)$.';
const CIRCLE =
  'A circle passes through the points $P(1, 2)$ and $Q(5, 4)$. Its centre lies on the line $y = x - 4$.';
const GEOMETRIC =
  'The first, second and third terms of a geometric progression are $k + 8$, $k + 2$ and $k$ respectively, where $k$ is a constant.';
const LINE =
  'The line $L$ has equation $y = mx - 3$ and the curve $C$ has equation $y = 2x^2 - x + 5$, where $m$ is a constant.';

describe('a printed question is read, planned and worked out', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${BISECTOR}\n(a) Find the value of $k$. [3]\n(b) Hence find the exact length of $AB$. [2]`,
      'k = 1',
      '4sqrt(2)',
    ],
    [
      `${CIRCLE}\n(i) Find the equation of the perpendicular bisector of $PQ$. [3]\n(ii) Find the equation of the circle. [4]`,
      'y = -2x + 9',
      '(x - 13/3)^2 + (y - 1/3)^2 = 125/9',
    ],
    [
      `${GEOMETRIC}\n(a) Find the value of $k$. [2]\n(b) Find the sum to infinity of the progression. [2]`,
      'k = 1',
      '27/2',
    ],
    [
      `${LINE}\n(i) Find the set of values of $m$ for which $L$ and $C$ meet at two distinct points. [4]\n(ii) It is now given that $m$ is positive and that $L$ is a tangent to $C$. Find the coordinates of the point of contact. [3]`,
      'm < -9 or m > 7',
      '(2, 11)',
    ],
    [
      'In the expansion of $(3 + ax)^5$, where $a$ is a non-zero constant, the coefficient of $x^2$ is equal to the coefficient of $x^3$.\n(a) Find the value of $a$. [3]\n(b) With this value of $a$, find the coefficient of $x$ in the expansion of $(1 + 2x)(3 + ax)^5$. [3]',
      'a = 3',
      '1701',
    ],
    [
      'The function f is defined by $\\mathrm{f}(x) = \\dfrac{4x + 1}{x - 2}$ for $x \\in \\mathbb{R}$, $x > 2$. Solve the equation $\\mathrm{f}(x) = \\mathrm{f}^{-1}(x)$, giving your answer in exact form. [3]',
      'x = 3 + sqrt(10)',
    ],
    [
      'The curve $C$ has equation $y = x^2 - 3x + 1$.\n(a) Find the gradient of $C$ at the point where $x = 3$. [2]\n(b) Find the equation of the tangent to $C$ at the point where $x = 2$. [3]',
      '3',
      'y = x - 3',
    ],
    [
      '30% of students walk to school. A random sample of 10 students is chosen. Find the probability that fewer than 3 do not walk to school. [3]',
      '0.00159',
    ],
    [
      'The point $P(4, 4)$ lies on the curve $y = \\sqrt{3x + 4}$. Find the equation of the tangent to the curve at $P$. [4]',
      '3x - 8y = -20',
    ],
    [
      'A curve is such that $\\dfrac{\\mathrm{d}y}{\\mathrm{d}x} = \\dfrac{6}{(2x - 1)^2}$ for $x > \\frac{1}{2}$. The curve passes through the point $(2, 4)$.\n(a) Find the equation of the curve. [4]\n(b) Find the $x$-coordinate of the point where the curve crosses the $x$-axis. [2]',
      'y = 5 - 3/(2x - 1)',
      '4/5',
    ],
    [
      'The polynomial $2x^3 + ax^2 + bx - 6$, where $a$ and $b$ are constants, is denoted by $\\mathrm{p}(x)$. It is given that $(2x - 1)$ is a factor of $\\mathrm{p}(x)$, and that when $\\mathrm{p}(x)$ is divided by $(x + 2)$ the remainder is $-20$. Find the values of $a$ and $b$. [5]',
      'a = 5, b = 9',
    ],
    [
      'The curve $y = x^2 - 6x + 11$ has one stationary point $M$. Find the coordinates of $M$. [2]',
      '(3, 2)',
    ],
    [
      '圆的方程为 $x^2+y^2-6x+4y-12=0$，其圆心为 $C$。点 $P(6,2)$ 在圆上。\n(a) 求点 $C$ 的坐标及圆的半径。[2]\n(b) 求圆在点 $P$ 处的切线方程，答案写成 $ax+by=c$ 的形式，其中 $a$、$b$、$c$ 为整数。[3]',
      '(3, -2), 5',
      '3x + 4y = 26',
    ],
    [
      '多项式 $p(x)=2x^3+ax^2+bx-6$，$a,b$ 为常数。已知 $x-2$ 是 $p(x)$ 的因式，且 $p(x)$ 除以 $x+1$ 的余数为 $-6$。求 $a$ 和 $b$。（4分）',
      'a = -1, b = -3',
    ],
    [
      'The tangent to the curve $y = x^3$ at the point $A(1, 1)$ meets the curve at the point $B$. Find the coordinates of $B$. [4]',
      '(-2, -8)',
    ],
    [
      'The circle $C$ has centre $(1, 2)$ and radius $5$. The line $y = x + k$ is a tangent to $C$, where $k$ is a negative constant. Find the exact value of $k$. [4]',
      'k = 1 - 5sqrt(2)',
    ],
    [
      'The line $L$ is perpendicular to the line $y = 2x$ and passes through the point $(4, 1)$. Find the equation of $L$. [3]',
      'x + 2y = 6',
    ],
    [
      'The line $y = 2x + 3$ meets the curve $y = x^2$ at the points $A$ and $B$.\n(a) Find the coordinates of $A$ and $B$. [3]\n(b) Find the coordinates of the midpoint of $AB$. [1]',
      '(-1, 1), (3, 9)',
      '(1, 5)',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

describe('what is said in a sentence that is not read, or is of no use, stops the answer', () => {
  const ADDED = [
    'It is given that $k$ is less than the radius of the circle.',
    'The line touches the curve twice.',
    'The other point lies outside the region.',
    'Both of these are integers.',
    'In this question the gradient is negative only.',
    'The curve crosses the line.',
  ];
  test.each(
    [BISECTOR, CIRCLE, GEOMETRIC].flatMap((stem) => ADDED.map((sentence) => [sentence, stem] as const)),
  )('%s', (sentence, stem) => {
    const asked =
      stem === CIRCLE
        ? 'Find the equation of the circle.'
        : stem === BISECTOR
          ? 'Find the exact length of $AB$.'
          : 'Find the sum to infinity of the progression.';
    expect(answers(`${stem} ${asked}`)).not.toEqual([null]);
    expect(answers(`${stem} ${sentence} ${asked}`)).toEqual([null]);
  });
});

test('what is said beside an answer does not name a root that the domain leaves out', () => {
  const question = String.raw`The function f is defined by $\mathrm{f}(x) = \dfrac{3x + 2}{x - 1}$ for $x \in \mathbb{R}$, $x > 1$.
(a) Obtain an expression for $\mathrm{f}^{-1}(x)$. [2]
(b) Solve the equation $\mathrm{f}(x) = \mathrm{f}^{-1}(x)$, giving your answer in exact form. [3]`;
  const { outcome } = solveParts(question)[1]!;
  expect(outcome.solved && outcome.worked.answer).toMatchObject({
    text: 'x = 2 + sqrt(6)',
    say: { en: 'x ≈ 4.45', zh: 'x ≈ 4.45' },
  });
});

describe('what is said of one goal alone holds for its answer', () => {
  const F = 'The function f is defined by $f(x) = x^2 - 5x + 6$.';
  test.each([
    [
      'The coefficient of $x^2$ in the expansion of $(1 + ax)^6$ is $60$. Find the value of $a$ for $a < 0$.',
      'a = -2',
    ],
    [`${F} Find the roots of the equation $f(x) = 0$ for $x > 2$.`, null],
    [`${F} Find the roots of the equation $f(x) = 0$.`, 'x = 2 or x = 3'],
    [
      'The curve $C$ has equation $y = x^3 - 3x$. Find the coordinates of the stationary points of $C$ for $x > 0$.',
      '(1, -2)',
    ],
    [
      'The coefficient of $x^2$ in the expansion of $(1 + ax)^2$ is $2$, where $a$ is a rational constant. Find the value of $a$.',
      null,
    ],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});
