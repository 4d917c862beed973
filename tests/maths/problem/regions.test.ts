import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SQUARE = 'the region bounded by the curve y = x^2, the x-axis and the line x = 2 is rotated through';
const TOUCHED =
  'The point P(1, 1) lies on the curve y = x^2. Find the area of the region bounded by the curve,';
const ROTATED = '将曲线 $y=x^2$ 与直线 $y=x+2$ 所围成的区域绕';

describe('regions, their areas and volumes of revolution', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [`Find the volume of the solid obtained when ${SQUARE} 360° about the x-axis.`, '32pi/5'],
    [`Find the volume of the solid obtained when ${SQUARE} 180° about the x-axis.`, null],
    [`Find the volume of the solid obtained when ${SQUARE} 360° about the y-axis.`, null],
    [`${TOUCHED} the tangent at P and the y-axis.`, '1/3'],
    [`${TOUCHED} the normal at P and the y-axis.`, null],
    [`${ROTATED} $x$ 轴旋转一周，求所得旋转体的体积。`, '72pi/5'],
    [`${ROTATED} $x$ 轴旋转 $180^\\circ$，求所得旋转体的体积。`, null],
    [`${ROTATED} $y$ 轴旋转一周，求所得旋转体的体积。`, null],
    [
      '曲线 $C$ 经过点 $(1,2)$，且对 $x>0$ 满足 $\\frac{dy}{dx}=3x^2-1$。求曲线 $C$ 的方程。',
      'y = x^3 - x + 2',
    ],
  ])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
});

const MOVING =
  'A point moves along the curve y = x^2 + 1 such that its x-coordinate increases at 0.5 units per second.';
const WAVE =
  'The function f is defined by f(x) = a + b cos 2x for 0 ≤ x ≤ π, where a and b are positive constants. The greatest value of f(x) is 8 and the least value is 2. Find the values of a and b.';

describe('rates, waves and the number of terms', () => {
  test.each<[question: string, answer: string | null]>([
    [`${MOVING} Find the rate of change of its y-coordinate when x = 3.`, '3'],
    [
      `${MOVING.replace('increases', 'decreases')} Find the rate of change of its y-coordinate when x = 3.`,
      null,
    ],
    [`${MOVING.replace('second', 'minute')} Find the rate of change of its y-coordinate when x = 3.`, null],
    [WAVE, 'a = 5, b = 3'],
    [WAVE.replace('x ≤ π', 'x ≤ π/4'), null],
    [WAVE.replace('positive ', ''), null],
    [
      'An arithmetic progression has first term 20 and common difference -3. Find the least value of n for which the sum of the first n terms is less than -100.',
      'n = 19',
    ],
    [
      'A geometric progression has first term 2 and common ratio 0.5. Find the least value of n for which the sum of the first n terms exceeds 4.',
      null,
    ],
    [
      'An arithmetic progression has first term 5 and common difference 2. A geometric progression has first term 5 and common ratio 2. Find the sum of the first 4 terms.',
      null,
    ],
    [
      '一个等差数列的首项为 $20$，公差为 $-3$。等差数列前 $n$ 项的和记为 $S_n$。求满足 $S_n>0$ 的最大正整数 $n$。',
      'n = 14',
    ],
    [
      'The function f is defined by f(x) = 3 sin x for 0 < x < π/2. Solve the equation f(x) = 1.5.',
      'x = pi/6',
    ],
  ])('%s', (question, expected) => expect(answers(question)).toEqual([expected]));
});
