import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const ELLIPSE = 'The equation of a curve is $2x^2 - xy + y^2 = 28$.';
const PATH =
  'The parametric equations of a curve are $$x = 2t + \\ln t, \\qquad y = t^2 + t,$$ where $t > 0$.';
const WAVE =
  'Express $3\\cos\\theta - 2\\sin\\theta$ in the form $R\\cos(\\theta + \\alpha)$, where $R > 0$ and $0^\\circ < \\alpha < 90^\\circ$. State the exact value of $R$ and give $\\alpha$ correct to 2 decimal places.';
const GAUSSIAN =
  'The variables $x$ and $y$ satisfy the relation $y = Ke^{-mx^2}$, where $K$ and $m$ are constants. The graph of $\\ln y$ against $x^2$ is a straight line, which passes through the points $(0.5, 2.4)$ and $(3.0, 0.9)$.';
const BEGINS =
  'The first three terms in the expansion of $(1 + px)^q$ in ascending powers of $x$, where $p$ and $q$ are non-zero constants, are $1 - 6x + 27x^2$.';
const GROWTH =
  'The variables $x$ and $y$ satisfy the differential equation $\\frac{dy}{dx} = xy$. It is given that $y = 2$ when $x = 0$.';

describe('a printed question of the third paper is read, planned and worked out', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${ELLIPSE}\n(a) Find the exact coordinates of the points on the curve at which the tangent is parallel to the $x$-axis. [4]\n(b) Find the coordinates of the points on the curve at which the tangent is parallel to the $y$-axis. [3]`,
      '(-sqrt(2), -4sqrt(2)), (sqrt(2), 4sqrt(2))',
      '(-4, -2), (4, 2)',
    ],
    [
      'Solve the equation $|2^x - 7| = 3$, giving your answers correct to 3 significant figures.',
      'x = 2.00 or x = 3.32',
    ],
    [
      'Solve the equation $|3^{x+1} - 10| = 4$. Give your answers correct to 3 significant figures.',
      'x = 0.631 or x = 1.40',
    ],
    [
      `${PATH}\n(a) Find the equation of the tangent to the curve at the point where $t = 1$. [2]\n(b) Find the exact coordinates of the point on the curve at which the gradient of the normal is $-\\frac{1}{3}$. [2]`,
      'y = x',
      '(6 + ln(3), 12)',
    ],
    [
      `(a) ${WAVE} [3]\n(b) State the greatest possible value of $4 + (3\\cos\\theta - 2\\sin\\theta)^2$ as $\\theta$ varies. [1]`,
      'R = sqrt(13), alpha = 33.69°',
      '17',
    ],
    [
      `${GAUSSIAN}\n(i) Find the value of $m$ and the value of $K$, giving $K$ correct to 3 significant figures. [5]\n(ii) Find the positive value of $x$ for which $y = 4$, correct to 2 decimal places. [2]`,
      'm = 0.6, K = 14.9',
      'x = 1.48',
    ],
    [
      `${BEGINS}\n(i) Find the values of $p$ and $q$. [5]\n(ii) State the set of values of $x$ for which the expansion is valid. [1]\n(iii) Find the coefficient of $x^3$. [2]`,
      'p = 3, q = -2',
      '-1/3 < x < 1/3',
      '-108',
    ],
    [
      `${GROWTH}\n(a) Solve the differential equation, obtaining an expression for $y$ in terms of $x$. [5]\n(b) Find the value of $y$ when $x = 1$, giving your answer correct to 3 significant figures. [1]`,
      'y = 2e^(x^2/2)',
      'y = 3.30',
    ],
    [
      '(a) Solve the inequality $|3x - 2| < 2|x + 1|$. [4]\n(b) Hence solve the inequality $|3^{y+1} - 2| < 2(3^y + 1)$, giving your answer correct to 3 significant figures. [2]',
      '0 < x < 4',
      'y < 1.26',
    ],
    [
      'Solve, for $x$ in terms of the positive constant $a$, the inequality $|x - 4a| > 2|x + a|$. [4]',
      '-6a < x < 2/3*a',
    ],
    [
      'Use the substitution $u = 3 + \\cos x$ to find the exact value of $\\int_0^{\\frac{1}{2}\\pi} \\frac{\\sin 2x}{3 + \\cos x}\\,\\mathrm{d}x$. Give your answer in the form $a + b\\ln\\frac{4}{3}$, where $a$ and $b$ are integers. [7]',
      '2 - 6ln(4/3)',
    ],
    [
      'Show that $\\int_0^1 \\frac{2x^2 + x + 15}{(x + 1)(x^2 + 3)}\\,\\mathrm{d}x = \\ln p + q\\pi\\sqrt{3}$, where $p$ is an integer and $q$ is a rational number, both of which are to be found. [6]',
      'p = 12, q = 1/6',
    ],
    [
      'The equation $x^3 - 2x - 7 = 0$ has exactly one real root, $\\alpha$. Use the iterative formula $x_{n+1} = \\sqrt[3]{2x_n + 7}$ with initial value $2$ to determine $\\alpha$ correct to 3 decimal places. Give the result of each iteration to 5 decimal places. [3]',
      '2.258',
    ],
    [
      '设 $\\displaystyle f(x)=\\frac{1+7x}{(1-2x)(2+x^2)}$。\n(a) 由此将 $f(x)$ 按 $x$ 的升幂展开，求到含 $x^2$ 的项为止（包括该项），系数化为最简。[4]\n(b) 写出使 (a) 中展开式成立的 $x$ 的取值范围。[1]',
      '1/2 + 9/2*x + 35/4*x^2',
      '-1/2 < x < 1/2',
    ],
    [
      '将 $5\\sin\\theta-12\\cos\\theta$ 写成 $R\\sin(\\theta-\\alpha)$ 的形式，其中 $R>0$，$0^\\circ<\\alpha<90^\\circ$，$\\alpha$ 精确到 $0.01^\\circ$。（3分）',
      'R = 13, alpha = 67.38°',
    ],
    [
      '变量 $x$ 与 $y$ 满足 $y=Ab^{x}$，其中 $A,b$ 为正的常数。以 $x$ 为横轴、$\\ln y$ 为纵轴作图，得到过点 $(0.8,\\,2.1)$ 与 $(3.2,\\,3.9)$ 的一条直线。\n(1) 求 $A$ 和 $b$ 的值，保留三位有效数字。（4分）\n(2) 求 $y=50$ 时 $x$ 的值，保留三位有效数字。（2分）',
      'A = 4.48, b = 2.12',
      'x = 3.22',
    ],
    [
      '曲线的参数方程为 $x=2t+\\sin2t$，$y=1-\\cos2t$，其中 $0<t<\\tfrac12\\pi$。\n(1) 求曲线在 $t=\\tfrac14\\pi$ 处的切线方程，写成 $y=mx+c$。（3分）\n(2) 曲线上某点处的切线斜率为 $\\sqrt3$，求该点的精确坐标。（3分）',
      'y = x - pi/2',
      '((3sqrt(3) + 4pi)/6, 3/2)',
    ],
    ['求满足 $0.8^n < 0.05$ 的最小整数 $n$。（3分）', 'n = 14'],
    [
      'Find the exact area of the region bounded by the curve $y = xe^{-x}$, the $x$-axis and the line $x = 2$. [5]',
      '1 - 3/e^2',
    ],
  ])('%s', (question, ...expected) => expect(answers(question)).toEqual(expected));
});

describe('a word or a condition that changes the answer changes it, or there is none', () => {
  test.each<[question: string, answer: string | null]>([
    [`${PATH} Find the coordinates of the point on the curve at which the gradient is $-1$.`, null],
    [
      'The parametric equations of a curve are $x = t^2$, $y = t^3 - 3t$, where $t > 0$. Find the coordinates of the points on the curve at which the tangent is parallel to the $x$-axis.',
      '(1, -2)',
    ],
    [
      'The parametric equations of a curve are $x = t^2$, $y = t^3 - 3t$. Find the equation of the tangent to the curve at the point where $x = 4$.',
      null,
    ],
    ['Solve the inequality $|x - 4a| > 2|x + a|$, where $a$ is a negative constant.', null],
    [
      'Given that $3(2^{2x+1}) = 5^{1-x}$, find $x$ in the form $\\dfrac{\\ln a}{\\ln b}$, where $a$ and $b$ are integers.',
      null,
    ],
    [WAVE.replace('90^\\circ$.', '180^\\circ$.'), null],
    [
      'State the least value of $4 + (3\\cos\\theta - 2\\sin\\theta)^2$ for $0^\\circ < \\theta < 90^\\circ$.',
      null,
    ],
    [BEGINS.replace('first three', 'first four') + ' Find the values of $p$ and $q$.', null],
    [BEGINS.replace('non-zero', 'positive') + ' Find the values of $p$ and $q$.', null],
    [
      `${GROWTH} It is also given that $\\frac{dy}{dx} = 3$ when $x = 1$. Find an expression for $y$ in terms of $x$.`,
      null,
    ],
    [
      'The equation $x^3 - 2x - 8 = 0$ has exactly one real root, $\\alpha$. Use the iterative formula $x_{n+1} = \\sqrt[3]{2x_n + 7}$ with initial value $2$ to determine $\\alpha$ correct to 3 decimal places.',
      null,
    ],
    [`${GAUSSIAN.replace('against $x^2$', 'against $x$')} Find the value of $m$.`, null],
    [
      'Use the substitution $u = 3 + \\cos x$ to find the exact value of $\\int_0^{\\frac{1}{2}\\pi} \\frac{\\sin 2x}{3 + \\cos x}\\,\\mathrm{d}x$. Give your answer in the form $a + b\\ln\\frac{4}{3}$, where $a$ and $b$ are positive integers.',
      null,
    ],
    ['求满足 $0.8^n < 0.05$ 的最大整数 $n$。', null],
    ['求 $\\dfrac{1}{5\\sin\\theta-12\\cos\\theta+10}$ 的最大值和最小值。', null],
    [
      '变量 $x$ 与 $y$ 满足 $y=Ab^{x}$，其中 $A,b$ 为正的常数。以 $\\ln x$ 为横轴、$\\ln y$ 为纵轴作图，得到过点 $(0.8,\\,2.1)$ 与 $(3.2,\\,3.9)$ 的一条直线。求 $A$ 的值。',
      null,
    ],
    [
      'The equation $x^3 - 7x + 2 = 0$ has one negative root $\\alpha$. Use the iterative formula $x_{n+1} = \\sqrt[3]{7x_n - 2}$ with initial value $x_1 = 2$ to find $\\alpha$ correct to 2 decimal places.',
      null,
    ],
    [
      '方程 $x^3-2x-5=0$ 有唯一负根 $\\alpha$。用迭代公式 $x_{n+1}=\\sqrt[3]{2x_n+5}$，取初值 $x_1=2$，求 $\\alpha$，精确到小数点后三位。',
      null,
    ],
    [
      'Find the area of the region bounded by the curve $y = xe^{-x}$, the $x$-axis and the lines $x = -1$ and $x = 2$.',
      null,
    ],
  ])('%s', (question, answer) => expect(answers(question)).toEqual([answer]));
});
