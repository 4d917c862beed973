import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const MEET = '(collide|meet|are at the same height|pass each other|are level|collide with each other)';

/** Two bodies on one vertical line, and when and where they meet. */
export const MEETING_RULES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(at the same (instant|time|moment)|simultaneously|at this instant|at that instant) [,] {f:facts}',
    ({ f }) => (isLaunch(f) ? [fact('same time'), ...f] : null),
  ),
  ...rule<{ f: RawFact[]; t: RawTerm }>(
    'facts',
    '{t:duration} (later|afterwards|after this|after the projection of {x:body}|after {x:body} is (projected|released|thrown|dropped)|after (projection|release)) [,] {f:facts}',
    ({ f, t }) => (isLaunch(f) ? [fact('later', t), ...f] : null),
  ),
  ...['body', 'place'].flatMap((kind) =>
    rule<{ d: RawTerm; p: RawTerm }>(
      'how',
      `[from|at] [a] [point|height|height of|point at a height of|point which is] {d:length} (vertically|directly) above {p:${kind}}`,
      ({ d, p }) => the('above', d, p),
    ),
  ),
  ...rule<object>(
    'place',
    'the (point of projection|starting point|initial position|point of release) of {x:body}',
    () => the('start'),
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    `[the] height [above {p:place}] (at which|where|when) {x:bodys} ${MEET}`,
    ({ p }: { p?: RawTerm }) => the('meeting height', ...(p === undefined ? [] : [p])),
  ),
  ...rule<{ p: RawTerm }>(
    'wanted',
    '[the] height above {p:place} of the point (at which|where) {x:bodys} (collide|meet)',
    ({ p }) => the('meeting height', p),
  ),
  ...rule<{ f: RawFact[] }>(
    'wanted',
    `[the] time [,] [after {f:facts} [,]] (at which|when|until|before) {x:bodys} ${MEET}`,
    ({ f }: { f?: RawFact[] }) => (f === undefined ? the('meeting time') : sinceIn(f)),
  ),
  ...rule<{ f: RawFact[] }>(
    'wanted',
    `[the] time (from|after) the instant (at which|when|that) {f:facts} [,] (at which|when|until) {x:bodys} ${MEET}`,
    ({ f }) => sinceIn(f),
  ),
  ...rule<object>(
    'wanted',
    `(how long it takes for {x:bodys} to ${MEET}|[the] time (taken|that it takes) (for|before|until) {x:bodys} [to] ${MEET}|how long it is (before|until) {x:bodys} ${MEET})`,
    () => the('meeting time'),
  ),
  ...rule<{ x: RawTerm }>(
    'moment',
    `(when|at the instant when|at the moment when|at the instant at which) {x:bodys} meet`,
    ({ x }) => (isBoth(x) ? { the: 'moment', of: ['meeting'], where: [] } : null),
  ),
  ...rule<{ x: RawTerm }>(
    'moment',
    '(just before|immediately before|as|at the instant before) {x:bodys} (collide|meet)',
    ({ x }) => (isBoth(x) ? { the: 'moment', of: ['before collision'], where: [] } : null),
  ),
];

const BY_HIT = `(in|by|as a result of|during|due to|because of|through) (the|this|that) [first|second] (collision|impact)`;
const BY_BOTH = '(in|as a result of|during|due to|because of) (the|these|both) [two] (collisions|impacts)';
const ENERGY = '[total] [kinetic] energy';
const loss = (kind: string): RawTerm => ({ the: 'energy lost', of: [kind] });

/** What bodies do when they meet, and what is lost by it. */
export const HIT_RULES: Rule[] = [
  ...rule<{ f: RawFact[]; x: RawTerm; d: RawFact[] }>(
    'facts',
    '{f:facts} [,] (when|until|and then) ({x:body}|it|he|she) {d:does}',
    ({ f, x, d }: { f: RawFact[]; x?: RawTerm; d: RawFact[] }, [at]) =>
      d[0]?.of[1] === 'collide' ? [...f, ...sayOf(x ?? it(at), d)] : null,
  ),
  ...rule<{ x: RawTerm; y: RawTerm }>(
    'facts',
    '(a|the) [direct] collision (takes place|occurs) between {x:body} and {y:body}',
    ({ x, y }) => [fact('act', x, 'collide', the('with', y))],
  ),
  ...rule<object>(
    'does',
    '(collide|collide directly|collide with each other) and (coalesce|stick together|join together)',
    () => [fact('act', SELF, 'collide'), fact('act', SELF, 'coalesce')],
  ),
  ...rule<object>('does', `(is|are) brought to rest [${BY_HIT}]`, () => [fact('act', SELF, 'stop')]),
  ...rule<object>('does', `(rebounds|bounces back|recoils)`, () => [fact('turned', SELF, 'yes')]),
  ...rule<{ v: RawTerm }>(
    'does',
    `(rebounds|bounces back|recoils) (with|at) [a] [speed] [of] {v:speed}`,
    ({ v }) => [fact('equal', the('speed', SELF), v), fact('turned', SELF, 'yes')],
  ),
  ...(
    [
      ['twice', '2'],
      ['double', '2'],
      ['half', '1/2'],
      ['three times', '3'],
      ['four times', '4'],
      ['five times', '5'],
    ] as const
  ).flatMap(([word, times]) => [
    ...rule<{ q: RawTerm }>('amount', `${word} (that of {y:body}|{q:quant})`, (slots) => {
      const { q, y } = slots as { q?: RawTerm; y?: RawTerm };
      return the('multiple', times, q ?? the('speed', y!));
    }),
  ]),
  ...rule<object>(
    'wanted',
    `[the] ${ENERGY} (lost|that is lost|which is lost|dissipated) [by the (system|particles|spheres|two particles)] [${BY_HIT}]`,
    () => loss('last'),
  ),
  ...rule<object>(
    'wanted',
    `[the] [total] (loss of|loss in|decrease in|reduction in) [total] [kinetic] energy [of the (system|particles|spheres|two particles)] ${BY_HIT}`,
    () => loss('last'),
  ),
  ...rule<object>(
    'wanted',
    `[the] [total] (loss of|loss in|decrease in) [total] [kinetic] energy [of the (system|particles|three spheres|three particles)] ${BY_BOTH}`,
    () => loss('all'),
  ),
  ...rule<object>('wanted', `[the] ${ENERGY} (lost|dissipated) [by the system] ${BY_BOTH}`, () =>
    loss('all'),
  ),
  ...rule<object>(
    'wanted',
    `[the] (percentage|fraction|proportion) of (the|its|their) [initial|original|total] [total] kinetic energy [of the (system|particles)] [that is|which is] lost [${BY_HIT}]`,
    () => loss('share'),
  ),
  ...rule<object>(
    'wanted',
    `[the] percentage (loss of|loss in|decrease in) [total] kinetic energy [${BY_HIT}]`,
    () => loss('share'),
  ),
];

const isBoth = (bodies: RawTerm): boolean => isAll(bodies) && bodies.all.length === 2;

/** "A particle B is released from rest …". */
const isLaunch = ([first, second]: readonly RawFact[]): boolean =>
  first?.relation === 'act' &&
  second === undefined &&
  ['project', 'release', 'drop'].includes(String(first.of[1])) &&
  isReference(first.of[0]!);

function sinceIn(facts: readonly RawFact[]): RawTerm | null {
  const [only] = facts;
  return only && isLaunch(facts) ? the('meeting time', only.of[0]!) : null;
}
