import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('proofs by induction', () => {
  test.each<[question: string, answer: string | null]>([
    [
      'Prove by mathematical induction that $\\sum_{r=1}^n r^2 = \\frac16 n(n+1)(2n+1)$ for every positive integer $n$.',
      '∑_(r=1)^(n) r^2 = 1/6*n*(n + 1)(2n + 1)',
    ],
    [
      'Prove by mathematical induction that $\\sum_{r=1}^n r^2 = \\frac16 n(n+1)(2n+2)$ for every positive integer $n$.',
      null,
    ],
    [
      'Prove by mathematical induction that, for all positive integers $n$, $2^{4n} + 31^{n} - 2$ is divisible by 15.',
      '2^(4n) + 31^n - 2',
    ],
    [
      'Prove by mathematical induction that, for all positive integers $n$, $2^{4n} + 31^{n} - 3$ is divisible by 15.',
      null,
    ],
    ['用数学归纳法证明：对一切正整数 $n$，$7^{2n}-48n-1$ 能被 $2304$ 整除。', '7^(2n) - 48n - 1'],
  ])('each statement is shown where it holds: %s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });

  test('a sum that was to be proved gives a later sum', () => {
    expect(
      answers(
        '(a) Use induction to prove that, for every positive integer $n$, $\\sum_{r=1}^{n} r\\,2^{r-1} = (n-1)2^n + 1$.\n(b) Deduce an expression for $\\sum_{r=n+1}^{2n} r\\,2^{r-1}$ in terms of $n$.',
      )[1],
    ).not.toBeNull();
  });
});

describe('systems of equations with a letter in them', () => {
  const SYSTEM = '$x + y + z = 1$, $x + 2y + 3z = 2$, $x + 3y + kz = 3$';
  test.each<[question: string, answer: string | null]>([
    [
      `Find the value of $k$ for which the system of equations ${SYSTEM} has infinitely many solutions.`,
      'k = 5',
    ],
    [`Find the value of $k$ for which the system of equations ${SYSTEM} has no solution.`, null],
    [
      `Find the set of values of $k$ for which the system of equations ${SYSTEM} has a unique solution.`,
      'k < 5 or k > 5',
    ],
    [`求使方程组 ${SYSTEM} 没有唯一解的 $k$ 的值。`, 'k = 5'],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});

describe('integrals with a count', () => {
  const GIVEN = 'It is given that $I_n = \\int_0^1 x^n\\sqrt{1-x^2}\\,\\mathrm{d}x$, for $n \\geqslant 0$.';
  test('the reduction formula leads from one to the next', () => {
    expect(
      answers(
        `${GIVEN}\n(a) Show that $(n+2)I_n = (n-1)I_{n-2}$, for $n \\geqslant 2$.\n(b) Find the exact value of $I_4$.\n(c) Find the exact value of $I_5$.`,
      ).slice(1),
    ).toEqual(['pi/32', '8/105']);
  });

  test('a formula that does not hold is not used', () => {
    expect(
      answers(
        `${GIVEN}\n(a) Show that $(n+1)I_n = (n-1)I_{n-2}$, for $n \\geqslant 2$.\n(b) Find the exact value of $I_4$.`,
      )[1],
    ).toBeNull();
  });
});

describe('hyperbolic functions', () => {
  test.each<[question: string, answer: string | null]>([
    [
      'Starting from the definitions of $\\tanh$ and $\\mathrm{sech}$ in terms of exponentials, prove that $1 - \\tanh^2 t = \\mathrm{sech}^2 t$.',
      '1 - tanh^2(t) = sech^2(t)',
    ],
    ['Show that $\\cosh 3x = 4\\cosh^3 x - 4\\cosh x$.', null],
    [
      'Starting from the definition of $\\tanh$ in terms of exponentials, prove that $\\tanh^{-1} x = \\frac12\\ln\\left(\\frac{1+x}{1-x}\\right)$.',
      'artanh(x) = 1/2*ln((1 + x)/(1 - x))',
    ],
  ])('%s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });

  test.each<[question: string, answer: string]>([
    [
      'A curve has parametric equations $x = 3t^2$, $y = 2t^3$, for $0 \\leqslant t \\leqslant 1$. Find the exact length of the curve.',
      '-2 + 4sqrt(2)',
    ],
    [
      'A curve has parametric equations $x = \\mathrm{e}^t - t$, $y = 4\\mathrm{e}^{\\frac12 t}$, for $0 \\leqslant t \\leqslant 2$. Find the exact length of the curve.',
      '1 + e^2',
    ],
    [
      'A curve has parametric equations $x = \\cos^3 t$, $y = \\sin^3 t$, for $0 \\leqslant t \\leqslant \\frac12\\pi$. Find the length of the curve.',
      '3/2',
    ],
  ])('the root of a square is taken out: %s', (question, answer) => {
    expect(answers(question)).toEqual([answer]);
  });
});
