import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const U = 'The complex number $u$ is given by $u = \\dfrac{7 + \\mathrm{i}}{1 - \\mathrm{i}}$.';
const CIRCLE = 'The complex number $z$ satisfies $|z - 3 + 4\\mathrm{i}| = 2$.';

describe('complex numbers', () => {
  test.each<[question: string, ...answers: (string | null)[]]>([
    [
      `${U}\n(a) Express $u$ in the form $x + \\mathrm{i}y$, where $x$ and $y$ are real. [3]\n(b) Find the modulus and argument of $u$. [2]\n(c) Find $u^2$. [2]`,
      '3 + 4i',
      '5, 0.927',
      '-7 + 24i',
    ],
    [
      `${CIRCLE}\n(a) Find the least value of $|z|$. [2]\n(b) Find the greatest value of $|z - 1|$. [3]`,
      '3',
      '2 + 2sqrt(5)',
    ],
    [
      'It is given that $1 + 3\\mathrm{i}$ is a root of the equation $z^3 + az^2 + bz - 20 = 0$, where $a$ and $b$ are real constants.\n(a) Find the values of $a$ and $b$. [4]\n(b) Find the other roots of the equation. [2]',
      'a = -4, b = 14',
      '2, 1 - 3i',
    ],
    [
      'Solve the equation $\\mathrm{i}z + 2z^* = 3 - 2\\mathrm{i}$, giving your answer in the form $x + \\mathrm{i}y$, where $x$ and $y$ are real. [4]',
      '8/3 + 7/3*i',
    ],
    [
      'The complex number $z$ is given by $z = a + 3\\mathrm{i}$, where $a$ is a positive real constant. Given that $|z| = 5$, find the value of $a$. [2]',
      'a = 4',
    ],
    ['求 $5-12\\mathrm i$ 的两个平方根，写成 $x+\\mathrm iy$ 的形式。（5分）', '3 - 2i, -3 + 2i'],
  ])('%#: %s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test('an argument from 0 to 2π is another one', () => {
    expect(
      answers(
        'The complex number $u$ is given by $u = -2 - 2\\mathrm{i}$. Express $u$ in the form $re^{\\mathrm{i}\\theta}$, where $r > 0$ and $0 \\leq \\theta < 2\\pi$.',
      ),
    ).toEqual([null]);
  });

  test('a second condition on a locus stops the answer', () => {
    expect(
      answers(
        'The complex number $z$ satisfies $|z - 3 + 4\\mathrm{i}| \\leq 2$ and $\\arg z > -1$. Find the least value of $|z|$. [2]',
      ),
    ).toEqual([null]);
  });
});

describe('the other complex root', () => {
  test.each([
    'The complex number $1+2i$ is a root of the equation $z^3-z^2+3z+5=0$. Write down the other complex root of the equation, and find the real root.',
    '已知 $1+2i$ 是方程 $z^3-z^2+3z+5=0$ 的一个根。写出另一个复数根，并求实根。',
  ])('stands beside the real one where both are asked for: %s', (question) => {
    expect(answers(question)).toEqual(['1 - 2i, -1']);
  });

  test('is none where there are three', () => {
    expect(
      answers(
        'The complex number $\\mathrm{i}$ is a root of the equation $z^4-2z^3+6z^2-2z+5=0$. Write down the other complex root of this equation.',
      ),
    ).toEqual([null]);
  });

  test('is none of the real roots that are asked for alone', () => {
    expect(
      answers(
        'The complex number $1+2i$ is a root of the equation $z^3-z^2+3z+5=0$. Find the real root of the equation.',
      ),
    ).toEqual(['-1']);
  });
});
