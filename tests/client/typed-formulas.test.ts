import { expect, test } from 'vitest';
import { asTyped } from '../../client/lib/typed/latex-to-typed.ts';
import { lineAsTex } from '../../client/lib/typed/line-as-tex.ts';
import { statementIn } from '../../server/maths/algebra-system/parsing/statement.ts';
import { statementLatex } from '../../server/maths/algebra-system/parsing/print-statement.ts';

const read = (text: string): string => {
  const found = statementIn(text);
  return found ? statementLatex(found) : `not read: ${text}`;
};

test.each([
  ['x^2-5x+6=0', 'x^2 - 5x + 6 = 0'],
  ['\\frac12x', '(1/2)x'],
  ['2\\frac{1}{x}', '2(1/x)'],
  ['\\frac{1}{2}^2', '(1/2)^2'],
  ['\\frac{\\left(x-2\\right)\\left(x-3\\right)}{\\left(x+1\\right)}', '((x - 2)(x - 3))/(x + 1)'],
  ['\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}', '(-b ± sqrt(b^2 - 4ac))/(2a)'],
  ['2\\sin^2x+3\\cos x=3', '2 sin^2 x + 3 cos x = 3'],
  ['x=2\\lor x=3', 'x = 2 or x = 3'],
  ['\\left|x-2\\right|<3', '|x - 2| < 3'],
  ['\\sqrt{\\left(x+1\\right)}=2', 'sqrt(x + 1) = 2'],
  ['e^{-\\frac{x}{2}}', 'e^(-x/2)'],
  ['x^{2n+1}+x^{10}', 'x^(2n + 1) + x^10'],
  ['\\frac{1}{x}\\sin x', '(1/x) sin x'],
  ['2\\operatorname{cosec}^2x', '2 cosec^2 x'],
  ['\\ln\\left(x+1\\right)-\\log_2x', 'ln(x + 1) - log_2 x'],
  ['\\frac{5\\pi}{6}\\le x\\le2\\pi', '(5pi)/6 <= x <= 2pi'],
  ['x\\sin x', 'x sin x'],
  ['\\theta x', 'theta x'],
])('%s is typed as %s, which the engine reads as the same', (tex, typed) => {
  expect(asTyped(tex)).toBe(typed);
  expect(read(typed)).toBe(read(tex.replaceAll('\\lor', '\\text{ or }')));
  expect(read(typed)).not.toContain('not read');
});

test('what only the field knows is not in what was typed in it', () => {
  expect(asTyped('2\\operatorname{\\mathrm{cosec}}^2\\placeholder{}x')).toBe('2 cosec^2 x');
  expect(asTyped('\\int_{\\placeholder{}}^{2}x\\differentialD x')).toBe('\\int_{}^{2}xd x');
});

test.each([
  '\\int_0^1x\\,dx',
  'a_{n+1}',
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  'x\\to\\infty',
  'p\\,i',
  '\\sqrt[3]{x}',
  '^2',
  '\\frac{1}',
  `${'x'.repeat(2001)}\\frac12`,
])('what is not typed in another way stays LaTeX: %s', (tex) => {
  expect(asTyped(tex)).toBe(tex);
});

test.each(['x = 2 or x = 3', 'Let u = x + 1', '解得 x = 3', 'sqrt(x + 1) = 2 for x > 0', '(1/2)x + 3 = 0'])(
  'the line "%s" is the same after it was shown as it looks',
  (line) => {
    expect(asTyped(lineAsTex(line))).toBe(line);
  },
);
