import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const CUBIC = 'The cubic equation $2x^3 - x^2 + 4x - 3 = 0$ has roots $\\alpha$, $\\beta$, $\\gamma$.';
const MATRIX =
  'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 1 & 2 & k \\\\ 2 & 1 & 1 \\\\ 0 & 1 & -1 \\end{pmatrix}$, where $k$ is a constant.';
const TWO =
  'The matrices $\\mathbf{A}$ and $\\mathbf{B}$ are given by $\\mathbf{A} = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$ and $\\mathbf{B} = \\begin{pmatrix} 0 & 1 \\\\ 2 & -1 \\end{pmatrix}$.';
const EQUATION =
  'The variables $x$ and $y$ satisfy the differential equation $\\dfrac{\\mathrm{d}^2y}{\\mathrm{d}x^2} + 3\\dfrac{\\mathrm{d}y}{\\mathrm{d}x} + 2y = 4x$.';

describe('further pure mathematics', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${CUBIC}\n(a) Find the value of $\\dfrac{1}{\\alpha + 1} + \\dfrac{1}{\\beta + 1} + \\dfrac{1}{\\gamma + 1}$. [3]\n(b) Find a cubic equation whose roots are $2\\alpha$, $2\\beta$ and $2\\gamma$. [2]`,
      '6/5',
      'y^3 - y^2 + 8y - 12 = 0',
    ],
    [
      `${MATRIX}\n(a) Find, in terms of $k$, the determinant of $\\mathbf{A}$, and hence find the value of $k$ for which $\\mathbf{A}$ is singular. [3]\n(b) Find $\\mathbf{A}^{-1}$ in the case when $k = 1$. [4]`,
      '2k + 2, k = -1',
      '[[-1/2, 3/4, 1/4], [1/2, -1/4, 1/4], [1/2, -1/4, -3/4]]',
    ],
    [
      `${TWO}\n(a) Find $\\mathbf{AB}$. [2]\n(b) Find $\\mathbf{BA}$. [2]`,
      '[[4, -1], [8, -1]]',
      '[[3, 4], [-1, 0]]',
    ],
    [
      `${EQUATION}\n(a) Find the general solution of the differential equation. [4]\n(b) Find the particular solution of the differential equation, given that $y = 0$ and $\\dfrac{\\mathrm{d}y}{\\mathrm{d}x} = 1$ when $x = 0$. [4]`,
      'y = A*e^(-x) + B*e^(-2x) + 2x - 3',
      'y = 5e^(-x) - 2e^(-2x) + 2x - 3',
    ],
    [
      '曲线 $C$ 的极坐标方程为 $r=5+2\\cos\\theta$，$-\\pi<\\theta\\le\\pi$。求 $C$ 所围成区域的面积。[4]',
      '27pi',
    ],
    [`${MATRIX} Find the set of values of $k$ for which $\\mathbf{A}$ is non-singular.`, 'k < -1 or k > -1'],
  ])('%#: %s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test.each([
    `${MATRIX} Find $\\mathbf{A}^{-1}$ when $k = -1$.`,
    `${CUBIC} Find the value of $\\alpha^2\\beta + \\beta^2\\gamma$.`,
    `${CUBIC} Find a cubic equation whose roots are $\\alpha$, $2\\beta$ and $\\gamma$.`,
    `${EQUATION} It is given that $y = 0$ when $x = 0$. Find the particular solution of the differential equation.`,
  ])('what is not enough, or not asked so, has no answer: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});
