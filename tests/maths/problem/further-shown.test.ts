import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (text: string): (string | null)[] =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const SHOWN: [rule: string, text: string, answers: string[]][] = [
  [
    'a relation between derivatives is shown',
    'It is given that $y=(\\sin^{-1}x)^2$. Show that $(1-x^2)\\dfrac{d^2y}{dx^2}-x\\dfrac{dy}{dx}=2$.',
    ['(1 - x^2)*(d^2y/dx^2) - x*(dy/dx) = 2'],
  ],
  [
    'derivatives with respect to a parameter are squared and added',
    'The curve $C$ has parametric equations $x=e^t\\cos t$, $y=e^t\\sin t$, for $0\\le t\\le\\pi$. Show that $\\left(\\dfrac{dx}{dt}\\right)^2+\\left(\\dfrac{dy}{dt}\\right)^2=2e^{2t}$.',
    ['(dx/dt)^2 + (dy/dt)^2 = 2e^(2t)'],
  ],
  [
    'the derivative of an equation in x and y is shown where the inequality holds',
    'It is given that $\\sin y=x$ and $-\\frac12\\pi<y<\\frac12\\pi$. Show that $\\dfrac{dy}{dx}=\\dfrac{1}{\\sqrt{1-x^2}}$.',
    ['1/sqrt(1 - x^2)'],
  ],
  [
    'a first derivative that is to be found stands beside the second one that is to be shown',
    'It is given that $y=\\tan^{-1}(2e^x)$. Find $\\dfrac{dy}{dx}$ and show that $\\dfrac{d^2y}{dx^2}=\\dfrac{2e^x(1-4e^{2x})}{(1+4e^{2x})^2}$.',
    ['2e^x/(1 + 4e^(2x)), 2e^x*(1 - 4e^(2x))/(1 + 4e^(2x))^2'],
  ],
  [
    'a reduction formula is shown, whether its count is bounded before or behind it',
    'The integral $I_n$, where $n$ is a non-negative integer, is defined by $I_n=\\int_0^1 x^n e^{-x}\\,dx$.\n(a) Show that, for $n\\ge1$, $I_n=nI_{n-1}-e^{-1}$.\n(b) Prove that $I_n=nI_{n-1}-e^{-1}$ for $n\\ge1$.',
    ['I_n = n*I_(n - 1) - e^(-1)', 'I_n = n*I_(n - 1) - e^(-1)'],
  ],
  [
    'a reduction formula by two integrations by parts is shown',
    'It is given that $I_n=\\int_0^{\\pi}e^x\\sin^n x\\,dx$. Show that, for $n\\ge2$, $(n^2+1)I_n=n(n-1)I_{n-2}$.',
    ['(n^2 + 1)I_n = n*(n - 1)I_(n - 2)'],
  ],
  [
    'an integrating factor is shown and used',
    'The variables $x$ and $y$ are such that $\\frac{\\mathrm dy}{\\mathrm dx}+y\\tanh x=2\\sinh x$, and $y=3$ when $x=0$.\n(a) Show that $\\cosh x$ is an integrating factor for this differential equation.\n(b) Find $y$ in terms of $x$.',
    ['cosh(x)', 'y = (cosh^2(x) + 2)/cosh(x)'],
  ],
  [
    'another variable is put in, and the solution goes back to the first one',
    '(a) It is given that $x=e^t$, where $x>0$. Show that the differential equation $x^2\\frac{d^2y}{dx^2}+5x\\frac{dy}{dx}+4y=4\\ln x+8$ can be written as $\\frac{d^2y}{dt^2}+4\\frac{dy}{dt}+4y=4t+8$.\n(b) Hence find $y$ in terms of $x$, given that $y=3$ and $\\frac{dy}{dx}=0$ when $x=1$.',
    ['d^2y/dt^2 + 4*(dy/dt) + 4y = 4t + 8', 'y = 1 + ln(x) + 2/x^2 + 3ln(x)/x^2'],
  ],
  [
    'another unknown is put in and its equation solved in one sentence',
    'Use the substitution $z=\\frac1y$ to show that the differential equation $\\frac{dy}{dx}+y=xy^2$ becomes $\\frac{dz}{dx}-z=-x$. Hence find $y$ in terms of $x$ given that $y=1$ when $x=0$.',
    ['y = 1/(x + 1)'],
  ],
  [
    'what is found is shown',
    'The cubic equation $x^3+2x^2-x+4=0$ has roots $\\alpha$, $\\beta$ and $\\gamma$. Show that $\\alpha^2+\\beta^2+\\gamma^2=6$.',
    ['6'],
  ],
  [
    'an equation of matrices is shown',
    'The matrix $\\mathbf{A}$ is given by $\\mathbf{A}=\\begin{pmatrix}1&2&0\\\\0&3&1\\\\1&0&2\\end{pmatrix}$. Show that $\\mathbf{A}^3=6\\mathbf{A}^2-11\\mathbf{A}+8\\mathbf{I}$.',
    ['A^3 = 6A^2 - 11A + 8I'],
  ],
  [
    'a polar curve is sketched, with its furthest point',
    'The curve $C$ has polar equation $r=5-2\\cos\\theta$, for $0\\leqslant\\theta\\leqslant\\pi$.\n(a) Sketch $C$ and state, in polar coordinates, the point of $C$ that is furthest from the pole.\n(b) Show that, at the point of $C$ furthest from the initial line, $4\\cos^2\\theta-5\\cos\\theta-2=0$, and hence find this greatest distance correct to 3 significant figures.',
    ['(7, pi)', '5.34'],
  ],
  [
    'a Cartesian equation of a polar curve is shown, and a distance whose square is a fraction is exact',
    'The curve $C$ has polar equation $r=a\\cos2\\theta$, for $-\\frac14\\pi\\le\\theta\\le\\frac14\\pi$, where $a$ is a positive constant.\n(a) Show that the Cartesian equation of $C$ can be written as $(x^2+y^2)^{3/2}=a(x^2-y^2)$.\n(b) Find, in terms of $a$, the exact maximum distance of a point on $C$ from the initial line.',
    ['(x^2 + y^2)^(3/2) = a*(x^2 - y^2)', '1/9*sqrt(6)a'],
  ],
];

test.each(SHOWN)('%s', (_, text, answers) => {
  expect(answersTo(text)).toEqual(answers);
});

const FALSE: [rule: string, text: string][] = [
  [
    'a relation between derivatives',
    'It is given that $y=(\\sin^{-1}x)^2$. Show that $(1-x^2)\\dfrac{d^2y}{dx^2}-x\\dfrac{dy}{dx}=3$.',
  ],
  [
    'a relation on a curve with a parameter',
    'The curve $C$ has parametric equations $x=e^t\\cos t$, $y=e^t\\sin t$, for $0\\le t\\le\\pi$. Show that $\\left(\\dfrac{dx}{dt}\\right)^2+\\left(\\dfrac{dy}{dt}\\right)^2=3e^{2t}$.',
  ],
  [
    'a reduction formula',
    'It is given that $I_n=\\int_0^1 x^n e^{-x}\\,dx$. Show that, for $n\\ge1$, $I_n=nI_{n-1}+e^{-1}$.',
  ],
  [
    'an integrating factor',
    'Show that an integrating factor for the differential equation $\\frac{dy}{dx}+y\\tanh x=2\\sinh x$ is $\\sinh x$.',
  ],
  [
    'what an equation becomes',
    'The variables $x$ and $y$ satisfy the differential equation $x^2\\frac{d^2y}{dx^2}+4x\\frac{dy}{dx}+(2+x^2)y=x$. Show that the substitution $w=x^2y$ transforms the differential equation into $\\frac{d^2w}{dx^2}+2w=x$.',
  ],
  [
    'a sum of powers of roots',
    'The cubic equation $x^3+2x^2-x+4=0$ has roots $\\alpha$, $\\beta$ and $\\gamma$. Show that $\\alpha^2+\\beta^2+\\gamma^2=7$.',
  ],
  [
    'a Cartesian equation',
    'The curve $C$ has polar equation $r=2\\sin\\theta$ for $0\\le\\theta\\le\\pi$. Show that the Cartesian equation of $C$ is $x^2+y^2=3y$.',
  ],
  [
    'an angle of the furthest point',
    'The curve $C$ has polar equation $r=5-2\\cos\\theta$, for $0\\leqslant\\theta\\leqslant\\pi$. Show that, at the point of $C$ furthest from the initial line, $4\\cos^2\\theta-5\\cos\\theta-3=0$.',
  ],
];

test.each(FALSE)('%s that does not hold is not shown', (_, text) => {
  expect(answersTo(text)).toEqual([null]);
});

test('of a fraction and of its size, how many roots there are is found from where it turns', () => {
  const ofK = (equation: string, count: string) =>
    answersTo(
      `Find the set of values of the constant $k$ for which the equation $${equation}$ has ${count}.`,
    );
  expect(ofK('\\frac{x^2-3x+6}{x-2}=k', 'no real roots')).toEqual(['-3 < k < 5']);
  expect(ofK('\\left|\\frac{x^2-3x+6}{x-2}\\right|=k', 'exactly two real roots')).toEqual(['3 < k < 5']);
  expect(ofK('\\frac{4x+5}{x^2-1}=k', 'two distinct real roots')).toEqual(['k < -4 or -1 < k < 0 or k > 0']);
});

test('rectangles bound an integral and a sum on the side on which they do', () => {
  const shown = (told: string, wanted: string) =>
    answersTo(
      `The diagram shows the curve with equation ${told} By considering the sum of the areas of these rectangles, show that ${wanted}.`,
    );
  const SQUARE = '$y=\\frac{1}{x^2}$ for $x\\ge1$, together with a set of $N-1$ rectangles of unit width.';
  expect(shown(SQUARE, '$\\sum_{r=2}^N\\frac{1}{r^2}<1-\\frac1N$')).toEqual(['∑_(r=2)^(N) 1/r^2 < 1 - 1/N']);
  expect(shown(SQUARE, '$\\sum_{r=2}^N\\frac{1}{r^2}<2-\\frac1N$')).toEqual([null]);
  expect(shown(SQUARE, '$\\sum_{r=2}^N\\frac{1}{r^2}>1-\\frac1N$')).toEqual([null]);
});
