import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const BY = '\\begin{pmatrix}1\\\\2\\end{pmatrix}';

test.each<[question: string, ...answers: (string | null)[]]>([
  [
    `The curve $y=x^2$ is translated by $${BY}$ and the resulting curve is then stretched with scale factor 3 in the y-direction. Find the equation of the final curve.`,
    'y = 3x^2 - 6x + 9',
  ],
  [
    `The curve $y=x^2$ is stretched with scale factor 3 in the y-direction. The resulting curve is translated by $${BY}$. Find the equation of the resulting curve, giving your answer in the form $y=ax^2+bx+c$.`,
    'y = 3x^2 - 6x + 5',
  ],
  [
    `The curve C has equation $y=x^2$.\n(a) C is translated by $${BY}$. Find the equation of the resulting curve. [2]\n(b) C is stretched with scale factor 3 in the y-direction. Find the equation of the resulting curve. [2]`,
    'y = x^2 - 2x + 3',
    'y = 3x^2',
  ],
  [
    'The curve y = x² − 4x is translated by the vector (1, 3). Find the equation of the new curve.',
    'y = x^2 - 6x + 8',
  ],
  ['The curve $y=x^2-4x$ is reflected in the y-axis. Find the equation of the new curve.', 'y = x^2 + 4x'],
  ['将曲线 $y=x^2-4x$ 向左平移 2 个单位，再向上平移 3 个单位，求所得曲线的方程。', 'y = x^2 - 1'],
  [
    '将曲线 $y=x^2$ 沿 x 轴方向伸缩为原来的 2 倍。再将所得曲线向下平移 1 个单位，求最终曲线的方程。',
    'y = 1/4*x^2 - 1',
  ],
])('a curve is transformed in the order that is told: %s', (question, ...expected) =>
  expect(answers(question)).toEqual(expected),
);

test.each([
  'The curve $y=x^2$ is reflected in the line $y=x$. Find the equation of the resulting curve.',
  'The curve $y=x^2$ is stretched with scale factor 3. Find the equation of the resulting curve.',
  `The curve $y=f(x)$ is translated by $${BY}$ to give the curve $y=x^2$. Find the equation of the original curve.`,
  `The curve $y=x^2$ is translated by $${BY}$. Find the equation of the resulting curve, giving your answer in the form $y=a(x-b)^2+c$.`,
  `The curve $y=x^2$ is translated by $${BY}$. Find the equation of the tangent to the resulting curve where $x=1$.`,
])('what is not known of a transformation stops it: %s', (question) => {
  expect(answers(question)).toEqual([null]);
});
