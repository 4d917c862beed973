import { expect, test } from 'vitest';
import { solveByQuantities } from '#server/maths/problem/quantities/solve-parts.ts';
import type { Fact, Goal, Term, Thing } from '#server/maths/problem/schema/problem.ts';
import { validProblem } from '#server/maths/problem/schema/valid-problem.ts';

const the = (name: string, ...of: Term[]) => ({ the: name, of });
const of = (name: string, id: string, ...rest: Term[]) => the(name, { thing: id }, ...rest);
const amount = (text: string, unit = '') => ({ amount: text, unit });
const equal = (...both: Term[]): Fact => ({ relation: 'equal', of: both });
const holds = (text: string): Fact => ({ relation: 'holds', of: [text] });
const told = (relation: string, ...all: Term[]): Fact => ({ relation, of: all });

/** The answer, or the sentence that says why there is none. */
function said(target: Term, facts: Fact[], things: Partial<Thing>[] = [], goal: Partial<Goal> = {}): string {
  const problem = { version: 1, things, facts, parts: [{ goals: [{ verb: 'find', target, ...goal }] }] };
  const [worked] = solveByQuantities(validProblem(problem));
  return 'part' in worked! ? worked.part.answer.text : worked!.why.en;
}

test('groups are of whole numbers of people', () => {
  const groups = (...sizes: string[]) => said(the('ways to divide', '4', { all: sizes }), [holds('x = 2')]);
  expect(groups('2', '2')).toBe('3');
  expect(groups('1.5', '2.5')).toContain('groups of 1.5, 2.5 are not 4');
  expect(groups('5', '-1')).toContain('groups of 5, -1 are not 4');
});

test('an angle has every value in its interval', () => {
  const angles = (text: string, within: string) => said('x', [holds(text), holds(within)]);
  expect(angles('sin(x) = 1', '20 < x < 22')).toBe('x = 20.4');
  expect(angles('sin(100*x) = 1', '0 < x < 10')).toContain('nothing that is told decides');
  expect(angles('sin(x) = 1/2', '30 < x < 35')).toBe('x = 31.9 or x = 34.0');
});

test('a function that goes to infinity on the way has no integral', () => {
  const integral = (body: string, from: string, to: string) =>
    said(the('integral', body, 'x', from, to), [holds('y = 2')]);
  expect(integral('1/x', '1', '2')).toMatch(/^ln|0\.693/);
  expect(integral('1/x^2', '-1', '1')).toContain('goes to infinity between -1 and 1');
  expect(integral('1/(x - 1)', '0', '3')).toContain('goes to infinity between 0 and 3');
  expect(said(the('distance travelled', '1/(t - 1)^2', 't', '0', '3'), [holds('y = 2')])).toContain(
    'goes to infinity',
  );
});

test('a greatest value is one that the function has', () => {
  const greatest = (...all: string[]) => said(the('greatest value', 'y'), all.map(holds));
  expect(greatest('y = 4*x - x^2', '0 <= x', 'x <= 5')).toBe('4');
  expect(greatest('y = x^2', '0 <= x', 'x < 3')).toContain('y has no such value');
  expect(greatest('y = x^2', '0 <= x', 'x <= 3')).toBe('9');
  expect(greatest('y = 1/(x - 1)', '0 <= x', 'x <= 3')).toMatch(/no such value|goes to infinity/);
  expect(said(the('least value', 'y'), [holds('y = x + 4/x'), holds('x > 0')])).toBe('4');
  expect(greatest('y = 1/x', '0 < x', 'x <= 3')).toContain('y has no such value');
});

test('a limit is the same from both sides', () => {
  const limit = (body: string, to: string) => said(the('limit', body, 'x', to), [holds('y = 2')]);
  expect(limit('sin(x)/x', '0')).toBe('1');
  expect(limit('abs(x)/x', '0')).toContain('comes near no value');
});
