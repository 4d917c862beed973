import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const THROWN = '(projected|fired|thrown|kicked|launched|hit|struck)';
const FLIGHT =
  '((during|in) (its|the) (flight|motion|subsequent motion|subsequent flight)|in the subsequent motion|subsequently|at some time during its flight)';
const HELD = '(is held|is held at rest|is initially held|is at rest|rests)';
const REST_AT = '(hangs|is hanging|rests|is at rest|hangs at rest)';

/** Clauses that stand within what is told: the size of an angle, the time when it is so, where a body is. */
export const CLAUSE_RULES: Rule[] = [
  ...rule<{ f: RawFact[] }>('say', `${FLIGHT} [,] {f:say}`, ({ f }) => f),
  ...rule<{ h: RawTerm; n: RawFact[]; f: RawFact[] }>(
    'does',
    `(is|was|) ${THROWN} {h:throws} [,] where {n:note} [,] {f:from}`,
    ({ h, n, f }) => [
      ...n,
      ...f,
      fact('projected', SELF, ...(typeof h === 'object' && 'all' in h ? h.all : [h])),
    ],
  ),
  ...rule<{ d: RawTerm; h: RawTerm }>(
    'place-at',
    '(a|the) point [{l:label}] [,] whose horizontal and vertical [upward] (displacements|distances) from {o:label} are {d:amount} and {h:amount} [respectively]',
    ({ d, h }) => the('place', d, h),
  ),
  ...rule<{ n: RawFact[]; l: string }>(
    'place-at',
    '(the|a) point {l:label} [,] (for which|where|at which) {n:note}',
    ({ n, l }) => {
      const of = (name: string) =>
        n.find(
          ({ relation, of: [one] }) =>
            relation === 'holds' && String(one).replace(/\s/g, '').startsWith(`${name}=`),
        );
      const [x, y] = ['x', 'y'].map((name) => of(name)?.of[0]);
      const valueOf = (one: RawTerm) =>
        String(one)
          .slice(String(one).indexOf('=') + 1)
          .trim();
      return n.length === 2 && x !== undefined && y !== undefined
        ? the('place', valueOf(x), valueOf(y), l)
        : null;
    },
  ),
  ...rule<{ a: RawTerm; n: RawFact[] }>(
    'does',
    `${HELD} [at [the point] {l:label}] [with the string taut] [,] (where|so that|such that) {a:on-circle} and {n:note}`,
    ({ a, n, l }: { a: RawTerm; n: RawFact[]; l?: string }) => [
      ...(l === undefined ? [] : [fact('joined', l)]),
      ...n,
      fact('held', SELF, a),
    ],
  ),
  ...rule<{ a: RawTerm }>(
    'does',
    `${HELD} at the point {l:label} [,] [with the string taut] [,] (where|with|so that|such that) {a:on-circle}`,
    ({ a, l }: { a: RawTerm; l?: string }) => [
      ...(l === undefined ? [] : [fact('joined', l)]),
      fact('held', SELF, a),
    ],
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '(is|is then|is now|) projected [upwards|downwards] with speed {v:amount} [,] [in a direction|at right angles to|] perpendicular to ({o:two-labels}|the string|the rod)',
    ({ v }) => [fact('starts', SELF, 'across', v)],
  ),
  ...rule<object>(
    'does',
    '(begins|starts) to (move|swing) in [part of] a vertical (circle|plane) [with centre {o:label}|(about|centre) {o:label}]',
    () => [fact('swings', SELF)],
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    `${REST_AT} [freely] [in equilibrium] at [a point] [a] [distance] [of] {d:amount} [vertically] below {o:label}`,
    ({ d }) => [fact('hangs', SELF), fact('state', the('equilibrium'), the('depth', d))],
  ),
  ...rule<{ d: RawTerm }>(
    'does',
    `${REST_AT} [freely] in equilibrium with the string extended by {d:amount}`,
    ({ d }) => [fact('hangs', SELF), fact('state', the('equilibrium'), the('extension', d))],
  ),
  ...rule<{ f: RawFact[] }>(
    'say',
    '(when|while) {x:who} is in (this|its equilibrium|the equilibrium) position [,] {f:say}',
    ({ f }) => (f.every(({ relation }) => relation === 'starts') ? f : null),
  ),
  ...rule<{ f: RawFact[] }>(
    'say',
    'from (this|its equilibrium|the equilibrium) position [,] {f:say}',
    ({ f }) => (f.every(({ relation }) => relation === 'starts') ? f : null),
  ),
  ...rule<object>(
    'want',
    '[the] (direction of motion of {x:who}|direction in which {x:who} is moving|[acute] angle between the direction of motion of {x:who} and the horizontal|[acute] angle [that|which] the direction of motion of {x:who} makes with the horizontal)',
    () => the('direction'),
  ),
];
