import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (...lines: string[]): (string | null)[] =>
  solveParts(lines.join('\n')).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('sums and limits', () => {
  const TERMS = 'Let uᵣ = 1/((2r − 1)(2r + 1)), and let Sₙ = u₁ + u₂ + … + uₙ.';

  test('a sum whose terms are listed with dots is a sum, and so is a later stretch of it', () => {
    expect(
      answers(TERMS, '(a) Find Sₙ in terms of n.', '(b) Find uₙ₊₁ + uₙ₊₂ + … + u₂ₙ in terms of n.'),
    ).toEqual(['n/(2n + 1)', expect.any(String)]);
  });

  test('where a sum goes is found, and how many terms bring it there', () => {
    expect(
      answers(
        TERMS,
        '(a) Find the limit of Sₙ as n → ∞.',
        '(b) Find the least value of n for which the sum of the first n terms differs from the sum to infinity by less than 0.001.',
      ),
    ).toEqual(['1/2', 'n = 250']);
    expect(answers(TERMS, 'Find the limit of Tₙ as n → ∞.')).toEqual([null]);
  });

  test('ends that stand behind a sum in words are its ends', () => {
    expect(answers('Find Σ (6r² + 4r), summed from r = 1 to r = n, in terms of n.')).toEqual([
      'n*(n + 1)(2n + 3)',
    ]);
    expect(answers('Find Σ (6r² + 4r), summed from k = 1 to r = n, in terms of n.')).toEqual([null]);
  });

  test('logarithms of factors go away against each other', () => {
    expect(
      answers(
        'Let uᵣ = ln( r(r + 2)/(r + 1)² ).',
        'Use the method of differences to find u₁ + u₂ + … + uₙ, giving your answer as a single logarithm.',
      ).at(-1),
    ).toBe('ln((n + 2)/(2(n + 1)))');
  });
});

describe('rational functions', () => {
  const C = 'The curve C has equation y = (x² + 2x + 5)/(x + 1).';

  test('an asymptote by its kind, and the values that y does not take', () => {
    expect(
      answers(
        C,
        '(a) Find the equation of the oblique asymptote of C.',
        '(b) Find the set of values of y for which there are no points on C.',
      ),
    ).toEqual(['y = x + 1', '-4 < y < 4']);
    expect(answers(C, 'Find the equation of the horizontal asymptote of C.')).toEqual([null]);
  });

  test('a relation with a modulus of a fraction is solved, its pole left out', () => {
    expect(answers('Solve the inequality |(2x + 1)/(x − 1)| > 3.')).toEqual(['2/5 < x < 1 or 1 < x < 4']);
  });
});

describe('roots of equations with letters', () => {
  test('what is said of the roots gives the letters, and these the other sums', () => {
    expect(
      answers(
        'The roots of the cubic equation x³ + 2x² + px + 5 = 0, where p is a constant, are α, β and γ. It is given that α² + β² + γ² = 10.',
        '(a) Find the value of p.',
        '(b) Find the value of α³ + β³ + γ³.',
      ),
    ).toEqual(['p = -3', '-41']);
  });

  test('a sum is given in the letters that were named, and in no others', () => {
    const said = 'The equation x³ + px + q = 0 has roots α, β, γ.';
    expect(answers(`${said} Find, in terms of p and q, the value of α³ + β³ + γ³.`)).toEqual(['-3q']);
    expect(answers(`${said} Find, in terms of p, the value of α³ + β³ + γ³.`)).toEqual([null]);
  });
});

describe('figures under matrices', () => {
  test('areas of a figure and its image tell the letter of the matrix', () => {
    expect(
      answers(
        'The matrix M is given by M = (k 1; 2 3), where k is a positive constant. The triangle ABC has area 2 and is mapped to triangle DEF by the transformation represented by M. Given that the area of triangle DEF is 14, find the value of k.',
      ),
    ).toEqual(['k = 3']);
  });

  test('the unit square has area 1', () => {
    expect(
      answers(
        'The matrix M is given by M = (k 0; 0 k), where k is a positive constant. The unit square is transformed by M onto a square of area 9 square units. Find the value of k.',
      ),
    ).toEqual(['k = 3']);
  });
});

describe('solutions of differential equations', () => {
  test('a substitution is undone, and the solution goes where it goes', () => {
    expect(
      answers(
        'It is given that x d²y/dx² + (3x + 2) dy/dx + (2x + 3)y = 4x + 2, where x > 0.',
        '(a) Show that the substitution w = xy reduces the differential equation to d²w/dx² + 3 dw/dx + 2w = 4x + 2.',
        '(b) Hence find the general solution for y in terms of x.',
        '(c) State the limit of y as x → ∞.',
      ).slice(1),
    ).toEqual(['y = 2 + A/(x*e^x) + B/(x*e^(2x)) - 2/x', '2']);
  });

  test('a substitution that does not lead to the printed equation leads to no solution', () => {
    expect(
      answers(
        'It is given that x d²y/dx² + (3x + 2) dy/dx + (2x + 3)y = 4x + 2, where x > 0.',
        '(a) Show that the substitution w = xy reduces the differential equation to d²w/dx² + 5 dw/dx + 2w = 4x + 2.',
        '(b) Hence find the general solution for y in terms of x.',
      )[1],
    ).toBeNull();
  });

  test('an integrating factor that was printed is used', () => {
    expect(
      answers(
        '(a) Show that an appropriate integrating factor for √(x² + 9) dy/dx + y = 6x√(x² + 9) is x + √(x² + 9).',
        '(b) Hence find the solution of this differential equation for which y = 20 when x = 0.',
        '(c) Deduce the exact value of y when x = 4.',
      ).slice(1),
    ).toEqual(['y = (2x^3 + 2(x^2 + 9)^(3/2) + 6)/(x + sqrt(x^2 + 9))', '128/3']);
  });
});

test('an answer is written in the form and in the constants that were asked for', () => {
  const C = 'The curve C has parametric equations x = t − tanh t, y = sech t, for 0 ≤ t ≤ ln 3.';
  expect(
    answers(`${C} Find the length of C, giving your answer in the form ln k, where k is a rational number.`),
  ).toEqual(['ln(5/3)']);
  expect(
    answers(`${C} Find the length of C, giving your answer in the form k ln 2, where k is an integer.`),
  ).toEqual([null]);
});

test('rectangles give the bound on the other side, where the printed one is theirs', () => {
  const told = (bound: string) => [
    'The diagram shows the curve with equation y = x² for 0 ≤ x ≤ 1, together with a set of n rectangles of width 1/n.',
    `(a) By considering the sum of the areas of these rectangles, show that ∫₀¹ x² dx < Uₙ, where Uₙ = ${bound}.`,
    '(b) Use a similar method to find, in terms of n, a lower bound Lₙ for ∫₀¹ x² dx.',
    '(c) Find the least value of n such that Uₙ − Lₙ < 0.01.',
  ];
  expect(answers(...told('(2n² + 3n + 1)/(6n²)')).slice(1)).toEqual(['1/3 - 1/(2n) + 1/(6n^2)', 'n = 101']);
  expect(answers(...told('(2n² + 5n + 1)/(6n²)'))[1]).toBeNull();
});
