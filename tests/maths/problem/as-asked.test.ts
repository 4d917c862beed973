import { expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  [
    'The complex number $z$ is given by $z = 3 - 4i$. Find the argument of $z$ in degrees correct to 1 decimal place.',
  ],
  [
    'Express $3\\cos\\theta - 4\\sin\\theta$ in the form $R\\cos(\\theta + \\alpha)$, where $R > 0$ and $0^\\circ < \\alpha < 90^\\circ$. Give $\\alpha$ in radians.',
  ],
  [
    'The lines $l$ and $m$ have equations $\\mathbf{r} = \\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix} + s\\begin{pmatrix}1\\\\2\\\\2\\end{pmatrix}$ and $\\mathbf{r} = \\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix} + t\\begin{pmatrix}3\\\\0\\\\4\\end{pmatrix}$. Find the exact acute angle between $l$ and $m$.',
  ],
])('an answer in another unit, or rounded where it is wanted exact, is none: %s', (text) => {
  for (const answer of answers(text)) expect(answer ?? '').not.toMatch(/°|^-?\d+\.\d/);
});

test.each([
  'The function f is defined for $x > 3$ by $f(x) = x^2 - 4x$. Find the range of f.',
  'The function $f$ is defined by $f: x \\mapsto x^2 - 4x$, $x \\in \\mathbb{R}$, $x > 3$. Find the range of f.',
])('the domain that is said before or behind a function bounds its range: %s', (text) => {
  expect(answers(text)).toEqual(['f(x) > -3']);
});

test('a letter of a form that is to have figures is told beside the others', () => {
  expect(
    answers(
      'Express $3\\cos\\theta - 4\\sin\\theta$ in the form $R\\cos(\\theta + \\alpha)$, where $R > 0$ and $0 < \\alpha < \\frac{1}{2}\\pi$. Give $\\alpha$ correct to 2 decimal places.',
    ),
  ).toEqual(['R = 5, alpha = 0.93']);
});

test('an equation is in the form that was asked for, or there is none', () => {
  const line =
    'The points $A$ and $B$ have coordinates $(2, 3)$ and $(4, 8)$. Find the equation of the line $AB$';
  for (const answer of answers(`${line}, giving your answer in the form $y = mx + c$.`))
    expect(answer ?? 'y = ').toMatch(/^y = /);
  for (const answer of answers(`${line}, giving your answer in the form $ax + by + c = 0$.`))
    expect(answer ?? '= 0').toMatch(/= 0$/);
});

test('an angle that is said to be acute or obtuse is not told as another', () => {
  const three =
    'The points $A$, $B$ and $C$ have position vectors $\\mathbf{i}$, $\\mathbf{0}$ and $-\\mathbf{i} + \\mathbf{j}$.';
  for (const kind of ['acute', 'obtuse'])
    for (const answer of answers(`${three} Find the ${kind} angle $ABC$.`)) expect(answer).toBeNull();
});

test.each([
  ['. Give the exact value of $R$ and the value of $\\alpha$ correct to 3 decimal places.', '0.588'],
  [', giving the exact value of $R$ and the value of $\\alpha$ correct to 4 decimal places.', '0.5880'],
  ['. State the exact value of $R$ and give $\\alpha$ correct to 2 decimal places.', '0.59'],
])('what is exact of one letter is not said of another: %s', (manner, angle) => {
  const form =
    'Express $3\\cos\\theta + 2\\sin\\theta$ in the form $R\\cos(\\theta-\\alpha)$, where $R>0$ and $0<\\alpha<\\frac12\\pi$';
  expect(answers(`${form}${manner}`)).toEqual([`R = sqrt(13), alpha = ${angle}`]);
});

test.each([
  '。求 $R$ 的准确值以及 $\\alpha$ 的值（精确到三位小数）。',
  '，给出 $R$ 的精确值，$\\alpha$ 精确到小数点后三位。',
  '。给出 $R$ 的精确值，并求 $\\alpha$ 的值，精确到 3 位小数。',
])('the same in Chinese: %s', (manner) => {
  const form =
    '将 $3\\cos\\theta+2\\sin\\theta$ 写成 $R\\cos(\\theta-\\alpha)$ 的形式，其中 $R>0$，$0<\\alpha<\\frac{\\pi}{2}$';
  expect(answers(`${form}${manner}`)).toEqual(['R = sqrt(13), alpha = 0.588']);
});

test('an expansion is told without the range where it is valid, unless that was asked for', () => {
  expect(
    answers(
      '(i) Expand $(2-3x)^{-2}$ in ascending powers of $x$, up to and including the term in $x^2$, simplifying the coefficients. [4]\n(ii) State the set of values of $x$ for which the expansion is valid. [1]',
    ),
  ).toEqual(['1/4 + 3/4*x + 27/16*x^2', '-2/3 < x < 2/3']);
});

test.each([
  'Solve the equation $3^{x+1} = 2^{3x}$, giving your answer in the form $\\frac{\\ln a}{\\ln b}$, where $a$ and $b$ are integers.',
  'Solve the equation $4e^{2x} = 9$, giving your answer in the form $\\ln a$, where $a$ is an integer.',
  '解方程 $3x^2-4x-2=0$，答案写成 $p+q\\sqrt{10}$ 的形式，其中 $p$、$q$ 为整数。',
])('a form of integers is not filled with fractions: %s', (text) => {
  expect(answers(text)).toEqual([null]);
});

test('where figures are asked for, every angle has them', () => {
  expect(
    answers(
      'Solve the equation $2\\sin 2x = \\cos x$ for $0 < x < \\pi$, giving your answers correct to 3 significant figures.',
    ),
  ).toEqual(['x = 0.253 or x = 1.57 or x = 2.89']);
});
