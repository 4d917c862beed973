import { expect, test } from 'vitest';
import { combined, solveParts } from '../../../server/maths/solving/solve.ts';

function solved(text: string) {
  const outcome = solveParts(text).map((one) => one.outcome);
  return outcome.map((one) => (one.solved ? one.worked : null));
}

const codes = (text: string) => solved(text).map((one) => one?.steps.flatMap(({ marks = [] }) => marks));
const lines = (text: string) => solved(text)[0]!.steps.flatMap(({ tex = [] }) => tex);

const CIRCLE = 'The points A and B have coordinates (-2, 5) and (6, 1) respectively.';

test('the equations of a plan stand as one writes them: each once, with letters of the paper', () => {
  const shown = lines(`${CIRCLE} Find the equation of the circle with diameter AB.`);
  expect(shown).toContain('2a = -2 + 6');
  expect(shown).toContain('a = 2,\\; b = 3,\\; r^{2} = 20');
  expect(shown.join(' ')).not.toMatch(/circle|point|5 - 5/);
  expect(new Set(shown).size).toBe(shown.length);
});

test('the marks of a plan are those that are printed, for the method first and for the value at the end', () => {
  const text = `${CIRCLE} Find the equation of the circle with diameter AB.`;
  expect(codes(text)).toEqual([['M1', 'M1', 'A1']]);
  expect(codes(`${text} [5]`)).toEqual([['M1', 'A1', 'M1', 'A1', 'A1']]);
  expect(codes(`${text} [2]`)).toEqual([['M1', 'A1']]);
  expect(codes(`${text} [1]`)).toEqual([['A1']]);
});

test('a method that would give more marks than are printed gives those that are', () => {
  expect(codes('Solve x^2 - 5x + 6 = 0')).toEqual([['M1', 'A1']]);
  expect(codes('Solve x^2 - 5x + 6 = 0. [1]')).toEqual([['A1']]);
});

test('what needs no equation shows the law that it rests on', () => {
  const [worked] = solved(
    'The curve $C$ has equation $y = x^3 - 3x$. Find the coordinates of the stationary points of $C$.',
  );
  expect(worked!.answer.text).toBe('(-1, 2), (1, -2)');
  expect(worked!.steps.flatMap(({ tex = [] }) => tex).join(' ')).toContain('3x^{2} - 3 = 0');
  const [bisector] = solved(
    'The points $A$ and $B$ have coordinates $(0, 1)$ and $(-1, 8)$ respectively. Find the equation of the perpendicular bisector of $AB$.',
  );
  expect(bisector!.steps[0]).toMatchObject({
    say: { en: 'The midpoint of the segment' },
    tex: ['\\left(-\\frac{1}{2},\\, \\frac{9}{2}\\right)'],
  });
});

test('two values that come from the same lines show them once', () => {
  const shown = solved(
    'The polynomial $2x^3 + ax^2 + bx - 6$, where $a$ and $b$ are constants, is denoted by $\\mathrm{p}(x)$. It is given that $(2x - 1)$ is a factor of $\\mathrm{p}(x)$, and that when $\\mathrm{p}(x)$ is divided by $(x + 2)$ the remainder is $-20$. Find the values of $a$ and $b$.',
  )[0];
  const said = shown!.steps.map(({ say, tex }) => JSON.stringify([say.en, tex]));
  expect(new Set(said).size).toBe(said.length);
});

test('a question in parts has the marks of each part', () => {
  const outcome = combined(solveParts('Solve x^2 = 9. [1]'), 'Solve x^2 = 9. [1]');
  expect(outcome.solved && outcome.worked.steps.flatMap(({ marks = [] }) => marks).length).toBe(1);
});
