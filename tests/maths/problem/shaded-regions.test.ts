import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SHADE =
  '(a) On a sketch of an Argand diagram, shade the region whose points represent complex numbers $z$ satisfying the inequalities';
const CUBIC = 'is a root of the equation $z^3+z^2+kz+15=0$, where $k$ is real.';

test.each<[question: string, ...answers: (string | null)[]]>([
  [
    `${SHADE} $|z-1-2\\mathrm{i}|\\leqslant2$ and $\\mathrm{Re}\\,z\\geqslant1$. [3]\n(b) State the greatest value of $|z-1|$ for points in this region. [1]`,
    null,
    '4',
  ],
  [
    `${SHADE} $|z-2\\mathrm{i}|\\leqslant|z+2|$ and $|z-1-\\mathrm{i}|\\leqslant2$. [4]\n(b) Find the greatest value of $|z|$ for points in this region. [2]`,
    null,
    'sqrt(2)sqrt(3 + 2sqrt(2))',
  ],
  [
    `${SHADE} $|z|\\leqslant3$, $\\operatorname{Re}z\\geqslant-2$ and $\\frac14\\pi\\leqslant\\arg z\\leqslant\\pi$. [4]\n(b) State the least value of $\\operatorname{Re}z$ for points in this region. [2]`,
    null,
    '-2',
  ],
  // It has no least value.
  [
    `${SHADE} $|z|<3$ and $\\operatorname{Re}z>-2$. [4]\n(b) State the least value of $\\operatorname{Re}z$ for points in this region. [2]`,
    null,
    null,
  ],
  // It goes on without end.
  [
    `${SHADE} $|z|\\geqslant3$ and $\\operatorname{Re}z\\geqslant-2$. [4]\n(b) Find the greatest value of $|z|$ for points in this region. [2]`,
    null,
    null,
  ],
  [
    `The complex number $1+2\\mathrm{i}$ is denoted by $u$. It is given that $u$ ${CUBIC} Find the value of $k$.`,
    'k = -1',
  ],
  [
    `The complex number $1+3\\mathrm{i}$ is denoted by $u$. It is given that $u$ ${CUBIC} Find the value of $k$.`,
    null,
  ],
  [
    '已知点 $A(1,-1,3)$，$B(3,0,1)$，$C(6,-1,-1)$。由点 $C$ 向直线 $AB$ 作垂线，垂足为 $N$，求点 $N$ 的坐标及线段 $CN$ 的长。',
    '(5, 1, -1), sqrt(5)',
  ],
])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
