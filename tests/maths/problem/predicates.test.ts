import { expect, test } from 'vitest';
import { solveParts } from '#server/maths/solving/solve.ts';

const answersTo = (text: string) =>
  solveParts(text).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each([
  [
    'The circle with equation $x^2+y^2=25$ is cut by the line $y=x+1$ at the points $P$ and $Q$.\n(a) Find the coordinates of $P$ and $Q$. [3]',
    '(-4, -3), (3, 4)',
  ],
  [
    'The curve with equation $y=x(4-x)$ passes through the origin $O$, crosses the $x$-axis again at the point $A$ and has a maximum point at $M$.\n(a) Find the coordinates of $A$. [1]',
    '(4, 0)',
  ],
  [
    'Functions f and g are defined as follows: $\\mathrm{f}(x)=x^2$ for $x>0$, $\\mathrm{g}(x)=2x-1$ for $x>1$.\n(a) Solve the equation $\\mathrm{g}(x)=5$. [2]',
    '3',
  ],
  [
    'The complex numbers $1-i$ and $2+i$ are denoted by $u$ and $w$ respectively.\n(a) Find $uw$. [2]',
    '3 - i',
  ],
  [
    '(a) Find the exact value of the mean value of $x^2$ over the interval $0 \\leqslant x \\leqslant 3$. [3]',
    '3',
  ],
])('what is said of a thing in the passive, in a list or as a definition is read: %s', (text, answer) => {
  expect(answersTo(text)[0]?.replace(/^.* = /, '')).toBe(answer);
});

test('a sign that is said to be the conjugate of another number is not taken for one of this', () => {
  expect(
    answersTo(
      'The complex number $z$ satisfies the equation $z+2z^*=9+i$, where $z^*$ denotes the complex conjugate of $w$.\n(a) Find $z$. [2]',
    ),
  ).toEqual([null]);
});

test('letters for variables are put together only where they are said to be independent', () => {
  expect(answersTo('X ~ N(10, 4) and Y ~ N(12, 9). Find P(X > Y).')).toEqual([null]);
  expect(answersTo('X ~ N(10, 4) and Y ~ N(12, 9). Find Var(X - 2Y).')).toEqual([null]);
  expect(
    answersTo(
      'The independent random variables X and Y have distributions N(10, 4) and N(12, 9). Find P(X > Y).',
    ),
  ).toEqual(['0.290']);
  expect(answersTo('X ~ B(15, 0.2). Y = 3X - 2. Find the variance of Y.')).toEqual(['21.6']);
});

test('lines that are said to meet do so where their equations meet, whatever letter is left', () => {
  expect(
    answersTo(
      'Find the point of intersection of the lines r = (1, 2, 3) + t(1, 1, a) and r = (4, 3, 6) + s(2, 0, 2)',
    ),
  ).toEqual(['2i + 3j + 4k']);
});
