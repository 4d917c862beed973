import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { eachNoun, idOfNoun, IT, noun, plain, withSaid } from './terms.ts';

const SHAPES: Record<string, string> = {
  triangle: 'triangle',
  'right-angled triangle': 'right-angled',
  'equilateral triangle': 'equilateral',
  'isosceles triangle': 'isosceles',
  quadrilateral: 'quadrilateral',
  rectangle: 'rectangle',
  square: 'square',
  rhombus: 'rhombus',
  parallelogram: 'parallelogram',
  kite: 'quadrilateral',
};

/** "A", "A and B", "A, B and C". */
const POINTS: Rule[] = [
  ...rule<{ p: string }>('point', '[the|a] [point|points|vertex] {p:label}', ({ p }) =>
    noun(`point:${plain(p)}`),
  ),
  ...rule<{ p: RawTerm; s: RawTerm }>('point', '{p:point} on {s:seg}', ({ p, s }) =>
    withSaid(p, [fact('on', IT, s)]),
  ),
  ...rule<{ p: RawTerm }>('points', '[the] [two|three] [points] {p:several-points}', ({ p }) => p),
  ...rule<{ p: RawTerm; q: RawTerm }>('several-points', '{p:point} and {q:point}', ({ p, q }) => ({
    all: [p, q],
  })),
  ...rule<{ p: RawTerm; q: RawTerm }>('several-points', '{p:point} , {q:several-points}', ({ p, q }) => ({
    all: [p, ...eachNoun(q)],
  })),
];

const LINE =
  '(line|lines|line segment|line segments|straight line|straight lines|side|sides|tangent|tangents|length|lengths|height|base|edge|hypotenuse|perpendicular|segment)';

const LINES: Rule[] = [
  ...rule<{ s: string }>('seg', `[the|a] [${LINE}] {s:two-labels}`, ({ s }) => noun(`seg:${plain(s)}`)),
  ...rule<{ s: string }>('seg', '[the|a] (chord|chords) {s:two-labels}', ({ s }) =>
    noun(`seg:${plain(s)}`, fact('as chord', IT)),
  ),
  ...rule<{ s: string }>('seg', '[the|a] diameter {s:two-labels}', ({ s }) =>
    noun(`seg:${plain(s)}`, fact('as diameter', IT)),
  ),
  ...rule<{ s: string }>('seg', '[the|a] (radius|radii) {s:two-labels}', ({ s }) =>
    noun(`seg:${plain(s)}`, fact('as radius', IT)),
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>('segs', '{s:seg} and {t:seg}', ({ s, t }) => ({ all: [s, t] })),
  ...rule<{ s: RawTerm; t: RawTerm }>('segs', '{s:seg} , {t:segs}', ({ s, t }) => ({
    all: [s, ...eachNoun(t)],
  })),
  ...rule<{ c: RawTerm; p: RawTerm }>(
    'tangent-line',
    '(the|a) tangent to {c:circle} at {p:point}',
    ({ c, p }) => the('tangent-at', c, p),
  ),
  ...rule<{ p: RawTerm }>(
    'tangent-line',
    '(the|a) tangent at {p:point} [to {c:circle}]',
    ({ p, c }: { p: RawTerm; c?: RawTerm }) => the('tangent-at', c ?? noun('circle:'), p),
  ),
];

const SIZES: Rule[] = [
  ...rule<{ q: RawTerm }>('size', '{q:quantity}', ({ q }) => q),
  ...rule<{ e: string }>('size', '{e:expression}', ({ e }) => (/^[A-Z]{2,}$/.test(plain(e)) ? null : e)),
  ...rule<{ e: string }>('size', '{e:expression} (radians|radian|rad)', ({ e }) => ({
    amount: e,
    unit: 'rad',
  })),
  ...rule<{ e: string; u: string }>('size', '{e:expression} {u:unit}', ({ e, u }) => ({
    amount: e,
    unit: u,
  })),
];

/** What a circle or a part of one has: its centre, its radius, its angle. */
const HAVING: Rule[] = [
  ...rule<{ p: RawTerm }>('has', '[a|the|its] centre [at|is] {p:point}', ({ p }) => [fact('centre', IT, p)]),
  ...rule<{ p: RawTerm }>('has', '[its] centre at {p:point}', ({ p }) => [fact('centre', IT, p)]),
  ...rule<{ r: RawTerm }>('has', '[a|the|its] radius [is|of|of length] {r:size}', ({ r }) => [
    fact('radius', IT, r),
  ]),
  ...rule<{ r: RawTerm }>('has', '[a|the|its] radius [of|is] {r:seg}', ({ r }) => [fact('radius', IT, r)]),
  ...rule<{ r: RawTerm }>('has', '[a|the|its] diameter [of] {r:size}', ({ r }) => [
    fact('diameter size', IT, r),
  ]),
  ...rule<{ d: RawTerm }>('has', '[a|the|its] diameter {d:seg}', ({ d }) => [fact('diameter', IT, d)]),
  ...rule<{ s: RawTerm }>(
    'has',
    '[a|an|the] [sector|central] angle [of] {s:size} [at [the] centre|at {p:point}]',
    ({ s }) => [fact('sector angle', IT, s)],
  ),
  ...['perimeter', 'area', 'length'].flatMap((what) =>
    rule<{ s: RawTerm }>('has', `[a|an|the|its] ${what} [of|is] {s:size}`, ({ s }) => [
      fact('equal', the(what, IT), s),
    ]),
  ),
  ...rule<{ s: RawTerm }>('has', '[an|the|its] arc length [of|is] {s:size}', ({ s }) => [
    fact('equal', the('length', IT), s),
  ]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('has', '{a:has} [,] and {b:has}', ({ a, b }) => [...a, ...b]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('has', '{a:has} , {b:has}', ({ a, b }) => [...a, ...b]),
];

const WITH = '[,] (with|of|having|which has|that has|, with|whose)';

/** A circle is called by its centre where that is said. */
function circleWith(id: string, says: RawFact[]): RawTerm {
  const centre = says.find(({ relation }) => relation === 'centre')?.of[1];
  const name = id === 'circle:' && centre !== undefined ? `circle:${idOfNoun(centre).slice(6)}` : id;
  return noun(name, ...says);
}

const ROUND: Rule[] = [
  ...rule<object>('circle', '(a|the|this) circle', () => noun('circle:')),
  ...rule<{ c: string }>('circle', '(a|the) circle {c:label}', ({ c }) => noun(`circle:named ${plain(c)}`)),
  ...rule<{ h: RawFact[] }>('circle', `(a|the) circle ${WITH} {h:has}`, ({ h }) => circleWith('circle:', h)),
  ...rule<{ p: RawTerm; h: RawFact[] }>(
    'circle',
    '(a|the) circle [,] (centre|centred at) {p:point} [,] [and {h:has}|, {h:has}]',
    ({ p, h }: { p: RawTerm; h?: RawFact[] }) => circleWith('circle:', [fact('centre', IT, p), ...(h ?? [])]),
  ),
  ...rule<{ h: RawFact[] }>(
    'circle',
    '(a|an|the) [circular] (arc|circular arc) [of a circle] [,] (with|of|, with) {h:has} [,]',
    ({ h }) => circleWith('circle:', h),
  ),
  ...rule<{ p: RawTerm }>(
    'circle',
    '(an|the|a) [circular] arc [of a circle] [,] centre {p:point} [,]',
    ({ p }) => circleWith('circle:', [fact('centre', IT, p)]),
  ),
  ...rule<object>('semicircle', '(a|the) semicircle', () => noun('semicircle:')),
  ...rule<{ s: string }>('semicircle', '(a|the) semicircle {s:three-labels}', ({ s }) =>
    noun(`semicircle:${plain(s)}`),
  ),
  ...rule<{ c: RawTerm; h: RawFact[] }>('semicircle', `{c:semicircle} ${WITH} {h:has}`, ({ c, h }) =>
    withSaid(c, h),
  ),
  ...rule<{ s: string }>('sector', '[a|the|this] [shaded] [circular] sector {s:three-labels}', ({ s }) =>
    noun(`sector:${plain(s)}`),
  ),
  ...rule<object>('sector', '(a|the|this) [shaded|circular] sector', () => noun('sector:')),
  ...rule<{ s: RawTerm; c: RawTerm }>('sector', '{s:sector} of {c:circle}', ({ s, c }) => ofCircle(s, c)),
  ...rule<{ s: RawTerm; h: RawFact[] }>('sector', `{s:sector} ${WITH} {h:has}`, ({ s, h }) =>
    isOfCircle(s, h) ? null : withSaid(s, h),
  ),
  ...rule<{ m: string; s: string }>('arc', '[the|a|an] [circular] arc {s:two-labels}', ({ s }) =>
    noun(`arc:${plain(s)}`),
  ),
  ...rule<{ s: string }>('arc', '(the|a) (minor arc|shorter arc) {s:two-labels}', ({ s }) =>
    noun(`arc:${plain(s)}`),
  ),
  ...rule<{ s: string }>('arc', 'minor arc {s:two-labels}', ({ s }) => noun(`arc:${plain(s)}`)),
  ...rule<{ s: string }>('arc', '[the|a] major arc {s:two-labels}', ({ s }) => noun(`arc:major ${plain(s)}`)),
  ...rule<{ a: RawTerm; c: RawTerm }>('arc', '{a:arc} [of|is part of] {c:circle}', ({ a, c }) =>
    ofCircle(a, c),
  ),
  ...rule<{ a: RawTerm; h: RawFact[] }>('arc', '{a:arc} (with|, with) {h:has} [,]', ({ a, h }) =>
    withSaid(a, h),
  ),
  ...rule<{ a: RawTerm; p: RawTerm }>('arc', '{a:arc} , centre {p:point} [,]', ({ a, p }) =>
    withSaid(a, [fact('centre', IT, p)]),
  ),
  ...rule<{ s: string }>(
    'arcs',
    '[the] arcs {s:two-labels} and {t:two-labels}',
    ({ s, t }: { s: string; t?: string }) => ({
      all: [s, t!].map((one) => noun(`arc:${plain(one)}`)),
    }),
  ),
];

const isOfSize = ({ relation, of: [first] }: RawFact): boolean =>
  relation === 'equal' &&
  typeof first === 'object' &&
  'the' in first &&
  (first.the === 'area' || first.the === 'perimeter');

const saysOf = (one: RawTerm): RawFact[] => (typeof one === 'object' && 'where' in one ? one.where! : []);

/** What is said of the circle is said of its part, but for its own area and its way round. */
export function ofCircle(part: RawTerm, circle: RawTerm): RawTerm | null {
  const says = saysOf(circle);
  const isShared = says.length > 0 && !says.some(isOfSize);
  return withSaid(part, [
    ...(isShared ? says : [fact('of circle', IT, circle)]),
    fact('part of a circle', IT),
  ]);
}

/** "A sector of a circle of area …" does not say the area of the sector. */
const isOfCircle = (part: RawTerm, says: RawFact[]): boolean =>
  says.some(isOfSize) && saysOf(part).some(({ relation }) => relation === 'part of a circle');

const STRAIGHT: Rule[] = Object.entries(SHAPES).flatMap(([words, kind]) =>
  ['three-labels', 'many-labels'].flatMap((labels) => [
    ...rule<{ s: string }>('shape', `[a|an|the] ${words} {s:${labels}}`, ({ s }) =>
      noun(`shape:${plain(s)}`, fact('shape', IT, kind)),
    ),
    ...rule<{ s: string }>('shape', `{s:${labels}} , which is (a|an) ${words} ,`, ({ s }) =>
      noun(`shape:${plain(s)}`, fact('shape', IT, kind)),
    ),
    ...rule<{ s: string }>('facts', `{s:${labels}} is (a|an) ${words}`, ({ s }) => [
      fact('shape', `shape:${plain(s)}`, kind),
    ]),
    ...rule<{ s: string; f: RawFact[] }>(
      'facts',
      `{s:${labels}} is (a|an) ${words} [,] (in which|with|where|such that) {f:facts}`,
      ({ s, f }) => [fact('shape', `shape:${plain(s)}`, kind), ...f],
    ),
  ]),
);

const PART = '(region|area|part)';
const bounded = (edges: RawTerm): RawFact => fact('bounded', IT, ...eachNoun(edges));

const REGIONS: Rule[] = [
  ...rule<{ r: string; e: RawTerm }>(
    'region',
    '(the|a|this) [shaded] region {r:three-labels} [,] [which is] [(bounded|enclosed) by {e:edges}]',
    ({ r, e }: { r: string; e?: RawTerm }) =>
      noun(`region:${plain(r)}`, ...(e === undefined ? [] : [bounded(e)])),
  ),
  ...rule<{ r: string; e: RawTerm }>(
    'region',
    '(the|a|this) [shaded] region {r:many-labels} [,] [which is] [(bounded|enclosed) by {e:edges}]',
    ({ r, e }: { r: string; e?: RawTerm }) =>
      noun(`region:${plain(r)}`, ...(e === undefined ? [] : [bounded(e)])),
  ),
  ...rule<{ r: string }>('region', `(the|a|this) [shaded] ${PART} [{r:label}]`, ({ r }: { r?: string }) =>
    noun(`region:${r ? plain(r) : ''}`),
  ),
  ...rule<object>('region', '(the|a|this) (shaded|minor|shaded minor) segment', () => noun('region:segment')),
  ...rule<object>('region', 'the segment', () => noun('region:segment')),
  ...rule<{ e: RawTerm; r: string }>(
    'region',
    `(the|that) [shaded] (${PART}|segment) [{r:label}] [,] [which is|that is] (bounded|enclosed|formed) by {e:edges}`,
    ({ e, r }: { e: RawTerm; r?: string }) => noun(`region:${r ? plain(r) : ''}`, bounded(e)),
  ),
  ...rule<{ s: RawTerm; c: RawTerm }>(
    'region',
    `(the|that) [shaded] ${PART} [of|inside|within] {s:shape} [that|which|that is|which is|lying] (outside|not in|not inside|outside of) {c:sector}`,
    ({ s, c }) => noun('region:', fact('left of', IT, s, c)),
  ),
  ...rule<{ c: RawTerm }>(
    'region',
    `(the|that) ${PART} (common to both|common to the two|inside both|that lies inside both|which is common to both|that is common to both) circles`,
    () => noun('region:common', fact('common', IT)),
  ),
  ...rule<{ s: RawTerm }>('edges', '{s:edge} and {t:edge}', ({ s, t }: { s: RawTerm; t?: RawTerm }) => ({
    all: [...eachNoun(s), ...eachNoun(t!)],
  })),
  ...rule<{ s: RawTerm; t: RawTerm }>('edges', '{s:edge} , {t:edges}', ({ s, t }) => ({
    all: [...eachNoun(s), ...eachNoun(t)],
  })),
  ...rule<{ s: RawTerm; t: RawTerm }>('edges', '{s:edge} and by {t:edge}', ({ s, t }) => ({
    all: [...eachNoun(s), ...eachNoun(t)],
  })),
  ...['seg', 'segs', 'arc', 'arcs'].flatMap((kind) =>
    rule<{ x: RawTerm }>('edge', `[the] {x:${kind}}`, ({ x }) => x),
  ),
  ...rule<object>('edge', 'the arc', () => noun('arc:')),
  ...rule<object>('edge', 'the chord', () => noun('chord:')),
];

export const THING_RULES: Rule[] = [
  ...POINTS,
  ...LINES,
  ...SIZES,
  ...HAVING,
  ...ROUND,
  ...STRAIGHT,
  ...REGIONS,
];
