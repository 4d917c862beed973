import { eachOf, fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { defined, labelled, meeting, reference } from '../references.ts';
import { isRestriction } from '../restrictions.ts';
import { isSlope } from '../shared/gradients.ts';
import { property, several, thing } from './nouns.ts';

const CURVED = ['curve', 'line', 'circle'];

const labelledAll =
  (make: Rule['make']): Rule['make'] =>
  (slots, span) => {
    const list = make(slots, span) as { all: RawTerm[] } | null;
    return (
      list && {
        all: list.all.map((one, i) => (typeof one === 'string' ? labelled(one, span[0] + i / 100) : one)),
      }
    );
  };

/** dy/dx = … of a curve is said of that curve. */
const onCurve = (one: RawFact): RawFact => {
  const [text] = one.of;
  return one.relation === 'holds' && typeof text === 'string' && isSlope(text)
    ? fact('slope', SELF, text)
    : isRestriction(one)
      ? fact('domain', SELF, text!)
      : one;
};

const sayAll = (p: RawTerm): RawFact[] =>
  typeof p === 'object' && 'all' in p ? p.all.map((one) => fact('on', one, SELF)) : [];

const THINGS: Rule[] = [
  ...thing('curve', 'curve|graph'),
  ...thing('line', 'line|straight line'),
  ...thing('tangent', 'tangent'),
  ...thing('normal', 'normal'),
  ...thing('bisector', 'perpendicular bisector'),
  ...thing('circle', 'circle'),
  ...thing('point', 'point'),
  ...several('pair'),
  ...rule<{ axis: string }>('line', '[the] x-axis', (_, [at]) => ({
    ...reference('line', 'x-axis', 'the', at),
  })),
  ...rule<{ axis: string }>('line', '[the] y-axis', (_, [at]) => ({
    ...reference('line', 'y-axis', 'the', at),
  })),
  ...rule<{ ends: string }>(
    'segment',
    '[the] [line|line segment|chord|side|length] {ends:two-labels}',
    ({ ends }, [at]) => reference('segment', ends.replace(/\W/g, ''), 'the', at),
  ),
  ...rule<{ p: string }>('point', '[the] [point] {p:labelled-point}', ({ p }, [at]) => labelled(p, at)),
  ...rule<{ p: string }>('points', '[the] points {p:labelled-points}', ({ p }) => p as unknown as RawTerm),
  ...several('labelled-point').map((one) => ({ ...one, make: labelledAll(one.make) })),
  ...rule<{ p: string }>('point', '[the] point {p:pair}', ({ p }, [at]) => ({
    ...reference('point', null, 'a', at),
    says: [fact('equal', the('coordinates', SELF), p)],
  })),
  ...rule<{ p: string }>('point', '{p:pair}', ({ p }, [at]) => ({
    ...reference('point', null, 'a', at),
    says: [fact('equal', the('coordinates', SELF), p)],
  })),
  ...CURVED.flatMap((kind) => [
    ...rule<{ e: string }>(
      kind,
      `[the|a] ${kind === 'curve' ? '(curve|graph of|curve with equation|graph with equation)' : `(${kind}|${kind} with equation)`} {e:equation}`,
      ({ e }, [at]) => ({
        ...reference(kind, null, 'a', at),
        says: [fact('equal', the('equation', SELF), e)],
      }),
    ),
    ...rule<{ name: string; e: string }>(
      kind,
      `[the|a] ${kind} {name:label} [with equation|,|] {e:equation}`,
      ({ name, e }, [at]) => ({
        ...reference(kind, name, 'the', at),
        says: [fact('equal', the('equation', SELF), e)],
      }),
    ),
  ]),
];

const PROPERTIES: Rule[] = [
  ...property({ the: 'equation', noun: 'equation', of: CURVED, gives: 'formula' }),
  ...rule<{ e: string }>('formula', '{e:equation}', ({ e }) => e),
  ...property({ the: 'coordinates', noun: 'coordinates', of: ['point'], gives: 'coordinates' }),
  ...rule<{ p: string }>('coordinates', '{p:pair}', ({ p }) => p),
  ...rule<{ p: RawTerm }>('coordinatess', '{p:pairs}', ({ p }) => p),
  ...property({ the: 'x-coordinate', noun: 'x-coordinate', of: ['point'] }),
  ...property({ the: 'y-coordinate', noun: 'y-coordinate', of: ['point'] }),
  ...property({ the: 'gradient', noun: 'gradient|slope', of: ['curve', 'line'], at: 'point' }),
  ...property({ the: 'centre', noun: 'centre', of: ['circle'], gives: 'point' }),
  ...property({ the: 'radius', noun: 'radius', of: ['circle'] }),
  ...property({ the: 'length', noun: 'length', of: ['segment'] }),
  ...property({ the: 'midpoint', noun: 'midpoint|mid-point', of: ['segment'], gives: 'point' }),
  ...property({ the: 'minimum point', noun: 'minimum point|lowest point', of: ['curve'], gives: 'point' }),
  ...property({ the: 'maximum point', noun: 'maximum point|highest point', of: ['curve'], gives: 'point' }),
  ...property({
    the: 'stationary points',
    noun: 'stationary point|turning point',
    of: ['curve'],
    gives: 'point',
  }),
  ...['tangent', 'normal'].flatMap((kind) => [
    ...rule<{ p: RawTerm; c: RawTerm }>(
      kind,
      `[the|a] ${kind} to {c:thing} at [the point] {p:point}`,
      ({ p, c }, [at]) => defined(kind, at, the(kind, c, p)),
    ),
    ...rule<{ p: RawTerm }>(kind, `[the] ${kind} at {p:point}`, ({ p }, [at]) =>
      defined(kind, at, the(kind, reference('curve', null, 'left out', at), p)),
    ),
  ]),
  ...rule<{ s: RawTerm }>('bisector', '[the] perpendicular bisector of {s:segment}', ({ s }, [at]) =>
    defined('bisector', at, the('perpendicular bisector', s)),
  ),
  ...property({ the: 'area', noun: 'area', of: ['triangle', 'region'] }),
  ...rule<{ t: string }>('triangle', '[the] triangle {t:three-labels}', ({ t }, [at]) =>
    reference('triangle', t.replace(/\W/g, ''), 'the', at),
  ),
];

const RELATIONS: Rule[] = [
  ...rule<{ x: RawTerm; m: string; c?: string }>(
    'facts',
    '{x:curve} [, for {c:condition} ,] has (one|a) (stationary|turning) point {m:label}',
    ({ x, m, c }, [at]) => [
      fact('stationary', reference('point', m, 'the', at), x),
      ...(c ? [fact('domain', x, c)] : []),
    ],
  ),
  ...CURVED.flatMap((kind) => [
    ...rule<{ p: RawTerm }>(`does-${kind}`, '(passes|pass) through {p:point}', ({ p }) => [
      fact('on', p, SELF),
    ]),
    ...rule<{ p: RawTerm }>(`being-${kind}`, '(passing through|through) {p:point}', ({ p }) => [
      fact('on', p, SELF),
    ]),
    ...rule<{ p: RawTerm }>(`being-${kind}`, '(passing through|through) {p:points}', ({ p }) => sayAll(p)),
    ...rule<{ p: RawTerm }>(`does-${kind}`, '(passes|pass) through {p:points}', ({ p }) => sayAll(p)),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '(~meet|~cut|~cross|~intersect) {x:thing} at {p:points}',
      ({ x, p }) =>
        typeof p === 'object' && 'all' in p
          ? p.all.flatMap((one) => [fact('on', one, SELF), fact('on', one, x)])
          : null,
    ),
    ...rule<{ x: RawTerm }>(`does-${kind}`, '(~meet|~cut|~cross|~intersect) {x:thing}', ({ x }) => [
      fact('at least', the('number of intersections', SELF, x), '1'),
    ]),
    ...rule<{ f: RawFact[] }>(`does-${kind}`, '(is|are) such that {f:facts}', ({ f }) =>
      f.map((one) => onCurve(one)),
    ),
    ...rule<{ f: RawFact[] }>(`being-${kind}`, 'for which {f:facts}', ({ f }) =>
      f.map((one) => onCurve(one)),
    ),
    ...rule<{ p: RawTerm }>(`being-${kind}`, 'parallel to {p:line}', ({ p }) => [fact('parallel', SELF, p)]),
    ...rule<{ p: RawTerm }>(`does-${kind}`, '(is|are) parallel to {p:line}', ({ p }) => [
      fact('parallel', SELF, p),
    ]),
    ...rule<{ p: RawTerm }>(`does-${kind}`, '(is|are) [a] perpendicular to {p:line}', ({ p }) => [
      fact('perpendicular', SELF, p),
    ]),
    ...rule<{ p: RawTerm }>(`being-${kind}`, 'perpendicular to {p:line}', ({ p }) => [
      fact('perpendicular', SELF, p),
    ]),
    ...rule<{ x: RawTerm; p: RawTerm }>(
      `does-${kind}`,
      '(~meet|~cut|~cross|~intersect) {x:thing} at {p:point}',
      ({ x, p }) => [fact('on', p, SELF), fact('on', p, x)],
    ),
    ...rule<{ x: RawTerm }>(`does-${kind}`, '(is|are) [a] tangent to {x:thing}', ({ x }) => [
      fact('tangent', SELF, x),
    ]),
    ...rule<{ x: RawTerm }>('does-point', `(~lie|is|are) on {x:${kind}}`, ({ x }) => [fact('on', SELF, x)]),
    ...rule<{ x: RawTerm }>('being-point', `on {x:${kind}}`, ({ x }) => [fact('on', SELF, x)]),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm; n: string }>(
    'facts',
    '{x:thing} and {y:thing} (~meet|~intersect) at {n:number-word} [distinct] points',
    ({ x, y, n }) => [fact('equal', the('number of intersections', x, y), n)],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '{x:thing} and {y:thing} (do not meet|do not intersect)',
    ({ x, y }) => [fact('equal', the('number of intersections', x, y), '0')],
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    '[the] (point|points) (where|at which) {x:thing} (~meet|~cut|~cross|~intersect) {y:thing}',
    ({ x, y }, [at]) => meeting(x, y, at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'point',
    '[the] (point|points) of intersection of {x:thing} and {y:thing}',
    ({ x, y }, [at]) => meeting(x, y, at),
  ),
];

/** What is left of a relation that was spoken of. */
const REGIONS: Rule[] = [
  ...rule<object>('point', '[the] point of contact', (_, [at]) =>
    meeting(reference('line', null, 'left out', at), reference('curve', null, 'left out', at + 0.5), at),
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'region',
    '[the|that] [finite] [region|area] (bounded|enclosed) by {x:thing} and {y:thing}',
    ({ x, y }, [at]) => ({
      ...reference('region', null, 'the', at),
      says: [fact('bounded', SELF, ...[x, y].flatMap(eachOf))],
    }),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; z: RawTerm }>(
    'region',
    '[the|that] [finite] [region|area] (bounded|enclosed) by {x:thing} , {y:thing} and {z:thing}',
    ({ x, y, z }, [at]) => ({
      ...reference('region', null, 'the', at),
      says: [fact('bounded', SELF, ...[x, y, z].flatMap(eachOf))],
    }),
  ),
  ...rule<{ x: RawTerm; y: RawTerm; z: RawTerm; w: RawTerm }>(
    'region',
    '[the|that] [finite] [region|area] (bounded|enclosed) by {x:thing} , {y:thing} , {z:thing} and {w:thing}',
    ({ x, y, z, w }, [at]) => ({
      ...reference('region', null, 'the', at),
      says: [fact('bounded', SELF, ...[x, y, z, w].flatMap(eachOf))],
    }),
  ),
];

export const CURVE_RULES: Rule[] = [...THINGS, ...PROPERTIES, ...RELATIONS, ...REGIONS];
