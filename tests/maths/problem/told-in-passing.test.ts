import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const CUBIC =
  'The function f is defined by $f(x) = x^3 - 6x^2 + kx + 1$ for $x \\in \\mathbb{R}$, where $k$ is a constant.';
const RATIO =
  'The sum of the first two terms of a geometric progression is 15 and the sum to infinity is $\\frac{125}{7}$.';
const CIRCLE =
  'The circle $x^2 + y^2 - 4x + 6y - 77 = 0$ crosses the x-axis at the points $A$ and $B$, where the x-coordinate of $A$ is';

test.each<[question: string, ...answers: (string | null)[]]>([
  [
    `${CUBIC}\n(a) Given that f is an increasing function, find the set of possible values of $k$. [4]\n(b) Given instead that $k = 9$, find the set of values of $x$ for which f is decreasing. [3]`,
    'k >= 12',
    '1 < x < 3',
  ],
  [`${CUBIC} Given that f is a decreasing function, find the set of possible values of $k$.`, null],
  [`${RATIO} The common ratio of the progression is negative. Find the third term of the progression.`, '4'],
  [
    `${RATIO} The common ratio of the progression is positive. Find the third term of the progression.`,
    '12/7',
  ],
  [`${CIRCLE} negative. Find the coordinates of $A$ and $B$.`, '(-7, 0), (11, 0)'],
  [`${CIRCLE} positive. Find the coordinates of $A$ and $B$.`, '(11, 0), (-7, 0)'],
  [
    'The function f is defined by $f(x) = 3 + 4\\cos x$ for $0 \\leqslant x \\leqslant 2\\pi$. State the range of f.',
    '-1 <= f(x) <= 7',
  ],
  [
    'The function f is defined by $f(x) = 3 + 4\\cos x$ for $0 \\leqslant x \\leqslant \\frac12\\pi$. State the range of f.',
    '3 <= f(x) <= 7',
  ],
  [
    'The function g is such that $g(x) = 8 - (x - 2)^2$ for $k \\leqslant x \\leqslant 4$, where $k$ is a constant. State the smallest value of $k$ for which g has an inverse.',
    'k = 2',
  ],
  [
    'The function g is such that $g(x) = 8 - (x - 2)^2$ for $k \\leqslant x \\leqslant 1$, where $k$ is a constant. State the smallest value of $k$ for which g has an inverse.',
    null,
  ],
  ['In the expansion of $\\left(x^2 - \\frac{2}{x}\\right)^5$, find the coefficient of $x$.', '-80'],
  [
    'The equation of a curve is $y = 2\\sqrt{3x + 4} - x$. Find the coordinates of the stationary point.',
    '(5/3, 13/3)',
  ],
  [
    'An arithmetic progression is such that its first term is 6 and its tenth term is 19.5. Find the sum of the first 100 terms of this arithmetic progression.',
    '8025',
  ],
  [
    '$AB$ is a chord of a circle with centre $O$ and radius $8$ cm. Angle $AOB$ is 1.2 radians. Find the area of the segment cut off by the chord $AB$.',
    '8.57 cm^2',
  ],
  [
    '点 $A$、$B$ 在以 $O$ 为圆心、半径为 $8$ cm 的圆上，$\\angle AOB=1.2$ 弧度。求由弦 $AB$ 和劣弧 $AB$ 所围成区域的面积。',
    '8.57 cm^2',
  ],
  ['求由曲线 $y=4\\sqrt{x}-x$、$x$ 轴及直线 $x=1$ 和 $x=4$ 所围成区域的面积。', '67/6'],
  ['State the number of solutions of the equation $2\\sin x=1$ for $0\\leqslant x\\leqslant4\\pi$.', '4'],
  [
    'A geometric progression has a positive common ratio. The third term is 18 and the fifth term is 8. Find the sum to infinity.',
    '243/2',
  ],
])('what is told beside a question chooses its answer: %s', (question, ...expected) =>
  expect(answers(question)).toEqual(expected),
);
