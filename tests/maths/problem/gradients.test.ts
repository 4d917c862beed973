import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SECOND =
  'A curve is such that $\\frac{d^2y}{dx^2} = 12x - 8$. The curve has a stationary point at $(1, 5)$.';
const QUOTIENT = 'The curve $y = ax^2 + \\frac{b}{x}$, where $a$ and $b$ are constants,';

test.each<[question: string, ...answers: (string | null)[]]>([
  [`${SECOND} Find the equation of the curve.`, 'y = 2x^3 - 4x^2 + 2x + 5'],
  [`${SECOND} Find an expression for $\\frac{dy}{dx}$.`, '6x^2 - 8x + 2'],
  [
    `${SECOND}\n(a) Find the equation of the curve. [5]\n(b) Find the coordinates of the other stationary point on the curve and determine its nature. [3]`,
    'y = 2x^3 - 4x^2 + 2x + 5',
    '(1/3, 143/27)',
  ],
  [
    'The gradient of a curve is given by $\\frac{dy}{dx} = 6x^2 - kx$, where $k$ is a constant. The curve has a stationary point at $(2, -3)$. Find the equation of the curve.',
    'y = 2x^3 - 6x^2 + 5',
  ],
  [`${QUOTIENT} has a stationary point at $(2, 12)$. Find the values of $a$ and $b$.`, 'a = 1, b = 16'],
  [`${QUOTIENT} has a minimum point at $(2, 12)$. Find the values of $a$ and $b$.`, 'a = 1, b = 16'],
  [`${QUOTIENT} has a maximum point at $(2, 12)$. Find the values of $a$ and $b$.`, null],
  [
    'A curve has equation $y = x^3 - 3x^2 - 9x + 1$. Find the coordinates and nature of each of the stationary points of the curve.',
    '(-1, 6), (3, -26)',
  ],
  [
    '已知曲线上任一点 $(x,y)$ 处满足 $\\frac{dy}{dx}=\\frac{6}{\\sqrt{3x-2}}$ $\\left(x>\\frac23\\right)$，且曲线过点 $(2,5)$。求此曲线的方程。',
    'y = 4sqrt(3x - 2) - 3',
  ],
  ['曲线 $y=ax^2+\\frac bx$ 在点 $(2,12)$ 处取得极小值，求 $a$ 与 $b$ 的值。', 'a = 1, b = 16'],
  ['曲线 $y=ax^2+\\frac bx$ 在点 $(2,12)$ 处取得极大值，求 $a$ 与 $b$ 的值。', null],
])('a curve is found from its gradient and its stationary points: %s', (question, ...expected) =>
  expect(answers(question)).toEqual(expected),
);

test.each<[question: string, ...answers: (string | null)[]]>([
  [
    'The function f is defined by $f(x) = a + b\\cos x$, where $a$ and $b$ are constants. It is given that $f(\\frac13\\pi) = 5$ and $f(\\pi) = -1$. Find the values of $a$ and $b$.',
    'a = 3, b = 4',
  ],
  [
    'The functions f and g are defined for $x \\in \\mathbb{R}$ by $f(x) = 2x + 3$ and $g(x) = x^2 - 6x$. Find an expression for $gf(x)$.',
    '4x^2 - 9',
  ],
  [
    'The functions f and g are defined for $x \\in \\mathbb{R}$ by $f(x) = 2x + 3$ and $g(x) = x^2 - 6x$. Find an expression for $fg(x)$.',
    '2x^2 - 12x + 3',
  ],
  [
    'The function f is defined by $f(x) = (x - 1)^2 - 1$ for $x \\geqslant 1$. Solve the equation $f(x) = f^{-1}(x)$.',
    'x = 3',
  ],
  [
    'The function f is defined by $f(x) = (x - 1)^2 - 1$ for $x \\leqslant 1$. Solve the equation $f(x) = f^{-1}(x)$.',
    null,
  ],
  [
    'The function f is defined by $f(x) = \\frac{4x + 1}{x - 2}$ for $x > 2$. Express $f(x)$ in the form $a + \\frac{b}{x - 2}$, where $a$ and $b$ are constants.',
    '4 + 9/(x - 2)',
  ],
  ['Express $\\frac{4x + 1}{x - 2}$ in the form $a + \\frac{b}{x - 3}$.', null],
])('functions are put together, and written in a form: %s', (question, ...expected) =>
  expect(answers(question)).toEqual(expected),
);

test.each<[question: string, ...answers: (string | null)[]]>([
  [
    'A curve is such that d²y/dx² = 12x − 10. The curve has a stationary point at (2, −1).\n(a) Find the equation of the curve. [4]\n(b) Find the coordinates of the other stationary point. [2]',
    'y = 2x^3 - 5x^2 - 4x + 11',
    '(-1/3, 316/27)',
  ],
  [
    '已知一条曲线满足 d²y/dx² = 12x − 10，且 (2, −1) 是它的一个驻点。\n(1) 求曲线的方程。（4分）\n(2) 求另一个驻点的坐标。（2分）',
    'y = 2x^3 - 5x^2 - 4x + 11',
    '(-1/3, 316/27)',
  ],
  ['曲线经过点 (2, 5)，且其斜率函数为 dy/dx = 3x² − 2x。求该曲线的方程。', 'y = x^3 - x^2 + 1'],
  ['It is given that f′(x) = 6x² − 4 and that f(1) = 5. Find f(x).', '2x^3 - 4x + 7'],
  ['设 f′(x) = 3x² − 12/x³，且 f(1) = 4，求 f(x)。', 'x^3 + 6/x^2 - 3'],
  ['It is given that f′(x) = 6x² − 4, f(1) = 5 and f(2) = 7. Find f(x).', null],
  ['It is given that f′(x) = 6x² − 4 and that f′(1) = 5. Find f(x).', null],
])('a function or a curve from its derivative: %s', (question, ...expected) =>
  expect(
    solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null)),
  ).toEqual(expected),
);

const ALONG =
  'A point P is moving along the curve y = 12/(2x − 1)² in such a way that its x-coordinate is increasing at a constant rate of 0.03 units per second.';

test.each<[question: string, answer: string | null]>([
  [
    `${ALONG} Find the x-coordinate of P at the instant when its y-coordinate is decreasing at 1.44 units per second.`,
    'x = 1',
  ],
  [
    `${ALONG} Find the x-coordinate of P when its y-coordinate is increasing at a rate of 1.44 units per second.`,
    'x = 0',
  ],
  [
    `${ALONG.replace('² in', '² for x > ½ in')} Find the x-coordinate of P when its y-coordinate is increasing at a rate of 1.44 units per second.`,
    null,
  ],
  [
    `${ALONG} Find the x-coordinate of P at the instant when its x-coordinate is increasing at 1.44 units per second.`,
    null,
  ],
  [
    `${ALONG} Find the y-coordinate of P at the instant when its y-coordinate is decreasing at 1.44 units per second.`,
    null,
  ],
])('where a moving point is when a coordinate changes at a rate: %s', (question, expected) => {
  const [part] = solveParts(question);
  expect(part!.outcome.solved ? part!.outcome.worked.answer.text : null).toBe(expected);
});
