import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const POSITIVE_ROOT = 'The equation $x^5 - 3x^3 + x^2 - 4 = 0$ has one positive root.';
const CONVERGES =
  'The sequence of values given by the iterative formula $x_{n+1} = \\frac{2x_n^3 + 9}{3x_n^2}$, with initial value $x_1 = 2$, converges to $\\alpha$.';
const DIVISIBLE =
  'The polynomial $x^4 + 3x^3 + ax + b$, where $a$ and $b$ are constants, is divisible by $x^2 + x - 1$.';

describe('the wordings of the third paper are read and worked out', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${POSITIVE_ROOT}\n(a) Verify by calculation that this root lies between $1$ and $2$. [2]\n(b) Show that the equation can be rearranged in the form $x = \\sqrt[3]{3x + \\frac{4}{x^2} - 1}$. [1]\n(c) Use an iterative formula based on this rearrangement to determine the positive root correct to 2 decimal places. Give the result of each iteration to 4 decimal places. [3]`,
      '1 < x < 2',
      'x = (3x + 4/x^2 - 1)^(1/3)',
      '1.78',
    ],
    [
      `${CONVERGES}\n(i) Use this formula to calculate $\\alpha$ correct to 3 decimal places, showing the result of each iteration to 5 decimal places. [3]\n(ii) State an equation satisfied by $\\alpha$, and hence find the exact value of $\\alpha$. [2]`,
      '2.080',
      'alpha = (9)^(1/3)',
    ],
    [
      '(i) By sketching a suitable pair of graphs, show that the equation $\\cot x = 1 + x^2$ has only one root in the interval $0 < x < \\frac12\\pi$. [2]\n(ii) Use the iterative formula $x_{n+1} = \\tan^{-1}\\left(\\frac{1}{1+x_n^2}\\right)$ with initial value $0.6$ to determine this root correct to 2 decimal places. [3]',
      null,
      '0.62',
    ],
    [`${DIVISIBLE} Find the values of $a$ and $b$. [4]`, 'a = -3, b = 1'],
    [
      'The polynomial $\\mathrm{p}(x)$ is defined by $\\mathrm{p}(x) = x^3 + ax^2 - 11x + b$, where $a$ and $b$ are constants. It is given that $(x+2)$ is a factor of $\\mathrm{p}(x)$ and that the remainder is $12$ when $\\mathrm{p}(x)$ is divided by $(x-1)$.\n(a) Find the values of $a$ and $b$. [5]\n(b) When $a$ and $b$ have these values, factorise $\\mathrm{p}(x)$ completely. [3]',
      'a = -12, b = 34',
      '(x + 2)(x^2 - 14x + 17)',
    ],
    ['It is given that $\\ln(2x - 3) - 2\\ln y = 1$. Express $x$ in terms of $y$. [3]', 'x = 1/2*y^2e + 3/2'],
    [
      '(a) Prove the identity $\\frac{1-\\cos 2\\theta}{1+\\cos 2\\theta} \\equiv \\tan^2\\theta$. [2]\n(b) Hence find the exact value of $\\int_{\\frac16\\pi}^{\\frac13\\pi} \\frac{1-\\cos 2\\theta}{1+\\cos 2\\theta}\\,\\mathrm{d}\\theta$. [4]',
      '(1 - cos(2theta))/(1 + cos(2theta)) = tan^2(theta)',
      '(4sqrt(3) - pi)/6',
    ],
    [
      'By first expanding $\\cos(x + 45^\\circ)$, express $\\cos(x+45^\\circ) - \\sqrt2\\sin x$ in the form $R\\cos(x+\\alpha)$, where $R>0$ and $0^\\circ<\\alpha<90^\\circ$. Give the value of $R$ correct to 4 significant figures and the value of $\\alpha$ correct to 2 decimal places. [5]',
      'R = 2.236, alpha = 71.57°',
    ],
    [
      '(a) Show that the equation $2\\cos^2\\theta = 3\\sin\\theta$ can be expressed as a quadratic equation in $\\sin\\theta$. [2]\n(b) Hence solve the equation for $0^\\circ<\\theta<180^\\circ$. [3]',
      null,
      'theta = 30° or theta = 150°',
    ],
    [
      'Solve the equation $\\tan(\\theta + 60^\\circ) = 2 + \\tan(60^\\circ - \\theta)$, giving all solutions in the interval $0^\\circ \\le \\theta \\le 180^\\circ$. [6]',
      'theta = 12.1° or theta = 122.9°',
    ],
    [
      'The points $A$, $B$ and $C$ have position vectors, relative to the origin $O$, given by $\\overrightarrow{OA} = 2\\mathbf{i} - \\mathbf{j} + 3\\mathbf{k}$, $\\overrightarrow{OB} = 5\\mathbf{i} + 2\\mathbf{j} - 3\\mathbf{k}$ and $\\overrightarrow{OC} = \\mathbf{i} + p\\mathbf{j} + q\\mathbf{k}$, where $p$ and $q$ are constants. The point $D$ lies on the line segment $AB$ and is such that $AD = 2DB$.\n(a) Find the position vector of $D$. [2]\n(b) Given that $O$, $D$ and $C$ are collinear, find the values of $p$ and $q$. [3]',
      '4i + j - k',
      'p = 1/4, q = -1/4',
    ],
    [
      '把 $\\sqrt5\\cos\\theta - 2\\sin\\theta$ 写成 $R\\cos(\\theta+\\alpha)$ 的形式，其中 $R>0$，$0^\\circ<\\alpha<90^\\circ$。写出 $R$ 的准确值，并求 $\\alpha$（精确到小数点后两位）。',
      'R = 3, alpha = 41.81°',
    ],
    [
      '复数 $u = \\dfrac{-1+7i}{3+4i}$。不用计算器，把 $u$ 写成 $x + iy$ 的形式，其中 $x$，$y$ 为实数，并求 $u$ 的模与辐角。',
      '1 + i, sqrt(2), pi/4',
    ],
    [
      'The complex number $u$ is given by $u = 2 + i$. Find the modulus and the argument of $u^2$, giving the argument correct to 3 significant figures.',
      '5, 0.927',
    ],
    [
      'With respect to the origin $O$, the points $A$ and $B$ have position vectors given by $\\overrightarrow{OA}=2\\mathbf i+\\mathbf j+2\\mathbf k$ and $\\overrightarrow{OB}=4\\mathbf i+3\\mathbf k$.\n(a) Show that $\\cos AOB=\\frac{14}{15}$. [3]\n(b) Hence find the exact area of triangle $OAB$. [3]',
      '14/15',
      'sqrt(29)/2',
    ],
    [
      'The curve $y=x^2e^{-\\frac12x}$ has a maximum point $M$. Find the exact coordinates of $M$. [4]',
      '(4, 16/e^2)',
    ],
  ])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
});

describe('another word or condition is another question', () => {
  test.each<[question: string]>([
    [
      `${POSITIVE_ROOT} Show that the equation can be rearranged in the form $x = \\sqrt[3]{3x + \\frac{4}{x^2} - 1}$. Use an iterative formula based on this rearrangement, with initial value $1.5$, to determine the negative root correct to 2 decimal places.`,
    ],
    [
      'The equation $x^3 = 4x - 1$ has one root $\\alpha$ in the interval $1<x<2$. Show by calculation that $\\alpha$ lies between $1.1$ and $1.2$.',
    ],
    [`${CONVERGES} State an equation satisfied by $\\alpha$, and hence find the exact value of $\\beta$.`],
    [`${DIVISIBLE.replace('constants', 'positive constants')} Find the values of $a$ and $b$.`],
    [`${DIVISIBLE.replace('is divisible', 'is not divisible')} Find the values of $a$ and $b$.`],
    ['It is given that $x^2 + y^2 = 25$. Express $x$ in terms of $y$.'],
    [
      'Solve the equation $\\tan(\\theta + 60^\\circ) = 2 + \\tan(60^\\circ - \\theta)$ for $0^\\circ < \\theta < 90^\\circ$, giving your answer in radians.',
    ],
    [
      'Express $\\cos(x+45^\\circ) - \\sqrt2\\sin 2x$ in the form $R\\cos(x+\\alpha)$, where $R>0$ and $0^\\circ<\\alpha<90^\\circ$.',
    ],
    [
      'The points $A$ and $B$ have position vectors $\\mathbf{i} + \\mathbf{k}$ and $4\\mathbf{i} + 3\\mathbf{j} + 7\\mathbf{k}$. The point $P$ lies on $AB$ produced and is such that $BP = 2AP$. Find the position vector of $P$.',
    ],
  ])('%s', (question) => expect(answers(question)).toEqual([null]));
});
