import { expect, test } from 'vitest';
import { plainly } from '../../client/lib/markdown/plain-text.ts';

test.each([
  ['Say $\\frac{1}{2}$ again', 'Say 1/2 again'],
  ['Why is $x^2 \\le 9$?', 'Why is x² ≤ 9?'],
  ['$\\frac{x+1}{2}$ and $\\frac{\\sqrt{3}}{2}$', '(x+1)/2 and √3/2'],
  ['$\\frac{\\frac{1}{2}}{3}$', '(1/2)/3'],
  ['$e^{2x}$, $x^{n+1}$, $u_1$, $u_{n}$', 'e^(2x), x^(n+1), u1, un'],
  ['$\\sin 30^\\circ = 0.5$', 'sin 30° = 0.5'],
  ['$\\sin 30^{\\circ}$', 'sin 30°'],
  ['$\\int x \\, dx \\to \\infty$', '∫ x dx → ∞'],
  ['**Bold** $2 \\times 3 \\neq 5$', 'Bold 2 × 3 ≠ 5'],
  ['name_of_file and 5^23', 'name_of_file and 5^23'],
])('where no formula can be set, %s is said as %s', (typed, expected) => {
  expect(plainly(typed)).toBe(expected);
});
