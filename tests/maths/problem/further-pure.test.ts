import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answer = (question: string): string | null => {
  const [{ outcome }] = solveParts(question) as [ReturnType<typeof solveParts>[number]];
  return outcome.solved ? outcome.worked.answer.text : null;
};

describe('printed questions of further pure mathematics', () => {
  test.each<[question: string, answer: string]>([
    [
      'The curve $C$ has polar equation $r = 3 + 2\\cos\\theta$, for $0 \\leqslant \\theta \\leqslant \\pi$. Find the greatest distance of a point on $C$ from the pole.',
      '5',
    ],
    [
      'The curve $C$ has polar equation $r = \\cos 2\\theta$, for $-\\frac14\\pi \\leqslant \\theta \\leqslant \\frac14\\pi$. Find the area of the region enclosed by $C$.',
      'pi/8',
    ],
    [
      'The curve $C$ has polar equation $r = 1 + \\sin\\theta$, for $0 \\leqslant \\theta \\leqslant \\frac12\\pi$. Find the greatest distance of a point on $C$ from the line $\\theta = \\frac12\\pi$.',
      '3sqrt(3)/4',
    ],
    [
      'The curve $C$ has equation $y = \\cosh x$, for $0 \\leqslant x \\leqslant \\ln 3$. Find the exact length of $C$.',
      '4/3',
    ],
    [
      'The curve $C$ has equation $y = \\cosh x$. Find the length of the arc of $C$ from $x = 0$ to $x = \\ln 2$.',
      '3/4',
    ],
    [
      'The curve $C$ has equation $x^2 - xy + 2y^2 = 4$. Find the value of $\\frac{dy}{dx}$ and of $\\frac{d^2y}{dx^2}$ at the point $(2, 1)$.',
      '-3/2, -7',
    ],
    [
      'The curve $C$ has equation $x^3 + y^3 = 9$. Show that, at the point $(1, 2)$, $\\frac{dy}{dx} = -\\frac14$.',
      '-1/4',
    ],
    [
      'The curve $C$ has equation $x^3 + y^3 = 9$. Show that $\\frac{dy}{dx} = -\\frac14$ at the point $(1, 2)$.',
      '-1/4',
    ],
    [
      'The matrix $\\mathbf{M}$ represents a rotation of $90^\\circ$ anticlockwise about the origin followed by a reflection in the line $y = x$. Find $\\mathbf{M}$.',
      '[[1, 0], [0, -1]]',
    ],
    [
      'The matrix $\\mathbf{M}$ represents a rotation of $60^\\circ$ clockwise about the origin. Find $\\mathbf{M}$.',
      '[[1/2, sqrt(3)/2], [-sqrt(3)/2, 1/2]]',
    ],
    [
      'The matrix $\\mathbf{M}$ represents a stretch parallel to the $x$-axis, scale factor $3$, followed by an enlargement, centre the origin, scale factor $2$. Find $\\mathbf{M}$.',
      '[[6, 0], [0, 2]]',
    ],
    [
      'The matrix $\\mathbf{M}$ is given by $\\mathbf{M} = \\begin{pmatrix} 3 & 4 \\\\ 0 & 1 \\end{pmatrix}$. Find the equations of the invariant lines, through the origin, of the transformation represented by $\\mathbf{M}$.',
      'y = -1/2*x, y = 0',
    ],
    [
      'The matrix $\\mathbf{M}$ is given by $\\mathbf{M} = \\begin{pmatrix} 3 & 4 \\\\ 0 & 1 \\end{pmatrix}$. Triangle $ABC$ is transformed by $\\mathbf{M}$ onto triangle $DEF$. The area of triangle $ABC$ is $5$ cm$^2$. Find the area of triangle $DEF$.',
      '15 cm^2',
    ],
    [
      'The matrix $\\mathbf{M}$ is given by $\\mathbf{M} = \\begin{pmatrix} 3 & 4 \\\\ 0 & 1 \\end{pmatrix}$. The triangle $ABC$ is transformed by $\\mathbf{M}$ onto triangle $DEF$. Given that the area of triangle $DEF$ is $42\\ \\text{cm}^2$, find the area of triangle $ABC$.',
      '14 cm^2',
    ],
    [
      'The matrix $\\mathbf{M}$ is given by $\\mathbf{M} = \\begin{pmatrix} 3 & 4 \\\\ 0 & 1 \\end{pmatrix}$. The triangle $ABC$ is transformed by $\\mathbf{M}$ onto triangle $DEF$. Find the matrix which transforms triangle $DEF$ onto triangle $ABC$.',
      '[[1/3, -4/3], [0, 1]]',
    ],
    [
      'The matrices $\\mathbf{A}$ and $\\mathbf{B}$ are given by $\\mathbf{A} = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$ and $\\mathbf{B} = \\begin{pmatrix} 0 & 1 \\\\ 2 & -1 \\end{pmatrix}$. Find the matrix $\\mathbf{C}$ such that $\\mathbf{BC} = \\mathbf{A}$.',
      '[[2, 3], [1, 2]]',
    ],
    [
      'The matrices $\\mathbf{A}$ and $\\mathbf{B}$ are given by $\\mathbf{A} = \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$ and $\\mathbf{B} = \\begin{pmatrix} 0 & 1 \\\\ 2 & -1 \\end{pmatrix}$. Find the matrix $\\mathbf{C}$ such that $\\mathbf{CB} = \\mathbf{A}$.',
      '[[5/2, 1/2], [11/2, 3/2]]',
    ],
    [
      'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 0 & 4 & -3 \\\\ -2 & 9 & -6 \\\\ -2 & 10 & -7 \\end{pmatrix}$. Show that $\\begin{pmatrix} 1 \\\\ 2 \\\\ 3 \\end{pmatrix}$ is an eigenvector of $\\mathbf{A}$ and state the corresponding eigenvalue.',
      'lambda = -1',
    ],
    [
      'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 0 & 4 & -3 \\\\ -2 & 9 & -6 \\\\ -2 & 10 & -7 \\end{pmatrix}$. Find the characteristic equation of $\\mathbf{A}$.',
      'lambda^3 - 2lambda^2 - lambda + 2 = 0',
    ],
    [
      'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 0 & 4 & -3 \\\\ -2 & 9 & -6 \\\\ -2 & 10 & -7 \\end{pmatrix}$. Use the characteristic equation of $\\mathbf{A}$ to find $\\mathbf{A}^{-1}$.',
      '[[3/2, 1, -3/2], [1, 3, -3], [1, 4, -4]]',
    ],
    [
      'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 0 & 4 & -3 \\\\ -2 & 9 & -6 \\\\ -2 & 10 & -7 \\end{pmatrix}$. Find an eigenvector of $\\mathbf{A}$ corresponding to the eigenvalue $2$.',
      '(1, 2, 2)',
    ],
    [
      'Solve the differential equation $\\frac{dy}{dx} + 2y\\tan x = \\sin x$, given that $y = 0$ when $x = \\frac{\\pi}{3}$.',
      'y = cos(x) - 2cos^2(x)',
    ],
    [
      'Find the solution of the differential equation $\\frac{dy}{dx} + 2y = e^{x}$ for which $y = 1$ when $x = 0$.',
      'y = e^x/3 + 2e^(-2x)/3',
    ],
    [
      'Find the solution of the differential equation $\\frac{d^2y}{dx^2} + 4\\frac{dy}{dx} + 13y = 13x^2 - 18x + 7$, given that $y = 3$ and $\\frac{dy}{dx} = 0$ when $x = 0$.',
      'y = 2e^(-2x)*cos(3x) + 2e^(-2x)*sin(3x) + x^2 - 2x + 1',
    ],
    [
      'Find the particular solution of the differential equation $\\frac{d^2y}{dx^2} + 4\\frac{dy}{dx} + 13y = 13x$, given that, when $x = 0$, $y = 3$ and $\\frac{dy}{dx} = 0$.',
      'y = 43/13*e^(-2x)*cos(3x) + 73/39*e^(-2x)*sin(3x) + x - 4/13',
    ],
    [
      'The variables $x$ and $y$ are related by the differential equation $\\frac{d^2y}{dx^2} + 4\\frac{dy}{dx} + 13y = 13x$. Find the general solution for $y$ in terms of $x$.',
      'y = A*e^(-2x)*cos(3x) + B*e^(-2x)*sin(3x) + x - 4/13',
    ],
    [
      'The variables $x$ and $y$ are related by the differential equation $\\frac{d^2y}{dx^2} + 4\\frac{dy}{dx} + 13y = 13x$. State an approximate solution for large positive values of $x$.',
      'y = x - 4/13',
    ],
    [
      'Find the roots of the equation $z^5 = 16\\sqrt3 + 16i$, giving your answers in the form $re^{i\\theta}$, where $r > 0$ and $-\\pi < \\theta \\leqslant \\pi$.',
      '2e^((-23pi/30)i), 2e^((-11pi/30)i), 2e^(pi/30*i), 2e^(13pi/30*i), 2e^(5pi/6*i)',
    ],
    [
      'Find the roots of the equation $z^5 = 16\\sqrt3 + 16i$, giving your answers in the form $re^{i\\theta}$, where $r > 0$ and $0 \\leqslant \\theta < 2\\pi$.',
      '2e^(pi/30*i), 2e^(13pi/30*i), 2e^(5pi/6*i), 2e^(37pi/30*i), 2e^(49pi/30*i)',
    ],
    [
      'Solve the equation $z^3 = -8i$, giving your answers in the form $re^{i\\theta}$, where $r > 0$ and $0 \\leqslant \\theta < 2\\pi$.',
      '2e^(pi/2*i), 2e^(7pi/6*i), 2e^(11pi/6*i)',
    ],
    ['Solve the equation $z^3 = -8i$.', '2e^((-5pi/6)i), 2e^((-pi/6)i), 2e^((pi/2)i)'],
    [
      'Use standard results from the list of formulae to find $\\sum_{r=1}^{n} r(r+2)$, giving your answer in fully factorised form.',
      'n*(n + 1)(2n + 7)/6',
    ],
    [
      'Use the method of differences to find $\\sum_{r=1}^{n} \\frac{1}{r(r+2)}$ in terms of $n$.',
      'n*(3n + 5)/(4(n + 1)(n + 2))',
    ],
    ['Deduce the value of $\\sum_{r=1}^{\\infty} \\frac{1}{r(r+2)}$.', '3/4'],
    ['Find $\\sum_{r=n+1}^{2n} \\frac{1}{r(r+1)}$ in terms of $n$.', '2n/(2n + 1) - n/(n + 1)'],
    ['Show that $\\sum_{r=1}^{n} \\frac{1}{r(r+1)} = \\frac{n}{n+1}$.', 'n/(n + 1)'],
    [
      'The cubic equation $x^3 + 2x^2 - 5x + 4 = 0$ has roots $\\alpha$, $\\beta$, $\\gamma$. Show that the cubic equation whose roots are $\\alpha^2$, $\\beta^2$, $\\gamma^2$ is $y^3 - 14y^2 + 9y - 16 = 0$.',
      'y^3 - 14y^2 + 9y - 16 = 0',
    ],
    [
      'The cubic equation $x^3 + 2x^2 - 5x + 4 = 0$ has roots $\\alpha$, $\\beta$, $\\gamma$. Find a cubic equation, with integer coefficients, whose roots are $\\alpha + 1$, $\\beta + 1$, $\\gamma + 1$.',
      'y^3 - y^2 - 6y + 10 = 0',
    ],
    [
      'A cubic equation has roots $\\alpha$, $\\beta$, $\\gamma$ such that $\\alpha + \\beta + \\gamma = 3$, $\\alpha^2 + \\beta^2 + \\gamma^2 = 1$, $\\alpha^3 + \\beta^3 + \\gamma^3 = -15$. Find the value of $\\alpha\\beta + \\beta\\gamma + \\gamma\\alpha$.',
      '4',
    ],
    [
      "Use de Moivre's theorem to show that $\\sin 5\\theta = 16\\sin^5\\theta - 20\\sin^3\\theta + 5\\sin\\theta$.",
      'sin(5theta) = 16sin^5(theta) - 20sin^3(theta) + 5sin(theta)',
    ],
    [
      "Use de Moivre's theorem to express $\\cos 4\\theta$ in terms of $\\cos\\theta$.",
      '8cos^4(theta) - 8cos^2(theta) + 1',
    ],
    [
      "Find the Maclaurin's series for $\\ln(1 + \\sin x)$ up to and including the term in $x^3$.",
      'x - 1/2*x^2 + 1/6*x^3',
    ],
    [
      "It is given that $y = \\ln(1 + \\sin x)$. Find the Maclaurin's series for $y$ up to and including the term in $x^3$.",
      'x - 1/2*x^2 + 1/6*x^3',
    ],
    [
      "Find the first three non-zero terms in the Maclaurin's series for $\\tan x$.",
      'x + 1/3*x^3 + 2/15*x^5',
    ],
    [
      'The curve $C$ has equation $y = \\frac{x^2-3x+6}{x-2}$. Find the equations of the asymptotes of $C$.',
      'x = 2, y = x - 1',
    ],
    [
      'The curve $C$ is defined parametrically by $x = 1 + t^2$, $y = t^3 - 3t$, where $t > 0$. Find $\\frac{dy}{dx}$ in terms of $t$.',
      '3/2*t - 3/(2t)',
    ],
    [
      'The curve $C$ is defined parametrically by $x = 1 + t^2$, $y = t^3 - 3t$, where $t > 0$. Find $\\frac{d^2y}{dx^2}$ in terms of $t$.',
      '3/(4t) + 3/(4t^3)',
    ],
    [
      'Find the equations of the asymptotes of the curve $y = \\frac{2x^2}{x^2-1}$ and the coordinates of its turning point.',
      'x = -1, x = 1, y = 2, (0, 0)',
    ],
  ])('%s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  test.each([
    'The curve $C$ has polar equation $r = 3 + 2\\cos\\theta$, for $0 \\leqslant \\theta \\leqslant \\pi$. Find the least distance of a point on $C$ from the pole.',
    'The curve $C$ has polar equation $r = \\cos 2\\theta$, for $0 \\leqslant \\theta \\leqslant 2\\pi$. Find the area of the region enclosed by $C$.',
    'The curve $C$ has polar equation $r = e^{\\theta}$, for $0 \\leqslant \\theta \\leqslant 3\\pi$. Find the area of the region enclosed by $C$.',
    'The curve $C$ has equation $y = \\cosh x$, for $0 \\leqslant x \\leqslant \\ln 3$. The curve $C$ is rotated through $\\pi$ radians about the $x$-axis. Find the area of the surface generated.',
    'The curve $C$ has equation $y = \\cosh x$, for $0 \\leqslant x \\leqslant \\ln 3$. The curve $C$ is rotated through $2\\pi$ radians about the line $y = 2$. Find the area of the surface generated.',
    'The curve $C$ has equation $x^2 - xy + 2y^2 = 4$. Find the value of $\\frac{d^2y}{dx^2}$ at the point $(2, 2)$.',
    'The curve $C$ has equation $x^2 - xy + 2y^2 = 4$. Find the value of $\\frac{d^2x}{dy^2}$ at the point $(2, 1)$.',
    'The curve $C$ has equation $x^3 + y^3 = 9$. Show that $\\frac{dy}{dx} = -\\frac15$ at the point $(1, 2)$.',
    'The matrix $\\mathbf{M}$ represents a rotation of $60^\\circ$ about the origin. Find $\\mathbf{M}$.',
    'The matrix $\\mathbf{M}$ represents an enlargement, centre $(1, 0)$, scale factor $2$. Find $\\mathbf{M}$.',
    'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 0 & 4 & -3 \\\\ -2 & 9 & -6 \\\\ -2 & 10 & -7 \\end{pmatrix}$. Find an eigenvector of $\\mathbf{A}$ corresponding to the eigenvalue $3$.',
    'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 2 & 1 \\\\ 0 & 3 \\end{pmatrix}$. Find a matrix $\\mathbf{P}$ and a diagonal matrix $\\mathbf{D}$ such that $\\mathbf{A}^n = \\mathbf{P}\\mathbf{D}\\mathbf{P}^{-1}$, where $n$ is a positive integer.',
    'The matrix $\\mathbf{A}$ is given by $\\mathbf{A} = \\begin{pmatrix} 2 & 1 \\\\ 0 & 3 \\end{pmatrix}$. Find a matrix $\\mathbf{P}$ and a diagonal matrix $\\mathbf{D}$ such that $\\mathbf{D} = \\mathbf{P}^{-1}\\mathbf{A}\\mathbf{P}$.',
    'Find the solution of the differential equation $\\frac{d^2y}{dx^2} + 4\\frac{dy}{dx} + 13y = 13x$, given that $y = 3$ when $x = 0$.',
    'Find $\\sum_{r=1}^{n} \\frac{1}{r(r+1)}$ in terms of $N$.',
    'Let $S_n = \\sum_{r=1}^{n} \\frac{1}{r(r+1)}$. Find the greatest value of $n$ for which $S_n < 0.99$.',
    'Show that $\\sum_{r=1}^{n} \\frac{1}{r(r+1)} = \\frac{n}{n+2}$.',
    'The cubic equation $x^3 + 2x^2 - 5x + 4 = 0$ has roots $\\alpha$, $\\beta$, $\\gamma$. Show that the cubic equation whose roots are $\\alpha^2$, $\\beta^2$, $\\gamma^2$ is $y^3 - 14y^2 + 9y - 15 = 0$.',
    "Use de Moivre's theorem to show that $\\sin 5\\theta = 16\\sin^5\\theta - 20\\sin^3\\theta + 4\\sin\\theta$.",
  ])('what is asked otherwise, or does not hold, has no answer: %s', (question) => {
    expect(answer(question)).toBe(null);
  });
});
