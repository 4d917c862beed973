import { fact, isAll, isReference, type RawFact, type RawTerm, the } from '../meaning.ts';
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
