import { expect, test } from 'vitest';
import { highlight } from '../../server/text/highlight.ts';

const ROWS = 50;

test.each([98, 398])('a list of texts full of formulas of %i characters is marked at once', (length) => {
  const formula = `$${'{a+b}^'.repeat(80).slice(0, length)}$ `;
  const began = performance.now();
  for (let row = 0; row < ROWS; row += 1) highlight(formula.repeat(12), 'x^2 - 5x + 6 = 0');
  expect(performance.now() - began).toBeLessThan(1500);
});

test('a formula is marked behind others of its length', () => {
  const text = 'First $x^2 + 4x + 3 = 0$, then $y^2 - y = 7$, and $x^2 - 5x + 6 = 0$ at last.';
  expect(highlight(text, '6 + x^2 = 5x')).toContainEqual({ text: '$x^2 - 5x + 6 = 0$', match: false });
  expect(highlight(text, 'x^2 - 5x + 6 = 0')).toContainEqual({ text: '$x^2 - 5x + 6 = 0$', match: true });
});
