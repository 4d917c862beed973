import { describe, expect, test } from 'vitest';
import { asTex } from '../../client/lib/typed/typed-to-latex.ts';
import { segmentsOf } from '../../client/lib/typed/segments.ts';

describe('a look at typed mathematics', () => {
  test.each([
    ['x^2 - 5x + 6 = 0', 'x^{2} - 5x + 6 = 0'],
    ['x = (3 + sqrt(17))/4', 'x = \\frac{3 + \\sqrt{17}}{4}'],
    ['e^(2x) = 5', 'e^{2x} = 5'],
    ['x^-1', 'x^{-1}'],
    ['x=2 or x=3', 'x=2 \\text{ or } x=3'],
    ['√2', '\\sqrt{2}'],
    ['\\frac{a}{b}', '\\frac{a}{b}'],
    ['$x^2$', 'x^{2}'],
  ])('%s', (typed, tex) => {
    expect(asTex(typed)).toBe(tex);
  });

  test('leaves a slash as it is where it could mean two things', () => {
    expect(asTex('1/2x')).toBe('1/2x');
    expect(asTex('ln x / x')).not.toContain('frac');
  });
});

describe('a question', () => {
  const shown = (question: string) =>
    segmentsOf(question)
      .map(({ text, isMaths }) => (isMaths ? `[${text.trim()}]` : text))
      .join('');

  test.each([
    ['Solve x^2 - 5x + 6 = 0', 'Solve [x^2 - 5x + 6 = 0]'],
    ['Solve sin x = 1/2 for 0 <= x <= 2pi', 'Solve [sin x = 1/2]for [0 <= x <= 2pi]'],
    ['解方程 x^2 = 4，0 <= x', '解方程 [x^2 = 4]，[0 <= x]'],
    ['Find a unit vector', 'Find a unit vector'],
    [
      '(a) Solve 2x = 6. (ii) Differentiate x^3. (b) Sketch it',
      '(a) Solve [2x = 6.](ii) Differentiate [x^3.](b) Sketch it',
    ],
    [
      'Lines $l$ and $m$ have equations\n$$r = a \\quad\\text{and}\\quad r = b$$\nrespectively. Find $l$.',
      'Lines [$l$]and [$m$]have equations\n[$$r = a \\quad\\text{and}\\quad r = b$$]respectively. Find [$l$].',
    ],
    ['Solve $x^2=4$ please', 'Solve [$x^2=4$]please'],
  ])('%s has its mathematics set', (question, pieces) => {
    expect(shown(question)).toBe(pieces);
  });
});
