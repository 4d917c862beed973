import { expect, test } from 'vitest';
import { solveGiven, solveParts } from '#server/maths/solving/solve.ts';
import type { Fact, Goal } from '#server/maths/problem/schema/problem.ts';

const holds = (text: string): Fact => ({ relation: 'holds', of: [text] });

/** What letters come to by equations and conditions; null where nothing is shown. */
function found(told: string[], wanted: string[], more: Partial<Goal> = {}): string | null {
  const goals = wanted.map((target) => ({ verb: 'find', target, ...more }));
  const part = {
    label: '',
    marks: null,
    given: [],
    facts: told.map(holds),
    goals,
    otherwise: [],
    unread: [],
  };
  const [solved] = solveGiven({
    version: 1,
    language: 'en',
    text: '',
    things: [],
    facts: [],
    unread: [],
    parts: [{ ...part, choices: [] }],
  });
  return solved!.outcome.solved ? solved!.outcome.worked.answer.text : null;
}

test('values that belong together stand together, the smaller first', () => {
  expect(found(['x + y = 10', 'x*y = 21'], ['x', 'y'])).toBe('x = 3, y = 7 or x = 7, y = 3');
  expect(found(['a*r = 6', 'a/(1-r) = 27'], ['a', 'r'])).toBe('a = 9, r = 2/3 or a = 18, r = 1/3');
});

test('what is said of a letter chooses among its values', () => {
  expect(found(['x + y = 10', 'x*y = 21', 'x > y'], ['x', 'y'])).toBe('x = 7, y = 3');
  expect(found(['p^2 + (1-p)^2 = 0.58', 'p > 1/2'], ['p'])).toBe('p = 7/10');
  expect(found(['x + y = 10', 'x*y = 21', 'x > 8'], ['x'])).toBeNull();
});

test('an expression is worked out from its letters', () => {
  expect(found(['x + y = 5', 'x - y = 1'], ['x^2 + y'])).toBe('11');
});

test('an angle that is not wanted is known by its sine or cosine', () => {
  expect(found(['F = 20*cos(theta)', 'cos(theta) = 0.8'], ['F'])).toBe('F = 16');
  expect(found(['tan(theta) = 3/4', 'F = 20*sin(theta)'], ['F'])).toBe('F = -12 or F = 12');
  expect(found(['tan(theta) = 3/4', 'F = 20*sin(theta)', '0 < theta', 'theta < pi/2'], ['F'])).toBe('F = 12');
});

test('an angle is given where it was said to lie, in degrees where degrees were used', () => {
  const force = ['T*cos(theta) = 6', 'T*sin(theta) = 8', 'T > 0'];
  expect(found([...force, '0 < theta', 'theta < pi/2'], ['T', 'theta'])).toBe('T = 10, theta = 0.927');
  expect(found([...force, '0° < theta', 'theta < 90°'], ['theta'])).toBe('theta = 53.1°');
  expect(found(force, ['theta'])).toBeNull();
  expect(found(['sin(alpha) = 0.6', '90° < alpha', 'alpha < 180°'], ['alpha'])).toBe('alpha = 143.1°');
});

test('a letter in an exponent is found by logarithms', () => {
  expect(found(['N = 80*e^(-k*t)', 'k = ln(4)/3', 'N = 5'], ['t'])).toBe('t = 6');
});

test('letters may be wanted in terms of others', () => {
  expect(found(['k*a + b = 1', 'a = b'], ['a'], { terms: ['k'] })).toBe('a = 1/(k + 1)');
  expect(found(['k*a + b = 1', 'a = b'], ['a'])).toBeNull();
});

test('an equation that has nothing to do with what is wanted stops the answer', () => {
  expect(found(['x = 2*3', 'y = 7'], ['x'])).toBeNull();
});

test('equations that contradict each other, or leave a letter open, have no answer', () => {
  expect(found(['x + y = 1', 'x + y = 2'], ['x'])).toBeNull();
  expect(found(['x + y = 1'], ['x'])).toBeNull();
});

test('values that belong together stand together in what is read from a text', () => {
  const [part] = solveParts(
    'It is given that $ar = 6$ and $\\frac{a}{1-r} = 27$. Find the values of $a$ and $r$.',
  );
  expect(part!.outcome).toMatchObject({
    solved: true,
    worked: { answer: { text: 'a = 9, r = 2/3 or a = 18, r = 1/3' } },
  });
});

test('equal values of different things stand each for its own', () => {
  const shown = (text: string) => {
    const [part] = solveParts(text);
    return part!.outcome.solved ? part!.outcome.worked.answer.text : null;
  };
  expect(
    shown(
      'An arithmetic progression has third term 24 and tenth term 3. Find the first term, the common difference and the sum of the first 20 terms.',
    ),
  ).toBe('30, -3, 30');
  expect(shown('The function f is defined by $f(x) = x^2$. Find f(2) and f(-2).')).toBe('4, 4');
  expect(shown('等比数列的前两项之和为 12，第三项为 27。求首项和公比。')).toBeNull();
});

test('a function of an inverse function is no exact value', () => {
  const told = ['cos(x) = -3/5', 'pi < x', 'x < 3*pi/2'];
  expect(found(told, ['sin(2x)'], { exact: true })).toBeNull();
  expect(found(told, ['sin(2x)'])).toBe('0.96');
});
