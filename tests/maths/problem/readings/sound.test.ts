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

const BALL = { id: 'b', kind: 'motion' };
const GP = { id: 'p', kind: 'geometric progression' };
const AP = { id: 'p', kind: 'arithmetic progression' };

test('a term or a relation named like a part of every object is not known', () => {
  expect(said(the('constructor', 'x'), [holds('x = 2')])).toMatch(/no thing|is no/);
  expect(said(the('toString', 'x'), [holds('x = 2')])).toMatch(/no thing|is no/);
});

test('what is worked out from terms needs one', () => {
  expect(said(the('product'), [holds('x = 2')])).toContain('“product” needs a term');
});

test('a function of an angle is of nothing else', () => {
  expect(said(the('sine', amount('2', 'kg')), [holds('x = 2')])).toContain('is of no angle');
  expect(said(the('sine', amount('30', '°')), [holds('x = 2')])).toBe('0.5');
});

test('what is said to be positive may be a property', () => {
  const facts = [equal(the('product', of('time', 'b'), of('time', 'b')), amount('9', 's^2'))];
  expect(
    said(
      of('acceleration', 'b'),
      [
        ...facts,
        equal(of('initial velocity', 'b'), amount('0', 'm s^-1')),
        equal(the('power', of('acceleration', 'b'), '2'), amount('16', 'm^2 s^-4')),
        told('negative', of('acceleration', 'b')),
      ],
      [BALL],
    ),
  ).toBe('-4 m s^-2');
});

test('a rise of 20 °C is one of 20 K', () => {
  const block = { id: 'k', kind: 'heating' };
  const facts = (rise: Fact) => [
    equal(of('mass', 'k'), amount('2', 'kg')),
    equal(of('specific heat capacity', 'k'), amount('400', 'J kg^-1 K^-1')),
    rise,
  ];
  for (const rise of [
    equal(of('rise in temperature', 'k'), amount('20', '°C')),
    equal(amount('20', '°C'), of('rise in temperature', 'k')),
  ])
    expect(said(of('energy', 'k'), facts(rise), [block])).toBe('16000 J');
  const heated = facts(equal(of('energy', 'k'), amount('16000', 'J')));
  expect(said(of('rise in temperature', 'k'), heated, [block], { unit: '°C' })).toBe('20 °C');
});

test('an uncertainty of 0.5 °C is one of 0.5 K', () => {
  const gas = { id: 'g', kind: 'ideal gas' };
  const warm = { ...amount('20', '°C'), within: '0.5' };
  expect(
    said(the('absolute uncertainty', of('temperature', 'g')), [equal(of('temperature', 'g'), warm)], [gas], {
      unit: '°C',
    }),
  ).toBe('0.5 °C');
});

test('three terms are geometric, not four', () => {
  expect(said('x', [told('geometric', 'x', '4', '8', '16'), holds('x > 0')])).toContain(
    '“geometric” needs three terms',
  );
});

test('groups are of whole numbers of people', () => {
  const groups = (...sizes: string[]) => said(the('ways to divide', '4', { all: sizes }), [holds('x = 2')]);
  expect(groups('2', '2')).toBe('3');
  expect(groups('1.5', '2.5')).toContain('groups of 1.5, 2.5 are not 4');
  expect(groups('5', '-1')).toContain('groups of 5, -1 are not 4');
});

const BODIES = [
  { id: 'a', kind: 'body' },
  { id: 'b', kind: 'body' },
];
const COLLISION = [
  equal(of('mass', 'a'), amount('2', 'kg')),
  equal(of('mass', 'b'), amount('2', 'kg')),
  equal(of('velocity', 'a', 'before'), amount('4', 'm s^-1')),
  equal(of('velocity', 'b', 'before'), amount('0', 'm s^-1')),
];
const restitution = (...e: Term[]) => told('restitution', { thing: 'a' }, { thing: 'b' }, ...e);

test('a coefficient of restitution is from 0 to 1', () => {
  const after = of('velocity', 'b', 'after');
  expect(said(after, [...COLLISION, restitution('0.5')], BODIES)).toBe('3 m s^-1');
  expect(said(after, [...COLLISION, restitution('1.5')], BODIES)).toContain('from 0 to 1, not 1.5');
  // The number 2.718…
  expect(said(after, [...COLLISION, restitution('e')], BODIES)).toContain('from 0 to 1, not e');
  const fast = equal(after, amount('6', 'm s^-1'));
  expect(said('k', [...COLLISION, restitution('k'), fast], BODIES)).toContain(
    '“restitution” a, b, k cannot hold',
  );
});

test('a collision is of two bodies', () => {
  const three = [...BODIES, { id: 'c', kind: 'body' }];
  const elastic = told('elastic', { thing: 'a' }, { thing: 'b' }, { thing: 'c' });
  expect(said(of('velocity', 'b', 'after'), [...COLLISION, elastic], three)).toContain('is of two bodies');
});

test('what is told against the rest of what is told is named', () => {
  const facts = [
    equal(of('initial velocity', 'b'), amount('2', 'm s^-1')),
    equal(of('final velocity', 'b'), amount('8', 'm s^-1')),
    equal(of('acceleration', 'b'), amount('3', 'm s^-2')),
    equal(of('time', 'b'), amount('5', 's')),
  ];
  expect(said(of('displacement', 'b'), facts, [BALL])).toMatch(/cannot hold with the rest of what is told/);
});

test('the number of a term is a positive whole number', () => {
  const facts = [equal(of('first term', 'p'), '2'), equal(of('common difference', 'p'), '3')];
  expect(said('n', [...facts, equal(of('term', 'p', 'n'), '20')], [AP])).toBe('n = 7');
  expect(said('n', [...facts, equal(of('term', 'p', 'n'), '21')], [AP])).toContain(
    'nothing that is told decides',
  );
  expect(said('n', [...facts, equal(of('sum', 'p', 'n'), '40')], [AP])).toBe('n = 5');
});

test('a geometric progression has a sum to infinity where its ratio is between −1 and 1', () => {
  const sum = (ratio: string) =>
    said(
      of('sum to infinity', 'p'),
      [equal(of('first term', 'p'), '3'), equal(of('common ratio', 'p'), ratio)],
      [GP],
    );
  expect(sum('1/2')).toBe('6');
  expect(sum('2')).toBe('“equal” “common ratio” p, 2 cannot hold with the rest of what is told');
});

test('a speed has no direction', () => {
  const facts = [
    equal(of('initial velocity', 'b'), amount('2', 'm s^-1')),
    equal(of('acceleration', 'b'), amount('-3', 'm s^-2')),
    equal(of('time', 'b'), amount('4', 's')),
  ];
  expect(said(of('final velocity', 'b'), facts, [BALL])).toBe('-10 m s^-1');
  expect(said(of('final speed', 'b'), facts, [BALL])).toBe('10 m s^-1');
});

test('where a body turns back its way is not taken for its displacement', () => {
  const facts = [
    equal(of('initial velocity', 'b'), amount('2', 'm s^-1')),
    equal(of('acceleration', 'b'), amount('-3', 'm s^-2')),
    equal(of('time', 'b'), amount('4', 's')),
  ];
  expect(said(of('displacement', 'b'), facts, [BALL])).toBe('-16 m');
  expect(said(of('distance', 'b'), facts, [BALL])).toContain('nothing that is told decides');
});

test('what has no number has no value', () => {
  expect(said('1/(x - 2)', [holds('x = 2')])).toMatch(/has no value/);
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
