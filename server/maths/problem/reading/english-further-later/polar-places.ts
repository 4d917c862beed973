import { fact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { distanceFrom, isUpright, placeFrom } from '../shared/further.ts';

const FAR =
  '(furthest|farthest|most distant|at the greatest distance|at a maximum distance|at the maximum distance|at greatest distance)';
const GREATEST = '(greatest|maximum|largest|longest|greatest possible|maximum possible)';
const SHOW = '(show|prove|verify) that';
const FIND = '(find|determine|calculate|obtain|state|deduce)';

/** From what a point of a polar curve is far, and what is asked of that point. */
export const POLAR_PLACES: Rule[] = [
  ...rule<object>('polar-base', '(the pole|the origin|the pole {o:label}|{o:label})', () => 'pole'),
  ...rule<object>('polar-base', '(the initial line|the polar axis)', () => 'initial line'),
  ...rule<{ e: string }>('polar-base', 'the (line|half-line|half line) {e:equation}', ({ e }) =>
    isUpright(e) ? 'line' : null,
  ),
  ...rule<{ c: RawTerm; b: string }>(
    'polar-far',
    `the (point|points) (on|of) {c:curve} [,] [that (is|are)|which (is|are)|(is|are)] ${FAR} from {b:polar-base}`,
    ({ c, b }) => placeFrom(b, c),
  ),
  ...rule<{ c: RawTerm; b: string }>(
    'polar-far',
    `the (point|points) (on|of) {c:curve} (whose|with the) ${GREATEST} distance from {b:polar-base}`,
    ({ c, b }) => placeFrom(b, c),
  ),
  ...rule<{ f: RawTerm }>('coordinates', '[the] [polar] coordinates of {f:polar-far}', ({ f }) => f),
  ...rule<{ f: RawTerm }>('goals', `${FIND} [,] in polar coordinates [,] {f:polar-far}`, ({ f }) => [
    { verb: 'find', target: f },
  ]),
  ...rule<{ f: RawTerm }>(
    'goals',
    `${FIND} {f:polar-far} [,] (in polar coordinates|giving your answer in polar coordinates)`,
    ({ f }) => [{ verb: 'find', target: f }],
  ),
  ...rule<{ c: RawTerm; b: string }>(
    'value',
    `[the] [exact] [value of the] [exact] ${GREATEST} distance (of|between) (a|any) point (on|of) {c:curve} (from|and) {b:polar-base}`,
    ({ c, b }) => distanceFrom(b, c),
  ),
  ...rule<{ c: RawTerm; b: string }>(
    'value',
    `[the] [exact] ${GREATEST} distance from {b:polar-base} (of|to) (a|any) point (on|of) {c:curve}`,
    ({ c, b }) => distanceFrom(b, c),
  ),
  ...rule<{ f: RawTerm; b: string }>(
    'value',
    '[the] [exact] distance (of|from) {f:polar-far} from {b:polar-base}',
    ({ f, b }) => sameBase(f, b),
  ),
  ...[
    `${SHOW} [the|a] cartesian equation (of|for) {c:curve} (is|can be written as|may be written as|can be expressed as|may be expressed as|can be written in the form) {e:equation}`,
    `${SHOW} {c:curve} has cartesian equation {e:equation}`,
  ].flatMap((pattern) =>
    rule<{ c: RawTerm; e: string }>('goals', pattern, ({ c, e }) => [
      { verb: 'show', target: the('statement:cartesian', c, e) },
    ]),
  ),
  ...rule<{ c: RawTerm; e: string; p: string; d: string; r: string; q?: string }>(
    'sentence',
    `${SHOW} {c:curve} [with|whose|which has|that has] cartesian equation [is] {e:equation} [,] [(where|for) {d:condition} [(,|and) {q:condition}] ,] has polar equation {p:equation} [, for {r:condition}|for {r:condition}]`,
    ({ c, e, p, d, q, r }) => ({
      facts: [
        fact('equal', the('equation', c), e),
        ...(d ? [fact('holds', d)] : []),
        ...(q ? [fact('holds', q)] : []),
      ],
      goals: [
        {
          verb: 'show',
          target: the('statement:equal', the('polar equation', c), p),
          ...(r && { where: [fact('domain', c, r)] }),
        },
      ],
    }),
  ),
  ...[
    `${SHOW} [,] at {f:polar-far} [,] {e:equation}`,
    `${SHOW} {e:equation} at {f:polar-far}`,
    `${SHOW} [the value of] {t:letter} at {f:polar-far} satisfies [the equation] {e:equation}`,
    `${SHOW} {f:polar-far} (satisfies|satisfy|is such that|are such that) [the equation] {e:equation}`,
  ].flatMap((pattern) => [
    ...rule<{ f: RawTerm; e: string }>('goals', pattern, ({ f, e }) => shownAt(f, e)),
    ...rule<{ f: RawTerm; e: string; m?: Partial<RawGoal> }>(
      'goals',
      `${pattern} [,] (and hence|hence|and|and hence , or otherwise ,) ${FIND} [the value of] (this|the|that) [exact] [${GREATEST}] distance [{m:manner}|, {m:manner}]`,
      ({ f, e, m }) => {
        const shown = shownAt(f, e);
        const distance = typeof f === 'object' && 'the' in f ? distanceFrom(baseOf(f.the), f.of[0]!) : null;
        return shown && distance ? [...shown, { verb: 'find', target: distance, ...m }] : null;
      },
    ),
  ]),
];

const baseOf = (place: string): string => place.replace('furthest from ', '');

function sameBase(place: RawTerm, base: string): RawTerm | null {
  return typeof place === 'object' && 'the' in place && baseOf(place.the) === base
    ? distanceFrom(base, place.of[0]!)
    : null;
}

function shownAt(place: RawTerm, equation: string): RawGoal[] | null {
  if (typeof place !== 'object' || !('the' in place)) return null;
  return [{ verb: 'show', target: the('statement:at polar point', place.the, place.of[0]!, equation) }];
}
