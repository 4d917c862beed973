import { fact, type RawFact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { idOfNoun, IT, noun, saidOfNoun, withSaid, plain } from './terms.ts';

const OF_ROUND: Rule[] = [
  ...rule<{ s: RawTerm }>('facts', '[the|its] arc length is {s:size}', ({ s }) => [
    fact('equal', the('length', noun('sector:')), s),
  ]),
  ...rule<{ c: RawTerm; s: string; f: RawFact[] }>(
    'facts',
    '{c:circle} has a chord {s:two-labels} [(such that|where) {f:facts}]',
    ({ c, s, f }: { c: RawTerm; s: string; f?: RawFact[] }) => [
      fact('chord', noun(`seg:${plain(s)}`), c),
      ...(f ?? []),
    ],
  ),
  ...['circle', 'semicircle', 'sector', 'arc'].flatMap((kind) => [
    ...rule<{ c: RawTerm; h: RawFact[] }>('facts', `{c:${kind}} (has|have) {h:has}`, ({ c, h }) =>
      saidOfNoun(c, h),
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'facts',
      `{c:${kind}} (passes|pass|passing) through {p:point}`,
      ({ c, p }) => [fact('on', p, c)],
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>('facts', `{c:${kind}} passes through {p:points}`, ({ c, p }) =>
      saidOfNoun(p, [fact('on', IT, c)]),
    ),
    ...rule<{ p: RawTerm; c: RawTerm }>('facts', `the centre of {c:${kind}} is {p:point}`, ({ c, p }) => [
      fact('centre', c, p),
    ]),
  ]),
  ...twoCircles(),
];

/** Two circles at once. */
function twoCircles(): Rule[] {
  const two = '(two circles|both circles|the two circles|the circles|each circle|two equal circles)';
  const circles = (centres: RawTerm): RawTerm[] =>
    (typeof centres === 'object' && 'all' in centres ? centres.all : []).map((one) =>
      noun(`circle:${idOfNoun(one).slice(6)}`, fact('centre', IT, one)),
    );
  const CENTRES = '(with centres|with centre|, with centres|, centres|have centres)';
  const RADII =
    '(and radius|and radii|, each of radius|each with radius|having radii|having radius|, radii|, both of radius|both of radius|both with radius|and both have radius|and equal radii|of radii|of radius|and each of radius|with radii)';
  return [
    ...rule<{ p: RawTerm; s: RawTerm }>(
      'circles',
      `${two} ${CENTRES} {p:points} [${RADII} {s:sizes} [,]]`,
      ({ p, s }: { p: RawTerm; s?: RawTerm }) => {
        const all = circles(p);
        return all.length === 2 ? { all: all.map((one, at) => sized(one, s, at)) } : null;
      },
    ),
    ...rule<{ s: RawTerm; p: RawTerm }>(
      'circles',
      `${two} [each] (of radius|of radii|with radius|with radii) {s:sizes} [and] [have|with] [centres|their centres at] {p:points}`,
      ({ p, s }) => {
        const all = circles(p);
        return all.length === 2 ? { all: all.map((one, at) => sized(one, s, at)) } : null;
      },
    ),
    ...rule<{ s: RawTerm; p: RawTerm }>(
      'facts',
      '[the] circles with centres {p:points} have (radius|radii) {s:sizes} [respectively]',
      ({ p, s }) => circles(p).map((one, at) => fact('is', sized(one, s, at))),
    ),
    ...rule<object>('circles', two, () => noun('circles:')),
    ...rule<{ s: RawTerm }>('sizes', '{s:size}', ({ s }) => s),
    ...rule<{ s: RawTerm; t: RawTerm }>('sizes', '{s:size} and {t:size} [respectively]', ({ s, t }) => ({
      all: [s, t],
    })),
    ...rule<{ c: RawTerm; s: RawTerm }>(
      'facts',
      '{c:circles} (each have|have|each has|has) radius {s:size}',
      ({ c, s }) => [fact('radius', typeof c === 'object' && 'all' in c ? c.all[0]! : c, s)],
    ),
    ...rule<{ c: RawTerm }>(
      'facts',
      '[the radii of] [the|these] [two] circles are {s:sizes}',
      ({ s }: { c?: RawTerm; s?: RawTerm }) => [fact('radii', s!)],
    ),
    ...rule<{ c: RawTerm; p: RawTerm; f: RawFact[] }>(
      'facts',
      '{c:circles} [which] (intersect|meet|cross|cut) (at|at the points|at points) {p:points} , where {f:facts}',
      ({ c, p, f }) => [fact('circles meet', c, p), ...f],
    ),
    ...rule<{ c: RawTerm; p: RawTerm; f: RawFact[] }>(
      'facts',
      '{c:circles} [which] (intersect|meet|cross|cut) (at|at the points|at points) {p:points} where {f:facts}',
      ({ c, p, f }) => [fact('circles meet', c, p), ...f],
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'facts',
      '{c:circles} [which] (intersect|meet|cross|cut) (at|at the points|at points) {p:points}',
      ({ c, p }) => [fact('circles meet', c, p)],
    ),
    ...rule<{ c: RawTerm; p: RawTerm }>(
      'facts',
      '{c:circles} [which] touch [each other] [externally] at [the point] {p:point}',
      ({ c, p }) => [fact('circles touch', c, p)],
    ),
    ...rule<{ c: RawTerm }>('facts', '{c:circles}', ({ c }) => [fact('is', c)]),
    ...rule<object>(
      'facts',
      '(each circle passes|each of which passes|each passing|such that each circle passes|each of them passes) through the centre of the other',
      () => [fact('through centres')],
    ),
    ...rule<{ c: RawTerm }>(
      'facts',
      '{c:circles} [and] (pass through each other centres|are such that each passes through the centre of the other|where each circle passes through the centre of the other|which pass through the centre of each other)',
      ({ c }) => [fact('is', c), fact('through centres')],
    ),
  ];
}

function sized(circle: RawTerm, sizes: RawTerm | undefined, at: number): RawTerm {
  if (sizes === undefined) return circle;
  const size = typeof sizes === 'object' && 'all' in sizes ? sizes.all[at] : sizes;
  return (size === undefined ? null : withSaid(circle, [fact('radius', IT, size)])) ?? circle;
}

export const ENGLISH_ROUNDS: Rule[] = OF_ROUND;
