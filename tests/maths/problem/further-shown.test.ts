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
];

test.each(FALSE)('%s that does not hold is not shown', (_, text) => {
  expect(answersTo(text)).toEqual([null]);
});
