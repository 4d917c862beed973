import { expect, test } from 'vitest';
import { sameExpression } from '#server/maths/algebra-system/equivalence/same-expression.ts';
import { sameStatement } from '#server/maths/algebra-system/equivalence/same-statement.ts';
import type { Expression } from '#server/maths/algebra-system/expressions/expression.ts';
import { expression, statement } from '#server/maths/algebra-system/parsing/statement.ts';
import { randomOf } from '#server/maths/algebra-system/numeric/random.ts';

const ATOMS = [
  'x',
  'y',
  '2',
  '3',
  '5',
  '(x + 1)',
  '(2x - 3)',
  'sin(x)',
  'cos(x)',
  'e^x',
  'ln(x + 7)',
  'sqrt(x + 9)',
  'x^2',
];

function pick<T>(random: () => number, all: readonly T[]): T {
  return all[Math.floor(random() * all.length)]!;
}

function made(random: () => number, depth: number): string {
  if (depth === 0) return pick(random, ATOMS);
  const [a, b] = [made(random, depth - 1), made(random, depth - 1)];
  return pick(random, [`(${a} + ${b})`, `(${a} - ${b})`, `(${a})*(${b})`, `(${a})^2`, `(${a})/(${b} + 11)`]);
}

/** The same value written in another way, by rules known to keep it. */
function rewritten(random: () => number, text: string): string {
  return pick(random, [
    `${text} + 0*x`,
    `(${text})*(sin(x)^2 + cos(x)^2)`,
    `((${text})*(x + 4))/(x + 4)`,
    `(${text}) + ln(e^3) - 3`,
    `(2*(${text}) + 6)/2 - 3`,
    `-(7 - (${text})) + 7`,
    `(${text}) + (x + 1)^2 - x^2 - 2x - 1`,
    `(${text}) + sin(2x) - 2sin(x)cos(x)`,
    `(${text})*sqrt(2)*sqrt(8)/4`,
    `(${text})*e^(2x)*e^(-2x)`,
  ]);
}

/** Another value: a small slip somewhere. */
function spoilt(random: () => number, text: string): string {
  return pick(random, [
    `(${text}) + 1/1000`,
    `(${text}) + x/5000`,
    `(${text}) + (x + 1)^2 - x^2 - 1`,
    `(${text}) + sin(2x) - 2sin(x)`,
    `(${text})*1.0001 + 1/10000`,
    `(${text}) + sqrt(x + 9) - sqrt(x) - 3`,
  ]);
}

test('of thousands of unequal pairs none is taken for equal, of equal ones at most one in a thousand is missed', () => {
  const random = randomOf(20_261_121);
  let missed = 0;
  const wronglyEqual: string[] = [];
  for (let index = 0; index < 3000; index += 1) {
    const text = made(random, index % 3);
    const one = expression(text);
    const same = rewritten(random, text);
    if (sameExpression(one, expression(same)) !== true) missed += 1;
    const other = spoilt(random, text);
    if (sameExpression(one, expression(other)) === true) wronglyEqual.push(`${text} ≠ ${other}`);
  }
  expect(wronglyEqual).toEqual([]);
  expect(missed).toBeLessThanOrEqual(3);
});

test.each<[string, string, boolean]>([
  // Equations without real solutions, or with factors that have none.
  ['x^2 + 2x + 5 = 0', 'x^2 + 2x + 6 = 0', false],
  ['x^2 + x + 2 = 0', '2x^2 + 2x + 4 = 0', true],
  ['(z + 1)(z^2 + 2z + 5) = 0', '(z + 1)(z^2 + 2z + 6) = 0', false],
  ['(x - 1)(x^2 + 1) = 0', 'x = 1', true],
  ['(z - 1)(z^2 + 1) = 0', 'z = 1', false],
  ['(z - 1)^2(z^2 + 1) = 0', '(z - 1)(z^2 + 1) = 0', true],
  ['x = 2, x = 3', 'x=3 or x=2', true],
  ['x = 2, x = 3', 'x = 2', false],
  ['2', 'x = 2', true],
  ['x < 2 or x > 3', 'x > 3 或 x < 2', true],
  ['x < 2 or x > 3', '2 < x < 3', false],
  ['-1 < x <= 3', 'x > -1 and x <= 3', true],
  ['x <= 3', 'x < 3', false],
  ['x^2 = 4', 'x = 2 or x = -2', true],
  ['x^2 = 4', 'x = 2', false],
  ['x^2 - 5x + 6 < 0', '2 < x < 3', true],
  ['x^2 - 5x + 6 >= 0', 'x <= 2 or x >= 3', true],
  ['(x - 1)^2 > 0', 'x < 1 or x > 1', true],
  ['-2x < 6', 'x > -3', true],
  ['-2x < 6', 'x < -3', false],
  ['x^2 + 1 = 0', 'x = 1', false],
  ['x + 2y = 3', '2x + 4y - 6 = 0', true],
  ['x + 2y = 3', '2x + 4y = 3', false],
  ['y = (x - 1)^2', 'y = x^2 - 2x + 1', true],
  ['(1, 2)', '(1, 2)', true],
  ['(1, 2)', '(2, 1)', false],
  ['{1, 2}', '{2, 1}', true],
  ['(1, 2, 3)', '\\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix}', true],
  ['(1, 2, 3)', '\\begin{pmatrix}1\\\\2\\\\4\\end{pmatrix}', false],
  ['(1, 2, 3)', '(4, 2, 3)', false],
  ['x = 1, y = 2', 'y = 2, x = 1', true],
  ['1/sqrt 2', 'sqrt(2)/2', true],
  ['0.333', '1/3', false],
  ['sqrt(x^2)', 'x', false],
  ['2 + 3i', '3i + 2', true],
  ['2 + 3i', '2 - 3i', false],
  ['e^(i*pi)', '-1', true],
  ['(2, 3]', '2 < x <= 3', true],
  ['[2, 3]', '2 < x <= 3', false],
  ['|x| < 2', '-2 < x < 2', true],
  ['|x| <= 2', '-2 < x < 2', false],
  ['|2x - 1| >= 3', 'x <= -1 or x >= 2', true],
  ['|x - 3| = 2x', 'x = 1', true],
  ['k < -6 or k > 6', '|k| > 6', true],
  ['3 <= f(x) <= 7', '[3, 7]', true],
  ['f(x) >= 3', 'f > 3', false],
  ['3i + 2j - k', '(3, 2, -1)', true],
  ['3i + 2j - k', '(3, -1, 2)', false],
  ['e^(-50)', '0', false],
  ['(sin x^2 + cos x^2 - 1)/10^9', '0', false],
])('“%s” and “%s” say the same: %s', (one, other, same) => {
  expect(sameStatement(statement(one), statement(other)) === true).toBe(same);
});

test.each([
  ['y = A e^(2x) + B e^(-x)', 'y = C e^(-x) + D e^(2x)'],
  ['x = pi/6 + 2n*pi', 'x = pi/6 + 2k*pi'],
])('whether “%s” and “%s” differ cannot be told from the names of their constants', (one, other) => {
  expect(sameStatement(statement(one), statement(other))).toBeNull();
});

test('an expression that underflows is not taken for zero', () => {
  const tiny: Expression = expression('e^(-300x)');
  expect(sameExpression(tiny, expression('2*e^(-300x)'))).toBe(false);
});
