import {
  eachOf,
  fact,
  isAll,
  isReference,
  type RawFact,
  type RawTerm,
  SELF,
  sayOf,
  the,
} from '../meaning.ts';
import { pointsIn, reference, saying } from '../references.ts';
import { angleIn, lengthIn } from '../shared/figures.ts';
import { type Rule, rule } from '../rule.ts';
import { MEASURE_RULES, sector } from './sector-measures.ts';

const plain = (labels: string) => labels.replace(/\\[a-z]+|\W/g, '');
const region = (at: number, bounds: RawTerm, name: string | null = null): RawTerm => ({
  ...reference('region', name, 'the', at),
  says: [fact('bounded', SELF, ...eachOf(bounds).flatMap(eachOf))],
});

/** Angles, lengths and how straight lines stand to each other. */
const FIGURES: Rule[] = [
  ...['quantity', 'value'].flatMap((kind) => rule<{ v: RawTerm }>('measure', `{v:${kind}}`, ({ v }) => v)),
  ...rule<{ v: string }>('angle-size', '{v:expression} (radians|radian|rad)', ({ v }) => ({
    amount: v,
    unit: 'rad',
  })),
  ...rule<{ v: RawTerm }>('angle-size', '{v:quantity}', ({ v }) =>
    typeof v === 'object' && 'amount' in v && /^(?:rad|弧度|°|deg)/.test(v.unit) ? v : null,
  ),
  ...rule<{ v: string }>('angle-size', '{v:expression}', ({ v }) => (/circ|°|pi|π/.test(v) ? v : null)),
  ...rule<{ t: string; v: RawTerm }>(
    'note',
    '[the] angle {t:three-labels} (is|=|equals|is equal to) {v:angle-size}',
    ({ t, v }, [at]) => [fact('equal', the('angle at', ...pointsIn(t, at)), v)],
  ),
  ...rule<{ e: string }>('note', '[the] angle {e:equation} [radians]', ({ e }, [at]) => angleIn(e, at)),
  ...rule<{ e: string }>('note', '{e:angle-equation} [radians]', ({ e }, [at]) => angleIn(e, at)),
  ...rule<{ n: RawFact[] }>('note', '[the] angle {n:note}', ({ n }, [at]) => {
    const [left, right] = n[0]?.relation === 'equal' && n.length === 1 ? n[0].of : [];
    return typeof left === 'string' && /^[A-Z]{3}$/.test(left) && right !== undefined
      ? [fact('equal', the('angle at', ...pointsIn(left, at)), right)]
      : null;
  }),
  ...rule<{ t: string }>('note', '[the] angle {t:three-labels} is a right angle', ({ t }, [at]) =>
    rightAt(t, at),
  ),
  ...rule<{ t: RawTerm; b: string }>(
    'facts',
    '{t:triangle} (is right-angled at|has a right angle at) {b:label}',
    ({ t, b }, [at]) => {
      const labels = isReference(t) ? t.name : null;
      const others = [...(labels ?? '')].filter((one) => one !== b);
      return labels?.length === 3 && others.length === 2
        ? rightAt(`${others[0]!}${b}${others[1]!}`, at)
        : null;
    },
  ),
  ...rule<{ t: string; b: string }>(
    'facts',
    'in [the] triangle {t:three-labels} [,] [the] angle at {b:label} is a right angle',
    ({ t, b }, [at]) => {
      const others = [...plain(t)].filter((one) => one !== plain(b));
      return others.length === 2 ? rightAt(`${others[0]!}${plain(b)}${others[1]!}`, at) : null;
    },
  ),
  ...rule<{ t: RawTerm; f: RawFact[] }>('facts', 'in {t:triangle} [,] {f:facts}', ({ t, f }) => [
    fact('given', t),
    ...f,
  ]),
  ...rule<{ t: RawTerm }>('facts', '{t:triangle} is (equilateral|an equilateral triangle)', ({ t }) => [
    fact('equilateral', t),
  ]),
  ...rule<{ t: string; s: RawTerm }>(
    'facts',
    '{t:three-labels} is an equilateral triangle (of side|with side|with sides of length|with side length|of side length) {s:measure}',
    ({ t, s }, [at]) => [
      fact('equilateral', reference('triangle', plain(t), 'the', at)),
      fact('equal', the('length', reference('segment', plain(t).slice(0, 2), 'the', at)), s),
    ],
  ),
  ...['cm', 'm', 'mm'].flatMap((unit) =>
    rule<{ e: string }>('note', `{e:equation} ${unit}`, ({ e }, [at]) => lengthIn(e, unit, at)),
  ),
  ...rule<{ p: RawTerm; s: RawTerm }>('note', '{p:point} (lies|is) on {s:segment}', ({ p, s }) => [
    fact('on', p, s),
  ]),
  ...rule<{ p: RawTerm; s: RawTerm }>(
    'note',
    '{p:point} is the (midpoint|mid-point) of {s:segment}',
    ({ p, s }) => [fact('is', p, the('midpoint', s))],
  ),
  ...rule<{ p: string; s: RawTerm }>(
    'point',
    '[the] point {p:label} (on|lies on|lying on) {s:segment}',
    ({ p, s }, [at]) => ({
      ...reference('point', plain(p), 'the', at),
      says: [fact('on', SELF, s)],
    }),
  ),
  ...rule<{ s: RawTerm; l: RawTerm }>(
    'note',
    '{s:segment} is (perpendicular|at right angles) to {l:segment}',
    ({ s, l }) => [fact('perpendicular', s, l)],
  ),
  ...rule<{ p: RawTerm; s: RawTerm; c: RawTerm }>(
    'facts',
    '[the] perpendicular from {p:point} to {s:segment} meets {l:segment} at {c:point}',
    ({ p, s, c }, [at]) => footOf(p, s, c, at),
  ),
  ...rule<{ p: RawTerm; s: RawTerm; c: RawTerm }>(
    'facts',
    '{c:point} is the foot of the perpendicular from {p:point} to {s:segment}',
    ({ p, s, c }, [at]) => footOf(p, s, c, at),
  ),
  ...rule<{ p: RawTerm; t: RawTerm }>(
    'facts',
    '[the] tangents (to the (circle|arc|sector) at|at) {p:points} (meet|intersect) at [the] {t:point}',
    ({ p, t }) => (isAll(p) ? p.all.map((one) => fact('touching', t, one)) : null),
  ),
];

const rightAt = (labels: string, at: number): RawFact[] => {
  const [a, b, c] = pointsIn(labels, at);
  return [fact('right angle', b!, a!, c!)];
};

/** C is on the line, and the way from P to it at a right angle. */
function footOf(p: RawTerm, s: RawTerm, c: RawTerm, at: number): RawFact[] | null {
  if (!isReference(p) || !isReference(c) || p.name === null || c.name === null) return null;
  const way = reference('segment', `${p.name}${c.name}`, 'the', at + 0.7);
  return [fact('on', c, s), fact('perpendicular', way, s)];
}

/** Sectors with their centre, radius and angle, and arcs. */
const SECTORS: Rule[] = [
  ...rule<{ t: string }>('sector', '[the|a] [shaded|minor] sector {t:three-labels}', ({ t }, [at]) =>
    reference('sector', plain(t), 'the', at),
  ),
  ...rule<object>('sector', '(a|the|this) sector', (_, [at]) => reference('sector', null, 'any', at)),
  ...rule<{ o: string }>('sector-attribute', '[its] centre [at|is] {o:label}', ({ o }, [at]) => [
    fact('equal', the('centre', SELF), reference('point', plain(o), 'the', at)),
  ]),
  ...rule<{ r: RawTerm }>('sector-attribute', '[its|a|the] radius [is|of|equal to] {r:measure}', ({ r }) => [
    fact('equal', the('radius', SELF), r),
  ]),
  ...rule<{ a: RawTerm }>(
    'sector-attribute',
    '[its|an|the] (angle|angle at the centre|sector angle|central angle) [is|of|equal to] {a:angle-size}',
    ({ a }) => [fact('equal', the('angle', SELF), a)],
  ),
  ...rule<{ a: RawFact[] }>('sector-attributes', '{a:sector-attribute}', ({ a }) => a),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'sector-attributes',
    '{a:sector-attribute} [,] [and] [with|of] {b:sector-attributes}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[] }>(
    'being-sector',
    '[of a circle] [,] (with|of|having) {a:sector-attributes}',
    ({ a }) => a,
  ),
  ...rule<{ a: RawFact[] }>('being-sector', 'of a circle , {a:sector-attributes} [,]', ({ a }) => a),
  ...rule<{ a: RawFact[] }>('being-sector', '[,] with {a:sector-attributes}', ({ a }) => a),
  ...rule<{ s: RawTerm; w: RawFact[] }>('sector', '{s:sector} {w:being-sector}', ({ s, w }) => saying(s, w)),
  ...rule<{ s: RawTerm; a: RawFact[] }>(
    'facts',
    '{s:sector} [of a circle] (has|have) {a:sector-attributes}',
    ({ s, a }) => sayOf(s, a),
  ),
  ...rule<{ t: string; w: RawFact[] }>(
    'facts',
    '{t:three-labels} is a sector {w:being-sector}',
    ({ t, w }, [at]) => {
      const own = { ...reference('sector', plain(t), 'the', at), says: w };
      return [fact('given', own)];
    },
  ),
  ...rule<{ r: RawTerm }>(
    'facts',
    '[the|its] radius [of the (circle|sector)] is {r:quantity}',
    ({ r }, [at]) => [fact('equal', the('radius', sector(at)), r)],
  ),
  ...rule<{ ends: string }>('value', '[the] [exact] arc length {ends:two-labels}', ({ ends }, [at]) =>
    the('length', reference('arc', `arc ${plain(ends)}`, 'the', at)),
  ),
  ...rule<{ ends: string }>(
    'arc',
    '[the|an] [minor] arc {ends:two-labels} [of the (circle|sector)]',
    ({ ends }, [at]) => reference('arc', `arc ${plain(ends)}`, 'the', at),
  ),
  ...rule<{ o: string; r: RawTerm; p: string; s?: RawTerm; d?: string }>(
    'facts',
    '(an arc|the arc) of (a|the) circle [with] [,] centre {o:label} (and|,|with) [radius {r:measure}] (is drawn from|passes through|joins) {p:label} (to meet {s:segment} at|to|and meets {s:segment} at) {d:label}',
    ({ o, r, p, s, d }, [at]) => arcAbout(o, p, d!, s, r, at),
  ),
  ...rule<{ o: string; p: string; s?: RawTerm; d?: string }>(
    'facts',
    '(an arc|the arc) {e:two-labels} of (a|the) circle [with] [,] centre {o:label} meets {s:segment} at {d:label}',
    ({ o, s, d, e }: { o: string; s?: RawTerm; d?: string; e?: string }, [at]) =>
      plain(e!).includes(plain(d!))
        ? arcAbout(o, plain(e!).replace(plain(d!), ''), d!, s, undefined, at)
        : null,
  ),
];

function arcAbout(
  o: string,
  p: string,
  d: string,
  s: RawTerm | undefined,
  r: RawTerm | undefined,
  at: number,
): RawFact[] {
  const arc = reference('arc', `arc ${plain(p)}${plain(d)}`, 'the', at);
  const centre = reference('point', plain(o), 'the', at + 0.2);
  return [
    fact('arc about', arc, centre, ...(r === undefined ? [] : [r])),
    ...(s === undefined ? [] : [fact('on', reference('point', plain(d), 'the', at + 0.3), s)]),
  ];
}

/** Between the arc of the sector and its chord. */
const segmentOf = (at: number): RawTerm => ({
  ...reference('region', null, 'the', at),
  says: [fact('segment of', SELF, sector(at))],
});

/** Regions between arcs and straight lines, and what is measured of them. */
const REGIONS: Rule[] = [
  ...['arc', 'segment', 'tangent'].flatMap((kind) =>
    rule<{ a: RawTerm }>('edge', `{a:${kind}}`, ({ a }) => a),
  ),
  ...rule<{ a: string; b: string }>(
    'edges',
    '[the] (lines|line segments|chords|tangents|radii|straight lines|sides) {a:two-labels} and {b:two-labels}',
    ({ a, b }, [at]) => ({
      all: [a, b].map((one, i) => reference('segment', plain(one), 'the', at + i / 10)),
    }),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('edges', '{a:edge} [,] and {b:edge}', ({ a, b }) => ({ all: [a, b] })),
  ...rule<{ a: RawTerm; b: RawTerm }>('edges', '{a:edges} [,] and {b:edge}', ({ a, b }) =>
    isAll(a) ? { all: [...a.all, b] } : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('edges', '{a:edge} [,] and {b:edges}', ({ a, b }) =>
    isAll(b) ? { all: [a, ...b.all] } : null,
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('edges', '{a:edge} , {b:edges}', ({ a, b }) =>
    isAll(b) ? { all: [a, ...b.all] } : null,
  ),
  ...[
    '(the|that) [shaded] [region|segment|part] [which is] (bounded|enclosed) by',
    '(the|that) shaded region , which is (bounded|enclosed) by',
    'the area of the region (bounded|enclosed) by',
  ]
    .slice(0, 2)
    .flatMap((pattern) =>
      rule<{ e: RawTerm }>('region', `${pattern} {e:edges}`, ({ e }, [at]) => region(at, e)),
    ),
  ...rule<{ r: string; e: RawTerm }>(
    'region',
    'the [shaded] region {r:label} [,] [which is] (bounded|enclosed) by {e:edges}',
    ({ r, e }, [at]) => region(at, e, plain(r)),
  ),
  ...rule<{ r: string; e: RawTerm }>(
    'region',
    'the [shaded] region {r:three-labels} [,] [which is] (bounded|enclosed) by {e:edges}',
    ({ e }, [at]) => region(at, e),
  ),
  ...rule<{ r?: string; e: RawTerm }>(
    'facts',
    '(the|a) [shaded] region [{r:label}] is (bounded|enclosed) by {e:edges}',
    ({ r, e }, [at]) => [fact('given', region(at, e, r === undefined ? null : plain(r)))],
  ),
  ...rule<{ e: RawTerm }>('facts', 'the region (bounded|enclosed) by {e:edges} is shaded', ({ e }, [at]) => [
    fact('given', region(at, e)),
  ]),
  ...rule<object>('region', 'the shaded segment', (_, [at]) => segmentOf(at)),
  ...rule<object>(
    'region',
    'the [minor] segment [of the circle] (cut off|formed) by the chord {c:two-labels}',
    (_, [at]) => segmentOf(at),
  ),
];

export const CIRCLE_RULES: Rule[] = [...FIGURES, ...SECTORS, ...REGIONS, ...MEASURE_RULES];
