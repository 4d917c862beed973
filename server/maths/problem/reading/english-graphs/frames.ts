import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { meeting, reference } from '../references.ts';
import { holds } from '../restrictions.ts';
import { lettersOf } from '../shared/letters.ts';
import { type Rule, rule } from '../rule.ts';
import { valuesWhere } from '../shared/clauses.ts';

const DIAGRAM =
  '(the|this) (diagram|figure|sketch) shows [(part of|a sketch of|part of the graph of|the graph of|a part of|the shape of)]';
const MEET = '(~meet|~intersect|~cut|~cross)';
const FIND = '(find|determine|calculate|obtain|state|write down|work out|give|deduce)';
const given = (...all: RawTerm[]): RawFact[] => all.flatMap(eachOf).map((one) => fact('given', one));

/** What a diagram shows is given. */
const DIAGRAMS: Rule[] = [
  ...rule<{ x: RawTerm }>('shown', '{x:thing}', ({ x }) =>
    isReference(x) && x.article === 'bare' ? null : x,
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>('shown', '{x:thing} [,] and {y:thing}', ({ x, y }) => ({
    all: [x, y],
  })),
  ...rule<{ x: RawTerm }>('facts', `${DIAGRAM} {x:shown}`, ({ x }) => given(x)),
  ...rule<{ x: RawTerm; f: RawFact[] }>(
    'facts',
    `${DIAGRAM} {x:shown} , (where|and) {f:facts}`,
    ({ x, f }) => [...given(x), ...f],
  ),
  ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
    'facts',
    `${DIAGRAM} {x:thing} and [part of] {y:thing} [,] [which|that] ${MEET} at [the] {p:point}`,
    ({ x, y, p }) => [fact('on', p, x), fact('on', p, y)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm; p: RawTerm }>(
    'facts',
    `${DIAGRAM} {x:thing} and [part of] {y:thing} [,] [which|that] ${MEET} at [the] {p:points}`,
    ({ x, y, p }) => (isAll(p) ? p.all.flatMap((one) => [fact('on', one, x), fact('on', one, y)]) : null),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(in the diagram|in the figure|as shown|as shown in the diagram) [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>('facts', '{f:facts} [,] (as shown|as shown in the diagram)', ({ f }) => f),
  ...rule<{ r: RawTerm }>('facts', '{r:region} is [the] shaded [region] [in the diagram]', ({ r }) =>
    given(r),
  ),
  ...rule<{ r: RawTerm }>('facts', '[the] shaded region is {r:region}', ({ r }) =>
    isReference(r) && r.says.length > 0 ? given(r) : null,
  ),
];

const bound = (at: number, bounds: RawTerm, name: string | null = null): RawTerm => ({
  ...reference('region', name, 'the', at),
  says: [fact('bounded', SELF, ...eachOf(bounds).flatMap(eachOf))],
});
const NAMED = '(the|a) [finite|shaded] region {r:label} [,] [which is] (bounded|enclosed) by';

/** "The line AB" bounds as the segment that it is. */
const isThrough = (one: RawTerm): boolean =>
  isReference(one) &&
  one.says.some(({ of: [, by] }) => typeof by === 'object' && 'the' in by && by.the === 'line through');

const bounds = (all: RawTerm[]): RawTerm | null =>
  all.some(isThrough) ? null : { all: all.flatMap(eachOf) };

/** Regions by their bounds, in whatever number and order. */
const REGIONS: Rule[] = [
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'bounds',
    '[part of] {a:thing} [,] and [part of] {b:thing}',
    ({ a, b }) => bounds([a, b]),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('bounds', '{a:thing} [,] and {b:lines}', ({ a, b }) =>
    isAll(b) ? bounds([a, ...b.all]) : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('bounds', '{a:thing} , {b:bounds}', ({ a, b }) =>
    isAll(b) ? bounds([a, ...b.all]) : null,
  ),
  ...rule<{ r: string; b: RawTerm }>('region', `${NAMED} {b:bounds}`, ({ r, b }, [at]) =>
    bound(at, b, r.replace(/\W/g, '')),
  ),
  ...rule<{ b: RawTerm }>(
    'region',
    '(the|a) [finite|shaded] region [which is] between {b:bounds}',
    ({ b }, [at]) => bound(at, b),
  ),
  ...rule<{ r?: string; b: RawTerm }>(
    'facts',
    '(the|a) [finite|shaded] region [{r:label}] is (bounded|enclosed) by {b:bounds}',
    ({ r, b }, [at]) => given(bound(at, b, r === undefined ? null : r.replace(/\W/g, ''))),
  ),
  ...rule<{ r: string }>('region', '(the|this) [shaded] region {r:label}', ({ r }, [at]) =>
    reference('region', r.replace(/\W/g, ''), 'the', at),
  ),
  ...rule<{ r: string }>('value', '[the] [exact] area of {r:label}', ({ r }, [at]) =>
    the('area', reference('region', r.replace(/\W/g, ''), 'bare', at)),
  ),
  ...rule<{ f: RawFact[] }>(
    'goals',
    `${FIND} [the] [exact] volume [of the solid|of revolution|of the solid of revolution] [which is] (formed|obtained|generated|produced) when {f:facts}`,
    ({ f }, [at]) => [
      { verb: 'find', target: the('volume', reference('region', null, 'left out', at)), where: f },
    ],
  ),
];

const rateOf = (k: string, at: RawTerm): RawGoal => ({ verb: 'find', target: the('rate of change', k, at) });

/** Points that move along curves. */
const RATES: Rule[] = ['x', 'y'].flatMap((letter) => [
  ...rule<{ c: RawTerm; n: string }>(
    'facts',
    `(a|the) (point|particle) [{p:label}] (~move|is moving|moves|travels|is travelling) along {c:curve} (in such a way that|such that|so that|and|with) (its|the) ${letter}-coordinate [(increases|is increasing|increasing)] at (a|the) [constant] rate of {n:number} units per second`,
    ({ c, n }) => [fact('moving', c, letter, n)],
  ),
  ...rule<{ e: string }>(
    'goals',
    `${FIND} [the] (rate at which|rate of change of|rate of increase of) (its|the) ${letter}-coordinate [of {p:label}] [(is changing|is increasing|changes)] [at the (instant|point)] (when|where) {e:equation}`,
    ({ e }) => [rateOf(letter, the('statement', e))],
  ),
]);

/** Whether an equation or an inequality is one for this letter alone. */
const isIn = (letter: string, condition: string): boolean => {
  const all = lettersOf(condition);
  const name = letter.replace(/^\\/, '');
  return all.length > 0 && all.every((one) => one === name || one === letter);
};

/** Which values are wanted, and how they are wanted. */
const VALUES: Rule[] = [
  ...rule<{ k: string; f: RawFact[] }>(
    'wanted',
    '[the] (two|two possible|possible|exact|three) (value|values) of [the constant] {k:letter} (for which|such that) {f:facts}',
    ({ k, f }) => valuesWhere('values', k, f),
  ),
  ...rule<{ k: RawTerm }>('wanted', '[the] (two|three) values of [the constant] {k:letter}', ({ k }) => k),
  ...rule<{ k: string; e: string }>(
    'goals',
    `${FIND} [the] (set of values|range of values|values) of {k:letter} (for which|that satisfy|satisfying|which satisfy|such that) {e:inequality}`,
    ({ k, e }) => (isIn(k, e) ? [{ verb: 'solve', target: e }] : null),
  ),
  ...rule<{ k: string; f: RawFact[] }>(
    'set',
    '[the] (range of|set of) [possible] values of [the constant] {k:letter} (for which|such that) {f:facts}',
    ({ k, f }) => valuesWhere('set of values', k, f),
  ),
  ...rule<{ c: string; g: RawGoal[] }>(
    'goals',
    '(in the case where|in the case when|for the case where|for the case when|in the case that) {c:equation} [,] {g:goals}',
    ({ c, g }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), holds(c)] })),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'coordinatess',
    '[the] coordinates of {a:point} and of {b:point}',
    ({ a, b }) => ({
      all: [the('coordinates', a), the('coordinates', b)],
    }),
  ),
];

const isRoot = (one: string): boolean =>
  /^\$?\s*(?:\\pi|π|pi|\\sqrt\s?\{?\d+\}?|e|\\mathrm\{e\})\s*\$?$/.test(one);

/** "In terms of r, π and √3": letters, and what is exact. */
const MANNERS: Rule[] = [
  ...rule<{ t: RawTerm }>('manner', 'in terms of {t:values}', ({ t }) => {
    const all = isAll(t) ? t.all : [];
    const letters = all.filter(
      (one) => typeof one === 'string' && /^\$?\\?[a-zA-Z]+\$?$/.test(one) && !isRoot(one),
    );
    return all.length > letters.length &&
      all.every((one) => typeof one === 'string' && (letters.includes(one) || isRoot(one)))
      ? { ...(letters.length > 0 && { terms: letters as string[] }), exact: true as const }
      : null;
  }),
];

/** Forms of equations. */
const FORMS: Rule[] = [
  ...rule<{ x: RawTerm; n: string }>(
    'does-curve',
    '(does|do) not (cross or touch|touch or cross|meet or touch|intersect or touch) {x:thing}',
    ({ x }) => [fact('equal', the('number of intersections', SELF, x), '0')],
  ),
  ...['curve', 'line', 'circle'].flatMap((kind) => [
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      `${MEET} {x:thing} again at [the] [point] {p:point}`,
      ({ x, p }) => [fact('on', p, SELF), fact('on', p, x), fact('again', p)],
    ),
    ...rule<{ x: RawTerm }>(
      `does-${kind}`,
      `${MEET} {x:thing} (at|in) (exactly one|only one|one) point`,
      ({ x }) => [fact('equal', the('number of intersections', SELF, x), '1')],
    ),
    ...rule<{ x: RawTerm }>(`does-${kind}`, 'touches {x:thing}', ({ x }) => [fact('tangent', SELF, x)]),
  ]),
  ...rule<{ s: RawTerm; m: string }>(
    'point',
    '[the] (midpoint|mid-point) {m:label} of {s:segment}',
    ({ s, m }, [at]) => ({
      ...reference('point', m.replace(/\W/g, ''), 'the', at),
      says: [fact('is', SELF, the('midpoint', s))],
    }),
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'line',
    '[the] line [which is] (through|passing through) {p:point} [which is|and] perpendicular to {s:segment}',
    ({ s, p }, [at]) => ({
      ...reference('line', null, 'a', at),
      says: [fact('on', p, SELF), fact('perpendicular', SELF, s)],
    }),
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'line',
    '[the] line [which is] (through|passing through) {p:point} [which is|and] parallel to {s:segment}',
    ({ s, p }, [at]) => ({
      ...reference('line', null, 'a', at),
      says: [fact('on', p, SELF), fact('parallel', SELF, s)],
    }),
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'line',
    '[the] (line|perpendicular) (perpendicular to|to) {s:segment} [which passes] (through|passing through|from) {p:point}',
    ({ s, p }, [at]) => ({
      ...reference('line', null, 'a', at),
      says: [fact('on', p, SELF), fact('perpendicular', SELF, s)],
    }),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    '[the] points of intersection of {x:thing} and {y:thing}',
    ({ x, y }, [at]) => meeting(x, y, at),
  ),
];

/** Frames of English questions that tell of diagrams, regions and values. */
export const FRAME_RULES: Rule[] = [...DIAGRAMS, ...REGIONS, ...RATES, ...VALUES, ...MANNERS, ...FORMS];
