import { eachOf, fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, pointsIn, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const lineOf = (ends: string, at: number): RawTerm =>
  defined('line', at, the('line through', ...pointsIn(ends, at)));

const planeOf = (corners: string, at: number): RawTerm =>
  defined('plane', at, the('plane through', ...pointsIn(corners, at)));

/** Lines by their ends stand wherever lines do, beside others. */
const LINES: Rule[] = [
  ...rule<{ a: RawTerm; b: string }>('lines', '{a:line} and [the line] {b:two-labels}', ({ a, b }, [at]) => ({
    all: [a, lineOf(b, at + 0.5)],
  })),
  ...rule<{ a: string; b: RawTerm }>('lines', '[the line] {a:two-labels} and {b:line}', ({ a, b }, [at]) => ({
    all: [lineOf(a, at), b],
  })),
  ...rule<{ b: string }>('does-plane', '(contains|contain) [the line] {b:two-labels}', ({ b }, [at]) => [
    fact('contains', SELF, lineOf(b, at)),
  ]),
  ...rule<{ p: RawTerm; f: RawFact[] }>('does-line', '(passes|pass|goes) through {p:point}', ({ p }) => [
    fact('on', p, SELF),
  ]),
];

/** The point (1, 2, 3), which has no name. */
const POINTS: Rule[] = rule<{ t: string }>(
  'point',
  '[the|a] point [with coordinates] {t:tuple}',
  ({ t }, [at]) => ({
    ...reference('point', null, 'a', at),
    says: [fact('equal', the('coordinates', SELF), t)],
  }),
);

const TWO = ['lines', 'planes'];

/** Perpendicular and parallel to two at once. */
const BOTH: Rule[] = [
  ...['parallel', 'perpendicular'].flatMap((relation) => [
    ...rule<{ a: RawTerm; l: RawTerm }>(
      'facts',
      `{a:direction} is ${relation} to [both] {l:lines}`,
      ({ a, l }) => (isAll(l) ? l.all.map((one) => fact(relation, a, one)) : null),
    ),
    ...rule<{ l: RawTerm }>('does-plane', `(is|are) ${relation} to [both] {l:lines}`, ({ l }) =>
      isAll(l) ? l.all.map((one) => fact(relation, SELF, one)) : null,
    ),
    ...rule<{ l: RawTerm }>('does-line', `(is|are) ${relation} to [both] {l:lines}`, ({ l }) =>
      isAll(l) ? l.all.map((one) => fact(relation, SELF, one)) : null,
    ),
  ]),
  ...rule<{ s: string; l: RawTerm }>(
    'facts',
    '[the line] {s:two-labels} is the common perpendicular (to|of) [the lines] {l:lines}',
    ({ s, l }, [at]) =>
      isAll(l) ? l.all.map((one, i) => fact('perpendicular', lineOf(s, at + i / 10), one)) : null,
  ),
];

/** A point with the line or the plane that it is on. */
const PLACED: Rule[] = ['line', 'plane'].flatMap((kind) => [
  ...rule<{ n: string; l: RawTerm }>(
    'placed-point',
    `[the] point {n:label} (on|lying on|which lies on|that lies on) {l:${kind}}`,
    ({ n, l }, [at]) => ({
      ...reference('point', n.replace(/\\math\w+|[{}\s$]/g, ''), 'the', at),
      says: [fact('on', SELF, l)],
    }),
  ),
  ...rule<{ p: RawTerm; q: RawTerm; f: RawFact[] }>(
    'facts',
    `{p:placed-point} and {q:placed-point} are such that {f:facts}`,
    ({ p, q, f }) => [fact('given', p), fact('given', q), ...f],
  ),
]);

const ANGLES: Rule[] = [
  ...TWO.flatMap((kind) =>
    rule<{ l: RawTerm }>('value', `[the] [acute] angle between [the] {l:${kind}}`, ({ l }) =>
      isAll(l) && l.all.length === 2 && kind === 'planes' ? the('acute angle', ...l.all) : null,
    ),
  ),
  ...rule<{ a: string; b: RawTerm }>(
    'value',
    '[the] [acute] angle between [the] plane {a:three-labels} and {b:plane}',
    ({ a, b }, [at]) => the('acute angle', planeOf(a, at), b),
  ),
  ...rule<{ a: RawTerm; b: string }>(
    'value',
    '[the] acute angle between {a:line} and [the] plane {b:three-labels}',
    ({ a, b }, [at]) => the('acute angle', a, planeOf(b, at)),
  ),
  ...rule<{ s: string; b: RawTerm }>(
    'value',
    '[the] [acute] angle between [the line] {s:two-labels} and {b:plane}',
    ({ s, b }, [at]) => the('acute angle', lineOf(s, at), b),
  ),
  ...rule<{ p: RawTerm }>('wanted', '[the] position vectors of {p:points}', ({ p }) => ({
    all: eachOf(p).map((one) => the('position vector', one)),
  })),
];

export const SPACES_RULES: Rule[] = [...LINES, ...POINTS, ...BOTH, ...PLACED, ...ANGLES];
