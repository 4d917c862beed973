import { fact, isAll, isReference, type RawTerm, SELF, the } from '../meaning.ts';
import { meeting, reference, saying } from '../references.ts';
import { holds, isRestriction } from '../restrictions.ts';
import { type Rule, rule } from '../rule.ts';
import { turningAt } from '../shared/gradients.ts';
import { exactly } from '../shared/manners.ts';

const SHOWN =
  '(the|this) (diagram|figure|sketch) shows [part of|a sketch of|the graph of|part of the graph of]';
const EACH = '(the|this|these|its|both|each|both of the|each of the|each of these|all the|the two|these two)';

const curve = (at: number): RawTerm => reference('curve', null, 'left out', at);

/** Curves for some values of x, and the points on them that are shown. */
const SHOWN_CURVES: Rule[] = [
  ...rule<{ x: RawTerm; c: string }>(
    'curve',
    '{x:curve} [,] (for|defined for) {c:condition} [,]',
    ({ x, c }) =>
      isRestriction(holds(c)) && isReference(x) && x.says.length > 0
        ? saying(x, [fact('domain', SELF, c)])
        : null,
  ),
  ...['stationary|turning', 'minimum', 'maximum'].flatMap((word) => [
    ...rule<{ x: RawTerm; m: string }>(
      'facts',
      `${SHOWN} {x:curve} , (and|with) (its|the|a) (${word}) point [is] {m:label}`,
      ({ x, m }, [at]) => turningAt(word, reference('point', m.replace(/\W/g, ''), 'the', at), x),
    ),
    ...rule<{ x: RawTerm; c: string }>(
      'facts',
      `{x:curve} has (a|one|exactly one|only one|a single) (${word}) point [,] (for|in the interval|in the range|where) {c:condition}`,
      ({ x, c }, [at]) =>
        isRestriction(holds(c))
          ? [fact('domain', x, c), ...turningAt(word, reference('point', null, 'a', at), x)]
          : null,
    ),
  ]),
  ...rule<{ x: RawTerm; c: string }>(
    'facts',
    '{x:curve} has (two|three|four) (stationary|turning) points [,] (for|in the interval|in the range) {c:condition}',
    ({ x, c }) => (isRestriction(holds(c)) ? [fact('domain', x, c)] : null),
  ),
];

/** What is wanted of points that are spoken of together. */
const COORDINATES: Rule[] = ['x', 'y'].flatMap((letter) => [
  ...rule<{ x?: RawTerm }>(
    'wanted',
    `[the] (${letter}-coordinate|${letter}-coordinates) of ${EACH} [stationary|turning] (point|points) [(of|on) {x:curve}]`,
    ({ x }, [at]) => the(`${letter}-coordinate`, the('stationary points', x ?? curve(at))),
  ),
  ...rule<{ x?: RawTerm }>(
    'wanted',
    `[the] exact (${letter}-coordinate|${letter}-coordinates) of ${EACH} [stationary|turning] (point|points) [(of|on) {x:curve}]`,
    ({ x }, [at]) => exactly(the(`${letter}-coordinate`, the('stationary points', x ?? curve(at)))),
  ),
]);

/** Circles by points on them. */
const CIRCLES: Rule[] = [
  ...rule<{ p: RawTerm; c: RawTerm }>(
    'facts',
    '{p:points} are [at] [the] [two] (ends|end-points|endpoints) of a diameter of {c:circle}',
    ({ p, c }) => (isAll(p) && p.all.length === 2 ? [fact('diameter', c, ...p.all)] : null),
  ),
  ...rule<{ p: RawTerm; c: RawTerm }>(
    'facts',
    '{p:points} (~lie|are) [all] on [the circumference of] {c:circle}',
    ({ p, c }) => (isAll(p) ? p.all.map((one) => fact('on', one, c)) : null),
  ),
  ...rule<{ x: RawTerm }>('circle', '[the] circumference of {x:circle}', ({ x }) => x),
];

const PAIR = [
  ['line', 'circle'],
  ['circle', 'line'],
  ['line', 'curve'],
  ['curve', 'line'],
] as const;

/** Two things that are told of together. */
const TOGETHER: Rule[] = [
  ...rule<{ x: RawTerm; y: RawTerm }>('facts', '{x:thing} and {y:thing} are given', ({ x, y }) =>
    [x, y].every((one) => isReference(one) && one.says.length > 0)
      ? [fact('given', x), fact('given', y)]
      : null,
  ),
  ...rule<{ p: RawTerm; n: string }>(
    'facts',
    '{p:pair-of-curves} have (exactly|only|) {n:number-word} [distinct] (point|points) (of intersection|in common)',
    ({ p, n }) =>
      isAll(p) ? [fact('equal', the('number of intersections', p.all[0]!, p.all[1]!), n)] : null,
  ),
  ...rule<{ p: RawTerm; n: string }>(
    'facts',
    '{p:pair-of-curves} (meet|have) (at|in|) (exactly|only) {n:number-word} [distinct] (point|points)',
    ({ p, n }) =>
      isAll(p) ? [fact('equal', the('number of intersections', p.all[0]!, p.all[1]!), n)] : null,
  ),
  ...rule<object>('point', '[the] point of contact', (_, [at]) =>
    meeting(reference('line', null, 'left out', at), reference('circle', null, 'left out', at + 0.5), at),
  ),
  ...PAIR.flatMap(([x, y]) =>
    rule<object>('point', `[the] point of contact (of|between) the ${x} and the ${y}`, (_, [at]) =>
      meeting(reference(x, null, 'left out', at), reference(y, null, 'left out', at + 0.5), at),
    ),
  ),
  ...rule<{ s: RawTerm; l: RawTerm }>('facts', '{s:segment} is parallel to {l:line}', ({ s, l }) => [
    fact('parallel', s, l),
  ]),
  ...rule<{ p: RawTerm; c: RawTerm }>('facts', '{p:point} also (lies on|is on) {c:thing}', ({ p, c }) => [
    fact('on', p, c),
  ]),
  ...['minimum', 'maximum', 'stationary|turning'].flatMap((word) =>
    rule<{ c: string }>(
      'facts',
      `(the|its) (${word}) point (is|is at|is at the point|has coordinates) {c:pair}`,
      ({ c }, [at]) =>
        turningAt(
          word,
          { ...reference('point', null, 'a', at), says: [fact('equal', the('coordinates', SELF), c)] },
          curve(at + 0.5),
        ),
    ),
  ),
];

export const TOLD_CURVES: Rule[] = [...SHOWN_CURVES, ...COORDINATES, ...CIRCLES, ...TOGETHER];
