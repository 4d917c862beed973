import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const ROOT = 'A curve has equation y = sqrt(3x - 5). The point P on the curve has x-coordinate 3.';
const OUTSIDE =
  'A circle has equation x^2 + y^2 = 25. The two tangents from the point R(13, 0) touch the circle at P and Q.';

describe('figures made of points, lines and circles', () => {
  test.each<[question: string, answer: string | null]>([
    [
      'Find the equation of the circle which has the points A(-2, 5) and B(6, 1) as the ends of a diameter.',
      '(x - 2)^2 + (y - 3)^2 = 20',
    ],
    [
      'Find the equation of the circle which has the points A(-2, 5) and B(6, 1) as the ends of a chord.',
      null,
    ],
    [
      `${ROOT} Find the equation of the normal to the curve at P, giving your answer in the form ax + by = c.`,
      '4x + 3y = 18',
    ],
    [
      `${ROOT} The tangent and the normal at P meet the y-axis at T and N respectively. Find the area of triangle PTN.`,
      '75/8',
    ],
    [
      `${ROOT} The tangent at P meets the x-axis at T and the normal at P meets the y-axis at N. Find the length of TN.`,
      '5sqrt(13)/3',
    ],
    [`${OUTSIDE} Find the length of PQ.`, '120/13'],
    [`${OUTSIDE.replace('(13, 0)', '(3, 4)')} Find the length of PQ.`, null],
    ['The line y = 2x + 3 meets the circle x^2 + y^2 = 5 at A and B. Find the length of AB.', '8sqrt(5)/5'],
    [
      '圆 $x^2+y^2=25$ 在点 $P(3,4)$ 处的切线与 $x$ 轴、$y$ 轴分别交于点 $A$、$B$，$O$ 为坐标原点。求三角形 $OAB$ 的面积。',
      '625/24',
    ],
    ['已知点 $A(1,2)$，$B(5,4)$。求以 $AB$ 为直径的圆的方程。', '(x - 3)^2 + (y - 3)^2 = 5'],
    ['已知点 $A(1,2)$，$B(5,4)$。证明：线段 $AB$ 的垂直平分线的方程为 $y=-2x+9$。', 'y = -2x + 9'],
    ['已知点 $A(1,2)$，$B(5,4)$。证明：线段 $AB$ 的垂直平分线的方程为 $y=-2x+8$。', null],
    ['已知点 $A(-2,5)$，$B(6,1)$，$C(5,9)$。四边形 $ACBD$ 是菱形，求点 $D$ 的坐标。', '(-1, -3)'],
  ])('%s', (question, expected) => expect(answers(question)).toEqual([expected]));

  test('what is said before "Find" is of use to one of the parts behind it', () => {
    expect(
      answers(
        '(a) Find the equation of the circle which has the points $A(-2, 5)$ and $B(6, 1)$ as the ends of a diameter. [3]\n(b) The tangent to this circle at $B$ meets the $x$-axis at $D$. Find\n    (i) the equation of this tangent, giving your answer in the form $y = mx + c$, [3]\n    (ii) the coordinates of $D$. [3]',
      ).slice(1),
    ).toEqual(['y = 2x - 11', '(11/2, 0)']);
  });
});

describe('curves: derivatives, stationary points, increase and decrease', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      'A curve has equation $y = x + \\dfrac{8}{2x - 1}$, for $x \\neq \\frac{1}{2}$.\n(i) Find expressions for $\\dfrac{\\mathrm{d}y}{\\mathrm{d}x}$ and $\\dfrac{\\mathrm{d}^2y}{\\mathrm{d}x^2}$. [3]\n(ii) State the set of values of $x$ for which $y$ decreases as $x$ increases. [2]',
      '1 - 16/(2x - 1)^2, 64/(2x - 1)^3',
      '-3/2 < x < 1/2 or 1/2 < x < 5/2',
    ],
    [
      'A curve has equation y = x^3 - 3x^2 - 9x + 4 for x > 0. State the set of values of x for which y decreases as x increases.',
      '0 < x < 3',
    ],
    [
      'A curve has equation y = x^3 - 3x^2 - 9x + 4. State the set of positive values of x for which y decreases as x increases.',
      null,
    ],
    [
      'A curve has equation y = x^3 - 3x for x > 0. Find the coordinates of the stationary point and determine its nature.',
      '(1, -2)',
    ],
    ['曲线 $C$：$y=x^3-3x$，$x>0$。写出使 $y$ 随 $x$ 增大而增大的 $x$ 的取值范围。', 'x > 1'],
  ])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
});

describe('where the solutions of an equation are wanted', () => {
  test.each<[question: string, answer: string | null]>([
    [
      'Find, in degrees correct to 1 decimal place, the values of x between 0° and 360° for which 3 sin x = 1.',
      'x = 19.5° or x = 160.5°',
    ],
    ['Find, in radians, the values of x between 0° and 360° for which 3 sin x = 1.', null],
    ['Find the values of x between 0° and 180° for which sin x = 0.', null],
    [
      'Solve the equation $2\\tan(2x - 20^\\circ) + 3 = 0$, the solutions required being those for which $0^\\circ \\leqslant x \\leqslant 180^\\circ$.',
      'x = 71.8° or x = 161.8°',
    ],
    ['解方程 $2\\sin^2 x=1$，$0<x<\\pi$，答案用 $\\pi$ 表示。', 'x = pi/4 or x = 3pi/4'],
    ['解方程 $\\sin 2x=0.4$，$0^\\circ<x<180^\\circ$，答案精确到 $0.1^\\circ$。', 'x = 11.8° or x = 78.2°'],
  ])('%s', (question, expected) => expect(answers(question)).toEqual([expected]));
});
