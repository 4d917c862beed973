import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { IT, noun, plain, saidOfNoun, across, tangentTo } from './terms.ts';

const ROUND = ['circle', 'semicircle', 'arc'];
const PLACES = ['seg', ...ROUND];
const MEETS = '(meets|meet|cuts|cut|intersects|intersect|crosses|cross|at)';

/** Where a point is. */
const OF_POINTS: Rule[] = [
  ...PLACES.flatMap((kind) => [
    ...rule<{ x: RawTerm }>(
      'of-point',
      `(is|lies|lie|are) [both] [a point|points|two points|three points|the point] (on|on the circumference of) [the] {x:${kind}}`,
      ({ x }) => [fact('on', IT, x)],
    ),
    ...rule<{ x: RawTerm; f: RawFact[] }>(
      'of-point',
      `(is|lies|lie|are) [a point|points|two points|three points|the point] on {x:${kind}} [,] (such that|so that|where|with|and is such that) {f:facts}`,
      ({ x, f }) => [fact('on', IT, x), ...f],
    ),
    ...rule<{ x: RawTerm }>('of-point', `on {x:${kind}}`, ({ x }) => [fact('on', IT, x)]),
  ]),
  ...rule<{ s: RawTerm }>(
    'of-point',
    '(is|are) [the] (mid-point|midpoint|mid-points|midpoints) of {s:seg}',
    ({ s }) => [fact('mid', IT, s)],
  ),
  ...rule<{ s: RawTerm }>('of-point', '[is|lies] on {s:seg} (produced|extended)', ({ s }) => [
    fact('beyond', IT, s),
  ]),
  ...rule<{ c: RawTerm }>('of-point', 'is [the] centre of {c:circle}', ({ c }) => [fact('centre', c, IT)]),
  ...rule<{ p: RawTerm; s: RawTerm }>(
    'of-point',
    'is the foot of the perpendicular from {p:point} to {s:seg}',
    ({ p, s }) => [fact('on line', IT, s), fact('foot', IT, p, s)],
  ),
  ...rule<{ s: RawTerm; t: RawTerm }>(
    'of-point',
    'is [the] (point of intersection|intersection) of {s:seg} and {t:seg}',
    ({ s, t }) => [fact('on', IT, s), fact('on', IT, t)],
  ),
  ...['point', 'points'].flatMap((kind) => [
    ...rule<{ p: RawTerm; f: RawFact[] }>('facts', `{p:${kind}} {f:of-point}`, ({ p, f }) =>
      saidOfNoun(p, f),
    ),
    ...rule<{ p: RawTerm; f: RawFact[]; g: RawFact[] }>(
      'facts',
      `{p:${kind}} {f:of-point} and {g:of-point}`,
      ({ p, f, g }) => saidOfNoun(p, [...f, ...g]),
    ),
  ]),
  ...rule<{ p: RawTerm; c: RawTerm }>(
    'facts',
    '{p:points} [are|lie] on [the circumference of] {c:circle}',
    ({ p, c }) => saidOfNoun(p, [fact('on', IT, c)]),
  ),
];

const DOES = '(meets|cuts|intersects|crosses|meeting|cutting|is drawn to meet|is drawn meeting|intersecting)';

/** What lines and circles do. */
const OF_LINES: Rule[] = [
  ...rule<{ p: RawTerm; s: RawTerm; t: RawTerm; q: RawTerm }>(
    'facts',
    'the perpendicular from {p:point} to {s:seg} meets {t:seg} at {q:point}',
    ({ p, s, q }) => [fact('on line', q, s), fact('foot', q, p, s)],
  ),
  ...rule<{ s: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    '{q:point} is the foot of the perpendicular from {p:point} [on] to {s:seg}',
    ({ p, s, q }) => [fact('on line', q, s), fact('foot', q, p, s)],
  ),
  ...rule<{ t: RawTerm }>('of-seg', '(is|are) (perpendicular|at right angles) to {t:seg}', ({ t }) => [
    fact('perp', IT, t),
  ]),
  ...rule<{ t: RawTerm }>('of-seg', '⊥ {t:seg}', ({ t }) => [fact('perp', IT, t)]),
  ...rule<{ t: RawTerm }>('of-seg', '(is|are) parallel to {t:seg}', ({ t }) => [fact('parallel', IT, t)]),
  ...rule<{ t: RawTerm }>('of-seg', '∥ {t:seg}', ({ t }) => [fact('parallel', IT, t)]),
  ...ROUND.flatMap((kind) => [
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'of-seg',
      `(is|are) (a tangent|tangent|tangents|the tangent|the tangents) to {c:${kind}} [at {p:point}]`,
      ({ c, p }: { c: RawTerm; p?: RawTerm }) => [fact('tangent', IT, c, ...(p ? [p] : []))],
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'of-seg',
      `(touches|is touching) {c:${kind}} at {p:point}`,
      ({ c, p }) => [fact('tangent', IT, c, p), fact('on line', p, IT)],
    ),
    ...rule<{ c: RawTerm }>('of-seg', `is (a|the) diameter of {c:${kind}}`, ({ c }) => [
      fact('diameter', c, IT),
    ]),
    ...rule<{ c: RawTerm }>('of-seg', `is a chord of {c:${kind}}`, ({ c }) => [fact('chord', IT, c)]),
  ]),
  ...rule<{ c: RawTerm }>('of-seg', '(is|are) [an arc|arcs] of {c:circle}', ({ c }) => [
    fact('as arc', IT, c),
  ]),
  ...rule<{ c: RawTerm }>('of-seg', '(is|are) an arc [of {c:circle}]', ({ c }: { c?: RawTerm }) => [
    fact('as arc', IT, c ?? noun('circle:')),
  ]),
  ...rule<{ h: RawFact[] }>('of-seg', '(is an arc|is a circular arc) with {h:has}', ({ h }) => [
    fact('as arc', IT, noun('circle:', ...h)),
  ]),
  ...rule<{ s: RawTerm }>(
    'of-seg',
    '(has length|is of length|has a length of|is) {s:size} [long|in length]',
    ({ s }) => [fact('equal', the('length', IT), s)],
  ),
  ...rule<{ a: string; p: RawTerm }>(
    'of-seg',
    'subtends an angle of {s:size} at [the centre] [{p:point}]',
    ({ p, s }: { p?: RawTerm; s?: RawTerm }) => [fact('subtends', IT, s!, ...(p ? [p] : []))],
  ),
  ...rule<{ t: string }>('of-seg', 'bisects angle {t:three-labels}', ({ t }) => [
    fact('bisects', IT, plain(t)),
  ]),
  ...rule<{ s: RawTerm; f: RawFact[] }>('facts', '{s:seg} {f:of-seg}', ({ s, f }) => saidOfNoun(s, f)),
  ...rule<{ s: RawTerm; f: RawFact[] }>('facts', '{s:segs} {f:of-seg}', ({ s, f }) => saidOfNoun(s, f)),
  ...rule<{ s: RawTerm; t: RawTerm; p: RawTerm }>(
    'facts',
    `{s:seg} and {t:seg} ${MEETS} at {p:point}`,
    ({ s, t, p }) => across(p, [s, t]),
  ),
  ...rule<{ s: RawTerm; t: RawTerm; p: RawTerm; q: RawTerm }>(
    'of-any',
    `${DOES} {s:place} at {p:point} and [the] {t:place} at {q:point}`,
    ({ s, t, p, q }) => [...across(p, [IT, s]), ...across(q, [IT, t])],
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>('of-any', `${DOES} {s:place} at {p:point}`, ({ s, p }) =>
    across(p, [IT, s]),
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>('of-any', `${DOES} {s:segs} at {p:points} [respectively]`, ({ s, p }) =>
    pairs(IT, s, p),
  ),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'of-any',
    `${DOES} {s:seg} (produced|extended) at {p:point}`,
    ({ s, p }) => [fact('on', p, IT), fact('beyond', p, s)],
  ),
  ...PLACES.flatMap((kind) => rule<{ x: RawTerm }>('place', `[the] {x:${kind}}`, ({ x }) => x)),
  ...PLACES.flatMap((kind) => [
    ...rule<{ x: RawTerm; f: RawFact[] }>('facts', `{x:${kind}} {f:of-any}`, ({ x, f }) => saidOfNoun(x, f)),
    ...(kind === 'seg'
      ? []
      : rule<{ x: RawTerm; f: RawFact[]; g: RawFact[] }>(
          'facts',
          `{x:${kind}} {f:of-round} and {g:of-any}`,
          ({ x, f, g }) => saidOfNoun(x, [...f, ...g]),
        )),
    ...(kind === 'seg'
      ? []
      : rule<{ x: RawTerm; f: RawFact[]; g: RawFact[] }>(
          'facts',
          `{x:${kind}} {f:of-any} [,] and {g:of-round}`,
          ({ x, f, g }) => saidOfNoun(x, [...f, ...g]),
        )),
    ...(kind === 'seg'
      ? []
      : rule<{ x: RawTerm; f: RawFact[] }>('facts', `{x:${kind}} {f:of-round}`, ({ x, f }) =>
          saidOfNoun(x, f),
        )),
  ]),
  ...rule<{ s: RawTerm; p: RawTerm }>(
    'of-round',
    '(touches|touching|is drawn to touch|is drawn touching) {s:seg} at {p:point}',
    ({ s, p }) => [fact('touches', IT, s, p)],
  ),
  ...rule<{ s: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{s:seg} {f:of-seg} [,] and {g:of-seg}',
    ({ s, f, g }) => saidOfNoun(s, [...f, ...g]),
  ),
  ...rule<{ s: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{s:seg} {f:of-seg} [,] and {g:of-any}',
    ({ s, f, g }) => saidOfNoun(s, [...f, ...g]),
  ),
  ...rule<{ t: string }>('facts', '{t:three-labels} is a straight line', ({ t }) => [
    fact('straight', plain(t)),
  ]),
  ...rule<{ s: string; n: RawTerm }>('facts', '{s:three-labels} is {n:sector}', ({ s, n }) => [
    fact('is', called(n, 'sector:', s)),
  ]),
  ...rule<{ s: string; n: RawTerm }>('facts', '{s:three-labels} is {n:semicircle}', ({ s, n }) => [
    fact('is', called(n, 'semicircle:', s)),
  ]),
  ...PLACES.flatMap((kind) => [
    ...rule<{ s: RawTerm; t: RawTerm; p: RawTerm }>(
      'facts',
      `{s:${kind}} (meets|cuts|intersects) {t:seg} (produced|extended) at {p:point}`,
      ({ s, t, p }) => [fact('on', p, s), fact('beyond', p, t)],
    ),
  ]),
  ...rule<{ t: RawTerm; s: RawTerm; p: RawTerm }>(
    'facts',
    `{t:tangent-line} (meets|cuts|intersects) {s:seg} (produced|extended) [at|at the point] {p:point}`,
    ({ t, s, p }) => [...tangentTo(t, p), fact('beyond', p, s)],
  ),
  ...rule<{ t: RawTerm; s: RawTerm; p: RawTerm }>(
    'facts',
    `{t:tangent-line} (meets|cuts|intersects) {s:seg} at {p:point}`,
    ({ t, s, p }) => [...tangentTo(t, p), fact('on line', p, s)],
  ),
  ...rule<{ p: RawTerm; q: RawTerm; t: RawTerm; c: RawTerm }>(
    'facts',
    '[the] [two] tangents [to {c:circle}] (at|from) {p:point} and {q:point} [to {d:circle}] [meet|intersect|cross] (at|meet at|intersect at) {t:point}',
    ({ p, q, t, c }: { p: RawTerm; q: RawTerm; t: RawTerm; c?: RawTerm }) =>
      [p, q].map((one) => fact('touching', t, one, c ?? noun('circle:'))),
  ),
  ...rule<{ t: RawTerm; p: RawTerm; c: RawTerm }>(
    'facts',
    '[the] [two] tangents from {t:point} [to {d:circle}] touch {c:circle} at {p:points}',
    ({ t, p, c }) => [...saidOfNoun(p, [fact('on', IT, c)]), ...saidOfNoun(p, [fact('touching', t, IT, c)])],
  ),
  ...rule<{ s: RawTerm; p: RawTerm; f: RawFact[] }>(
    'facts',
    '{s:seg} is (produced|extended) to [the point] {p:point}',
    ({ s, p }) => [fact('beyond', p, s)],
  ),
  ...rule<{ t: RawTerm; s: RawTerm }>(
    'facts',
    '{t:point} is the point on {s:seg} (produced|extended) (such that|where) {f:facts}',
    ({ t, s, f }: { t: RawTerm; s: RawTerm; f?: RawFact[] }) => [fact('beyond', t, s), ...f!],
  ),
];

/** "OAB is a sector": the noun with its name. */
const called = (one: RawTerm, kind: string, labels: string): RawTerm =>
  typeof one === 'object' && 'the' in one && one.of[0] === kind
    ? { ...one, of: [`${kind}${plain(labels)}`] }
    : one;

function pairs(round: RawTerm, lines: RawTerm, points: RawTerm): RawFact[] | null {
  const [ls, ps] = [lines, points].map((one) => (typeof one === 'object' && 'all' in one ? one.all : []));
  return ls!.length === ps!.length
    ? ps!.flatMap((p, at) => [fact('on', p, ls![at]!), fact('on', p, round)])
    : null;
}

export const ENGLISH_LINES: Rule[] = [...OF_POINTS, ...OF_LINES];
