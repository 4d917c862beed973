import { eachOf, fact, isAll, paired, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { defined, meeting, reference, calledSo, isDefinition, pointsIn } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** Each kind of thing that is straight or flat. */
const KINDS = ['line', 'plane'];

const two =
  (name: string) =>
  ({ a, b }: { a: RawTerm; b: RawTerm }) =>
    the(name, a, b);
/** A and B: their distance is the length of AB. */
const areNamedPoints = (...points: RawTerm[]): boolean =>
  points.every((one) => typeof one === 'object' && 'a' in one && one.a === 'point' && one.name?.length === 1);
const ofTwo =
  (name: string) =>
  ({ l }: { l: RawTerm }) =>
    isAll(l) && l.all.length === 2 ? the(name, ...l.all) : null;
const bothOf =
  (kind: string, name: string) =>
  (_: object, [at]: readonly [number, number]) =>
    the(name, reference(kind, null, 'one', at), reference(kind, null, 'other', at + 0.5));

const BETWEEN = '[the directions of]';
const MEASURES: Rule[] = [
  ...['line', 'plane'].flatMap((kind) => [
    ...rule<{ l: RawTerm }>('value', `[the] acute angle between [the] {l:${kind}s}`, ofTwo('acute angle')),
    ...rule<object>(
      'value',
      `[the] acute angle between (the|these|the two|the two given) (${kind}s)`,
      bothOf(kind, 'acute angle'),
    ),
    ...rule<{ l: RawTerm }>(
      'value',
      `[the] (shortest|perpendicular|) distance between [the] {l:${kind}s}`,
      ofTwo('distance'),
    ),
    ...rule<object>(
      'value',
      `[the] (shortest|perpendicular|) distance between (the|these|the two) (${kind}s)`,
      bothOf(kind, 'distance'),
    ),
  ]),
  ...rule<{ l: RawTerm }>('value', '[the] obtuse angle between [the] {l:lines}', ofTwo('obtuse angle')),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] acute angle between {a:direction} and {b:direction}',
    two('acute angle'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [acute] angle between {a:line} and {b:plane}',
    two('acute angle'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [acute] angle between {a:segment} and {b:plane}',
    two('acute angle'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [acute] angle between {b:plane} and {a:line}',
    two('acute angle'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    `[the] angle between ${BETWEEN} {a:vector} and ${BETWEEN} {b:vector}`,
    two('angle between directions'),
  ),
  ...rule<{ t: string }>(
    'value',
    '[the] [size of] ([the] angle {t:three-labels}|{t:angle-name})',
    ({ t }, [at]) => the('angle at', ...pointsIn(t, at)),
  ),
  ...rule<{ t: string }>('value', '[the] cosine of [the] angle {t:three-labels}', ({ t }, [at]) =>
    the('cosine', the('angle at', ...pointsIn(t, at))),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] [shortest|perpendicular] (distance|distances) (from|of) {a:point} (to|from) {b:thing}',
    ({ a, b }) => (areNamedPoints(a, b) ? null : the('distance', a, b)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] [shortest] distance between {a:point} and {b:thing}',
    ({ a, b }) => (areNamedPoints(a, b) ? null : the('distance', a, b)),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] (shortest|perpendicular) distance between {a:line} and {b:line}',
    two('distance'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] [shortest|perpendicular] distance between {a:plane} and {b:plane}',
    two('distance'),
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'value',
    '[the] [exact] length of the perpendicular from {a:point} to {b:thing}',
    two('distance'),
  ),
  ...rule<{ t: string }>(
    'value',
    '[the] [exact] volume of [the] [tetrahedron|pyramid] {t:many-labels}',
    ({ t }, [at]) => (t.replace(/\W/g, '').length === 4 ? the('volume', ...pointsIn(t, at)) : null),
  ),
  ...rule<{ t: string }>(
    'value',
    '[the] [exact] area of [the] parallelogram {t:many-labels}',
    ({ t }, [at]) => the('area of parallelogram', ...pointsIn(t, at).slice(0, 3)),
  ),
];

const RELATIONS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(relative to|with respect to|referred to) ((the|an|a) [fixed] [origin|point]|[coordinate|the coordinate] axes with [the] origin) [{o:label}] [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '{f:facts} [,] (relative to|with respect to|referred to) (the|an|a) [fixed] origin [{o:label}]',
    ({ f }) => f,
  ),
  ...KINDS.flatMap((kind) => [
    ...['vector', 'plane', 'segment', ...(kind === 'plane' ? ['line'] : [])].flatMap((other) => [
      ...rule<{ v: RawTerm }>(`does-${kind}`, `(is|are) parallel to {v:${other}}`, ({ v }) => [
        fact('parallel', SELF, v),
      ]),
      ...rule<{ v: RawTerm }>(`being-${kind}`, `[and] parallel to {v:${other}}`, ({ v }) => [
        fact('parallel', SELF, v),
      ]),
      ...rule<{ v: RawTerm }>(`does-${kind}`, `(is|are) perpendicular to {v:${other}}`, ({ v }) => [
        fact('perpendicular', SELF, v),
      ]),
      ...rule<{ v: RawTerm }>(`being-${kind}`, `[and] perpendicular to {v:${other}}`, ({ v }) => [
        fact('perpendicular', SELF, v),
      ]),
    ]),
    ...rule<{ a: RawTerm; b: RawTerm }>(
      'facts',
      `{a:${kind}} and {b:${kind}} are (parallel|parallel to each other)`,
      ({ a, b }) => [fact('parallel', a, b)],
    ),
    ...rule<{ a: RawTerm; b: RawTerm }>(
      'facts',
      `{a:${kind}} and {b:${kind}} are (perpendicular|perpendicular to each other)`,
      ({ a, b }) => [fact('perpendicular', a, b)],
    ),
  ]),
  ...rule<{ v: RawTerm }>('does-line', '(has|have) direction [vector] {v:vector}', ({ v }) => [
    fact('parallel', SELF, v),
  ]),
  ...rule<{ v: RawTerm }>('being-line', 'with direction [vector] {v:vector}', ({ v }) => [
    fact('parallel', SELF, v),
  ]),
  ...rule<{ v: RawTerm }>('being-line', 'in the direction [of] [the vector] {v:vector}', ({ v }) => [
    fact('parallel', SELF, v),
  ]),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    '{a:direction} is perpendicular to {b:direction}',
    ({ a, b }) => [fact('perpendicular', a, b)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>(
    'facts',
    '{a:direction} and {b:direction} are (perpendicular|perpendicular to each other)',
    ({ a, b }) => [fact('perpendicular', a, b)],
  ),
  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:line} and {b:line} [do] intersect', ({ a, b }) => [
    fact('intersect', a, b),
  ]),
  ...rule<{ l: RawTerm }>('facts', '{l:lines} [do] intersect', ({ l }) =>
    isAll(l) && l.all.length === 2 ? [fact('intersect', ...l.all)] : null,
  ),
  ...rule<object>('facts', '(the|these|the two) lines [do] intersect', (_, [at]) => [
    fact('intersect', reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ]),
  ...rule<{ l: RawTerm; p: RawTerm }>('facts', '{l:lines} (~intersect|~meet) at {p:point}', ({ l, p }) =>
    isAll(l) ? l.all.map((one) => fact('on', p, one)) : null,
  ),
  ...rule<{ p: RawTerm }>(
    'facts',
    '(they|the lines|the two lines) (~intersect|~meet) at {p:point}',
    ({ p }, [at]) => [
      fact('on', p, reference('line', null, 'one', at)),
      fact('on', p, reference('line', null, 'other', at + 0.5)),
    ],
  ),
  ...rule<object>('point', '[the|their] [point of] (intersection|point of intersection)', (_, [at]) =>
    meeting(reference('line', null, 'one', at + 0.2), reference('line', null, 'other', at + 0.5), at),
  ),
  ...rule<{ l: RawTerm }>('point', '[the] point of intersection of [the] {l:lines}', ({ l }, [at]) =>
    isAll(l) && l.all.length === 2 ? meeting(l.all[0]!, l.all[1]!, at) : null,
  ),
  ...rule<{ l: RawTerm }>('does-plane', '(contains|contain) {l:line}', ({ l }) => [
    fact('contains', SELF, l),
  ]),
  ...rule<{ l: RawTerm }>('does-plane', '(contains|contain) {l:lines}', ({ l }) =>
    eachOf(l).map((one) => fact('contains', SELF, one)),
  ),
  ...rule<{ p: RawTerm }>('does-plane', '(contains|contain|passes through) {p:point}', ({ p }) => [
    fact('on', p, SELF),
  ]),
  ...rule<{ p: RawTerm }>('does-plane', '(contains|contain|passes through) {p:points}', ({ p }) =>
    eachOf(p).map((one) => fact('on', one, SELF)),
  ),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'does-plane',
    '(contains|contain) {p:point} and {l:line}',
    ({ p, l }) => [fact('on', p, SELF), fact('contains', SELF, l)],
  ),
  ...rule<{ p: RawTerm; l: RawTerm }>(
    'does-plane',
    '(contains|contain) {l:line} and {p:point}',
    ({ p, l }) => [fact('on', p, SELF), fact('contains', SELF, l)],
  ),
  ...rule<{ l: RawTerm }>('being-plane', 'containing {l:line}', ({ l }) => [fact('contains', SELF, l)]),
  ...rule<{ l: RawTerm }>('being-plane', 'containing {l:lines}', ({ l }) =>
    eachOf(l).map((one) => fact('contains', SELF, one)),
  ),
  ...rule<{ p: RawTerm }>('being-plane', '(containing|through|passing through) {p:point}', ({ p }) => [
    fact('on', p, SELF),
  ]),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'line',
    '[the] line of intersection of {x:plane} and {y:plane}',
    ({ x, y }, [at]) => defined('line', at, the('meeting line', x, y)),
  ),
  ...rule<{ l: RawTerm }>('line', '[the] line of intersection of [the] {l:planes}', ({ l }, [at]) =>
    isAll(l) && l.all.length === 2 ? defined('line', at, the('meeting line', ...l.all)) : null,
  ),
  ...rule<object>('line', '[the|their] line of intersection [of the planes|of the two planes]', (_, [at]) =>
    defined(
      'line',
      at,
      the('meeting line', reference('plane', null, 'one', at), reference('plane', null, 'other', at + 0.5)),
    ),
  ),
  ...rule<{ x: RawTerm }>('does-point', '(~lie|is|are) (in|on) {x:plane}', ({ x }) => [fact('on', SELF, x)]),
  ...rule<{ p: RawTerm; q: RawTerm }>('facts', '{p:point} is {q:point}', ({ p, q }) => isDefinition(q, p)),
  ...rule<{ p: RawTerm; q: RawTerm }>('point', '{p:point} , {q:point}', ({ p, q }) => calledSo(p, q)),

  ...rule<{ a: RawTerm; b: RawTerm }>('facts', '{a:line} (lies|lie) in {b:plane}', ({ a, b }) => [
    fact('contains', b, a),
  ]),
  ...rule<{ b: RawTerm }>('does-line', '(lies|lie) in {b:plane}', ({ b }) => [fact('contains', b, SELF)]),
  ...['parallel', 'perpendicular'].flatMap((relation) =>
    ['line', 'plane'].flatMap((kind) =>
      rule<object>('facts', `(the|these|the two) ${kind}s are ${relation} [to each other]`, (_, [at]) => [
        fact(relation, reference(kind, null, 'one', at), reference(kind, null, 'other', at + 0.5)),
      ]),
    ),
  ),
  ...rule<{ f: RawFact[] }>('does-point', '(is|are) such that {f:facts}', ({ f }) => f),
  ...rule<{ t: string; f: RawFact[] }>(
    'facts',
    '[the] (vertices|corners) of [a|the] [triangle|quadrilateral|parallelogram|tetrahedron] ({t:three-labels}|{t:many-labels}) ~have position vectors [given by] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '[the] position vectors of {p:points} [,] (relative to|with respect to|referred to) (the|an) [fixed] origin [{o:label}] [,] are {v:vectors} [respectively]',
    ({ p, v }) => paired('position vector', p, v),
  ),
  ...rule<{ p: RawTerm; v: RawTerm }>(
    'facts',
    '[the] position vector of {p:point} [,] (relative to|with respect to|referred to) (the|an) [fixed] origin [{o:label}] [,] is {v:vector}',
    ({ p, v }) => [fact('equal', the('position vector', p), v)],
  ),
  ...rule<{ e: string }>('point', '[the] origin [{o:label}]', (_, [at]) =>
    reference('point', 'O', 'the', at),
  ),
  ...rule<{ t: string }>(
    'facts',
    '[the] [quadrilateral] {t:many-labels} is a parallelogram',
    ({ t }, [at]) => {
      const all = pointsIn(t, at);
      return all.length === 4 ? [fact('parallelogram', ...all)] : null;
    },
  ),
];

export const SPACE_RELATIONS: Rule[] = [...MEASURES, ...RELATIONS];
