import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const EXPANSION =
  'In the expansion of $(2x^2 + \\frac{a}{x})^6$, the coefficients of $x^6$ and $x^3$ are equal.';
const POLYNOMIAL =
  'The polynomial $ax^3 - 10x^2 + bx + 8$, where $a$ and $b$ are constants, is denoted by $\\mathrm{p}(x)$.';
const CUBIC = 'The polynomial $2x^3 + 3x^2 - 8x + 3$ is denoted by $\\mathrm{p}(x)$.';
const DIAMETER = 'The points $A(-1, 2)$ and $B(7, 8)$ are the ends of a diameter of a circle.';

test.each<[question: string, ...answers: (string | null)[]]>([
  [`${EXPANSION} Find the value of the non-zero constant $a$.`, 'a = 3/2'],
  [`${EXPANSION} Find the value of the negative constant $a$.`, null],
  [
    'The coefficient of $\\frac{1}{x}$ in the expansion of $(2x + \\frac{a}{x^2})^5$ is 720. Find the value of the positive constant $a$.',
    'a = 3',
  ],
  [
    `${POLYNOMIAL} It is given that $(x - 2)$ is a factor of both $\\mathrm{p}(x)$ and $\\mathrm{p}'(x)$. Find the values of $a$ and $b$.`,
    'a = 3, b = 4',
  ],
  [
    'The polynomial $x^4 + 3x^3 + ax + b$ is denoted by $\\mathrm{p}(x)$. When $\\mathrm{p}(x)$ is divided by $x^2 + x - 1$ the remainder is $2x + 3$. Find the values of $a$ and $b$.',
    'a = -1, b = 4',
  ],
  [
    `${CUBIC} Solve the equation $\\mathrm{p}(\\cos\\theta) = 0$ for $0^\\circ \\leqslant \\theta \\leqslant 360^\\circ$.`,
    'theta = 0° or theta = 60° or theta = 300° or theta = 360°',
  ],
  [
    `${CUBIC} Solve the equation $\\mathrm{q}(\\cos\\theta) = 0$ for $0^\\circ \\leqslant \\theta \\leqslant 360^\\circ$.`,
    null,
  ],
  [`${DIAMETER} Find the equation of the circle.`, '(x - 3)^2 + (y - 5)^2 = 25'],
  [
    'The points $A(7, 1)$, $B(7, 9)$ and $C(1, 9)$ are on the circumference of a circle. Find the equation of the circle.',
    '(x - 4)^2 + (y - 5)^2 = 25',
  ],
  [
    'The curve $y = \\frac{\\ln x}{x^2}$, for $x > 0$, has a maximum point $M$.\n(a) Find the exact coordinates of $M$. [3]\n(b) Using integration by parts, find the exact area of the region bounded by the curve, the $x$-axis and the line $x = \\mathrm{e}$. [5]',
    '(e^(1/2), 1/(2e))',
    '1 - 2/e',
  ],
  [
    'The curve $y = \\sin(x + \\frac13\\pi)\\cos x$ has two stationary points in the interval $0 \\leqslant x \\leqslant \\pi$. Find the exact $x$-coordinates of the stationary points.',
    'pi/12, 7pi/12',
  ],
  [
    'By first expressing the equation $\\tan(x + 45^\\circ) = 2\\cot x + 1$ as a quadratic equation in $\\tan x$, solve the equation for $0^\\circ < x < 180^\\circ$.',
    'x = 31.7° or x = 121.7°',
  ],
  [
    'The function f is defined by $f(x) = 3 + 6x - 2x^2$ for $x \\in \\mathbb{R}$. Express $f(x)$ in the form $a - b(x - c)^2$, where $a$, $b$ and $c$ are constants, and state the range of $f$.',
    '15/2 + (-2)(x - 3/2)^2, f(x) <= 15/2',
  ],
])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
