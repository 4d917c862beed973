import { expect, test } from 'vitest';
import { readMarked } from '#server/maths/solving/read-marked.ts';

const marksOf = (question: string, ...lines: string[]) => {
  const { lines: read, marks } = readMarked(lines, { question, part: null });
  return { ...marks, codes: read.map(({ marks: codes }) => codes?.join(' ')) };
};

test('the line with the mistake and the answer that comes of it lose their accuracy, what is between is followed through', () => {
  const question =
    'Solve the equation $\\ln(2x+1)-\\ln(x-3)=1$, giving your answer correct to 3 significant figures. [4]';
  const lines = ['ln((2x+1)/(x−3)) = 1', '2x+1 = ex − 3', 'so x(e−2)=4', 'x = 4/(e−2) = 5.57'];
  expect(marksOf(question, ...lines)).toMatchObject({ earned: 2, total: 4, codes: ['M1', '', 'A1', ''] });
});

test('a line with a mistake keeps one mark at most, however many it would have earned', () => {
  expect(marksOf('Solve x^2 - 5x + 6 = 0 [5]', 'x = 2 or x = 4')).toMatchObject({ earned: 1, total: 5 });
});

test('in physics an error is carried forward as far as the answer', () => {
  const question =
    'A wire of length 2.5 m and diameter 0.30 mm has resistance 18 Ω. Calculate the resistivity of the metal of the wire. [3]';
  const lines = ['A = π(0.30×10⁻³)² = 2.83×10⁻⁷ m²', 'ρ = RA/L = 18 × 2.83×10⁻⁷ / 2.5', '= 2.04×10⁻⁶ Ω m'];
  expect(marksOf(question, ...lines)).toMatchObject({ earned: 2, total: 3, codes: ['', 'M1', 'A1'] });
});

test('a working of which less than half is decided has no marks where nothing is there to mark by', () => {
  const question = 'Find the shape of the shadow of the moon. [3]';
  expect(marksOf(question, 'a + b = c', 'p = q + r', 'k = 2m').earned).toBeUndefined();
});
