import {
  eachOf,
  fact,
  isAll,
  isReference,
  paired,
  type RawFact,
  type RawTerm,
  SELF,
  the,
} from '../meaning.ts';
import { meeting, reference, saying } from '../references.ts';
import { isRestriction, holds } from '../restrictions.ts';
import { isFullTurn } from '../english-graphs/regions.ts';
import { type Rule, rule } from '../rule.ts';
import { exactly } from '../shared/manners.ts';
import { lettersOf } from '../shared/letters.ts';
import { valuesWhere } from '../shared/clauses.ts';

const CURVED = ['curve', 'line', 'circle'];
const TOUCH = '(touches|touch|is tangent to|is a tangent to|just touches)';
const given = (all: RawTerm): RawFact[] =>
  isAll(all) ? all.all.map((one) => fact('given', one)) : [fact('given', all)];

const isOfX = (condition: string): boolean =>
  isRestriction(holds(condition)) && lettersOf(condition).every((one) => one === 'x');

/** For which x a curve is taken, said beside it. */
const PIECES: Rule[] = [
  ...rule<{ x: RawTerm; c: string }>(
    'curve',
    '{x:curve} [,] [now] [defined|taken|drawn|considered] [for|where] [all] {c:condition} [,]',
    ({ x, c }) =>
      isOfX(c) && isReference(x) && x.says.length > 0 ? saying(x, [fact('domain', SELF, c)]) : null,
  ),
];

/** Curves, lines and circles that touch, and lists of what they do. */
const DOINGS: Rule[] = [
  ...CURVED.flatMap((kind) => [
    ...rule<{ a: RawFact[]; b: RawFact[] }>(
      `does-${kind}`,
      `{a:does-${kind}} , and {b:does-${kind}}`,
      ({ a, b }) => [...a, ...b],
    ),
  ]),
  ...rule<{ p: RawTerm }>('facts', '{p:pair-of-curves} (touch|touch each other)', ({ p }) =>
    isAll(p) ? [fact('tangent', p.all[0]!, p.all[1]!)] : null,
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    `[the] (point|points) (where|at which) {x:thing} ${TOUCH} {y:thing}`,
    ({ x, y }, [at]) => meeting(x, y, at),
  ),
  ...rule<{ p: RawTerm; n?: string }>(
    'point',
    '[the] (point|points) [{n:label}] (where|at which) {p:pair-of-curves} (meet|touch)',
    ({ p, n }, [at]) => (isAll(p) ? metAt(p.all[0]!, p.all[1]!, n, at) : null),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; n?: string }>(
    'point',
    '[the] (point|points) [{n:label}] (where|at which) {x:thing} and {y:thing} (meet|touch)',
    ({ x, y, n }, [at]) => metAt(x, y, n, at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; n: string }>(
    'point',
    '[the] point {n:label} (where|at which) {x:thing} (meets|touches) {y:thing}',
    ({ x, y, n }, [at]) => metAt(x, y, n, at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; n: string }>(
    'point',
    '[the] point of intersection [,] {n:label} [,] of {x:thing} and {y:thing}',
    ({ x, y, n }, [at]) => metAt(x, y, n, at),
  ),
  ...rule<{ s: RawTerm }>('does-circle', '(has|having) {s:segment} as (a|its) diameter', ({ s }) => [
    fact('diameter', SELF, s),
  ]),
  ...rule<object>(
    'does-circle',
    `${TOUCH} (both axes|both the axes|both coordinate axes|the coordinate axes)`,
    (_, [at]) => [
      fact('tangent', SELF, reference('line', 'x-axis', 'the', at)),
      fact('tangent', SELF, reference('line', 'y-axis', 'the', at + 0.5)),
    ],
  ),
  ...rule<{ p: RawTerm; t?: RawTerm }>(
    'facts',
    '{p:points} are the (vertices|corners|three vertices) of (a triangle|the triangle|{t:triangle}|a right-angled triangle)',
    ({ p, t }) => (isAll(p) && p.all.length === 3 ? [...given(p), ...(t ? [fact('given', t)] : [])] : null),
  ),
  ...rule<{ p: RawTerm; t: RawTerm }>(
    'facts',
    '{t:triangle} has [its] [three] (vertices|corners) [at] {p:points}',
    ({ p, t }) => (isAll(p) ? [...given(p), fact('given', t)] : null),
  ),
  ...rule<{ p: RawTerm; t: RawTerm }>(
    'facts',
    'the (vertices|corners) of {t:triangle} are [at] {p:points}',
    ({ p, t }) => (isAll(p) ? [...given(p), fact('given', t)] : null),
  ),
  ...rule<{ e: string }>('an-equation', '{e:equation}', ({ e }) => e),
  ...rule<{ p: RawTerm; c: RawTerm }>('facts', '{p:point} is [at] [the point] {c:pair}', ({ p, c }) =>
    isReference(p) && p.name !== null ? [fact('equal', the('coordinates', p), c)] : null,
  ),
  ...rule<{ p: RawTerm; c: RawTerm }>(
    'facts',
    '{p:points} are [at] [the points] {c:pairs} [respectively]',
    ({ p, c }) => paired('coordinates', p, c),
  ),
];

/** Where two things meet, with its name. */
const metAt = (x: RawTerm, y: RawTerm, name: string | undefined, at: number): RawTerm => {
  const point = meeting(x, y, at);
  return name !== undefined && isReference(point) ? { ...point, name: name.replace(/\W/g, '') } : point;
};

const SIGNS = [
  ['non-zero', 'nonzero'],
  ['positive', 'positive'],
  ['negative', 'negative'],
] as const;

/** Values by their sign or their size, and exact ones. */
const WANTED: Rule[] = [
  ...SIGNS.flatMap(([word, relation]) => [
    ...rule<{ k: string; f: RawFact[] }>(
      'wanted',
      `[the] ${word} (value|values) of [the] [constant] {k:letter} (for which|such that) {f:facts}`,
      ({ k, f }) => valuesWhere('values', k, [...f, fact(relation, k)]),
    ),
  ]),
  ...rule<{ v: RawTerm }>('wanted', '[the] exact (value|values) of {v:value}', ({ v }) =>
    typeof v === 'object' && 'the' in v ? exactly(v) : null,
  ),
];

/** Properties of several things at once, and a turning point by its name. */
const OF_SEVERAL: Rule[] = [
  ...['lines', 'curves', 'circles'].flatMap((kind) =>
    rule<{ x: RawTerm }>(
      'wanted',
      `[the] equations of [the] [two] [lines|curves|circles] {x:${kind}}`,
      ({ x }) => (isAll(x) ? { all: x.all.map((one) => the('equation', one)) } : null),
    ),
  ),
  ...rule<{ v: RawTerm }>('value', '[the] [exact] length of {v:radius}', ({ v }) => v),
  ...rule<object>('radius', '(its|the) radius', (_, [at]) =>
    the('radius', reference('circle', null, 'only', at)),
  ),
  ...rule<{ m: string }>(
    'goals',
    '(determine|state|establish|find|show) whether [the] [point] {m:label} is (a maximum|a minimum) [point] or (a maximum|a minimum) [point]',
    (_, [at]) => [{ verb: 'find', target: the('nature', reference('curve', null, 'left out', at)) }],
  ),
];

const FORMED =
  '(to|and) (form|forms|give|gives|produce|produces|generate|generates) (a|the) solid [of revolution]';

/** How regions lie, and the solids that they become. */
const REGIONS: Rule[] = [
  ...rule<{ r?: string; b: RawTerm }>(
    'facts',
    '(the|a) [finite|shaded] region [{r:label}] (is|lies) [bounded|enclosed|contained] between {b:bounds}',
    ({ r, b }, [at]) => [
      fact('given', {
        ...reference('region', r === undefined ? null : r.replace(/\W/g, ''), 'the', at),
        says: [fact('bounded', SELF, ...eachOf(b).flatMap(eachOf))],
      }),
    ],
  ),
  ...rule<{ f: RawFact[] }>('facts', `{f:facts} ${FORMED}`, ({ f }) =>
    f.at(-1)?.relation === 'rotated' ? f : null,
  ),
  ...['expression', 'number', 'quantity'].flatMap((kind) =>
    rule<{ r: RawTerm; a: RawTerm; x: RawTerm }>(
      'facts',
      `{r:region} is rotated about {x:line} through {a:${kind}} [radians]`,
      ({ r, a, x }) => (isFullTurn(a) ? [fact('rotated', r, x)] : null),
    ),
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'facts',
    '{r:region} is rotated about {x:line} through (four right angles|one complete revolution|a complete revolution|one revolution)',
    ({ r, x }) => [fact('rotated', r, x)],
  ),
  ...rule<object>(
    'value',
    '[the] [exact] volume of (this|the|that) solid [of revolution] [formed|obtained|produced]',
    (_, [at]) => the('volume', reference('region', null, 'left out', at)),
  ),
];

export const TOLD_THINGS: Rule[] = [...PIECES, ...DOINGS, ...WANTED, ...OF_SEVERAL, ...REGIONS];
