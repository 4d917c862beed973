import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (...lines: string[]): (string | null)[] =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('matrices', () => {
  test('a matrix is told by an equation alone, by its rows or by its columns', () => {
    expect(answers('It is given that A = (3 -2; 4 -3). Find A⁻¹.')).toEqual(['[[3, -2], [4, -3]]']);
    expect(
      answers(
        'Let M be the 3 x 3 matrix with rows (k  1  2), (3  0  1) and (1  2  k), where k is a real constant.',
        '(a) Find the value of k for which M is singular.',
        'For the rest of this question, k = 2.',
        '(b) Find the inverse of M.',
        '(c) Hence find the point whose image, under the transformation represented by M, is the point (1, 0, 3).',
      ),
    ).toEqual(['k = 13/5', '[[-2/3, 2/3, 1/3], [-5/3, 2/3, 4/3], [2, -1, -1]]', '(1/3, 7/3, -1)']);
    expect(answers('Let M be the matrix with columns (3, 2) and (1, 4). Find the inverse of M.')).toEqual([
      '[[2/5, -1/10], [-1/5, 3/10]]',
    ]);
    expect(answers('Let M be the matrix with rows (3, 2) and (1, 4, 5). Find the inverse of M.')).toEqual([
      null,
    ]);
  });

  test('a transformation with a name is what its matrix is', () => {
    const T = 'The transformation T of the x-y plane is represented by the matrix A, where A = (3 -2; 4 -3).';
    expect(answers(T, 'Find the equation of the line of invariant points of T.')).toEqual(['y = x']);
    expect(answers(T, 'Find the equation of the line of invariant points of S.')).toEqual([null]);
    expect(
      answers(
        'Let M be the matrix with rows (3, 2) and (6, 4). Find the point whose image under M is (1, 2).',
      ),
    ).toEqual([null]);
  });

  test('a power is told by others, as the characteristic equation gives it', () => {
    const A = 'The matrix A is given by A = (2 -1 -1; -6 -3 4; -2 -2 1).';
    expect(answers(A, 'Express A⁻¹ in terms of A and I.')).toEqual(['1/6*A^2 - 7/6*I']);
    expect(answers(A, 'Use the Cayley–Hamilton theorem to find p and q such that A⁴ = pA² + qA.')).toEqual([
      'p = 7, q = 6',
    ]);
    expect(answers(A, 'Express A⁻¹ in terms of B and I.')).toEqual([null]);
  });
});

describe('differential equations', () => {
  const X = 'The variables x and t satisfy d²x/dt² + 2 dx/dt + 5x = 10.';

  test('what holds at the start stands in a sentence of its own, and the solution goes to a limit', () => {
    expect(
      answers(
        `${X} When t = 0, x = 0 and dx/dt = 3.`,
        '(a) Find x in terms of t.',
        '(b) State the limiting value of x as t becomes large.',
      ),
    ).toEqual(['x = 1/2*e^(-t)*sin(2t) - 2e^(-t)*cos(2t) + 2', '2']);
    expect(answers(`${X} When t = 0, x = 0. Find x in terms of t.`)).toEqual([null]);
    expect(answers(`${X} When t = 0, x = 0 and dx/dt = 3. Find t in terms of x.`)).toEqual([null]);
  });

  test('what is left for large x is told after the solution', () => {
    expect(
      answers(
        '(a) Find the particular solution of the differential equation d²y/dx² + 4 dy/dx + 13y = 26x − 5, given that y = 1 and dy/dx = 4 when x = 0.',
        '(b) State an approximate expression for y, linear in x, when x is large and positive.',
      )[1],
    ).toBe('y = 2x - 1');
  });

  test('the complementary function and a particular integral make up the general solution', () => {
    expect(
      answers(
        'The variables x and y satisfy d²y/dx² + 4y = 3e^x.',
        '(a) Find the complementary function.',
        '(b) Find a particular integral.',
        '(c) Hence find the general solution.',
      ),
    ).toEqual(['y = A*cos(2x) + B*sin(2x)', 'y = 3e^x/5', 'y = A*cos(2x) + B*sin(2x) + 3e^x/5']);
  });
});

test('the inverse of a reciprocal hyperbolic function is no reciprocal', () => {
  expect(answers('Find dy/dx when y = sech⁻¹ x.')).toEqual(['dy/dx = -1/(x^2sqrt(1/x^2 - 1))']);
});

test('arcs in polar coordinates have lengths, and surfaces about the y-axis areas', () => {
  expect(
    answers('The curve C has polar equation r = 1 + cos θ for 0 ≤ θ ≤ π. Find the length of C.'),
  ).toEqual(['4']);
  const C = 'The curve C has equation y = x² for 0 ≤ x ≤ 1. Find the area of the surface generated when C is';
  expect(answers(`${C} rotated through 2π radians about the y-axis.`)).toEqual(['(5sqrt(5)pi - pi)/6']);
  expect(answers(`${C} rotated through π radians about the y-axis.`)).toEqual([null]);
  expect(answers(`${C} rotated through 2π radians about the line x = 1.`)).toEqual([null]);
});

test('roots of a number are written by their real and imaginary parts where these are surds', () => {
  expect(answers('Find the fourth roots of −16 in the form a + bi.')).toEqual([
    '-sqrt(2) - sqrt(2)i, sqrt(2) - sqrt(2)i, sqrt(2) + sqrt(2)i, -sqrt(2) + sqrt(2)i',
  ]);
  expect(answers('求方程 z⁴ = −16 的所有根，写成 a + bi 的形式。')).toEqual(
    answers('Find the fourth roots of −16 in the form a + bi.'),
  );
  expect(answers('Find the fifth roots of 2 in the form a + bi.')).toEqual([null]);
});

test('the solutions of an equation are wanted as logarithms', () => {
  const roots = 'x = ln((-1 + sqrt(10))/3) or x = ln(2 + sqrt(5))';
  expect(
    answers(
      'Find the set of solutions of 3 cosh 2x = 10 sinh x + 7, giving each solution in logarithmic form.',
    ),
  ).toEqual([roots]);
  expect(answers('解方程 5cosh x − 4sinh x = 5，答案用对数的精确形式表示。')).toEqual([
    'x = 0 or x = 2ln(3)',
  ]);
});

test('derivatives at a point, terms of a series and inverse hyperbolic values are asked for in several ways', () => {
  const C =
    'A curve has equation x³ + xy² = 10. Find the value of dy/dx and the value of d²y/dx² at the point';
  expect(answers(`${C} (1, 3).`)).toEqual(['-2, 5/3']);
  expect(answers(`${C} (2, 3).`)).toEqual([null]);
  expect(
    answers(
      'The function f is given by f(x) = e^x cos 2x. Obtain the first three non-zero terms of the Maclaurin expansion of f(x).',
    ),
  ).toEqual(['1 + x - 3/2*x^2']);
  expect(answers('Express tanh⁻¹(1/3) as a logarithm in its simplest form.')).toEqual(['ln(2)/2']);
  expect(answers('Express sinh(1/3) as a logarithm.')).toEqual([null]);
});
