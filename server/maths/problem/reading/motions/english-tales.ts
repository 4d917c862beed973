import { fact, isAll, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { it, reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { happening, withWhere } from './events.ts';

const bodyOf = (facts: readonly RawFact[]): RawTerm | null => {
  const [first] = facts;
  return first?.relation === 'act' && isReference(first.of[0]!) ? first.of[0] : null;
};

const AFTER =
  '(later|afterwards|after this|after the (projection|release) of {x:body}|after {x:body} is (projected|released|thrown|dropped)|after (projection|release)|after {x:body} (starts|leaves {p:place}|sets off))';

/** When bodies start. */
const STARTS: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(at the same (instant|time|moment)|simultaneously|at this instant|at that instant) [,] {f:facts}',
    ({ f }) => (bodyOf(f) === null ? null : [fact('same time'), ...f]),
  ),
  ...rule<{ f: RawFact[]; t: RawTerm }>('facts', `{t:duration} ${AFTER} [,] {f:facts}`, ({ f, t }) => {
    const body = bodyOf(f);
    return body === null ? null : [fact('later', t, body), ...f];
  }),
  ...rule<{ f: RawFact[]; t: RawTerm }>('facts', `{f:facts} {t:duration} ${AFTER}`, ({ f, t }) => {
    const body = bodyOf(f);
    return body === null || f.length > 1 ? null : [fact('later', t, body), ...f];
  }),
  ...rule<{ t: RawTerm; e: RawTerm }>(
    'does',
    '(starts|begins) (to move|moving) {t:duration} after {e:event} [,] [in the same direction [as {y:body}]]',
    ({ t, e }) => [fact('delayed', t, e, SELF), fact('act', SELF, 'start')],
  ),
  ...rule<{ d: RawTerm; p: RawTerm }>(
    'how',
    'from [a] [point|height|height of|point at a height of|point which is] {d:length} (vertically|directly) above {p:place}',
    ({ d, p }) => the('above', d, p),
  ),
  ...rule<object>('how', 'at the same (instant|time|moment)', () => the('at the start')),
  ...rule<{ p: RawTerm }>('how', 'from the same (point|place) {p:place}', ({ p }) => the('from', p)),
  ...rule<{ p: RawTerm }>(
    'how',
    'from rest [at the same (instant|time|moment)] from the same point {p:place}',
    ({ p }) => the('from rest', p),
  ),
  ...rule<object>(
    'how',
    '(in the same direction [along a straight line]|in a straight line|along a straight line)',
    () => the('in a line'),
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'how',
    '[along (a|the) straight (track|line|road)] from {p:place} to {q:place}',
    ({ p, q }) => the('between', p, q),
  ),
  ...rule<{ t: RawTerm }>('how', 'for the first {t:duration} [of (the|its) motion]', ({ t }) =>
    the('time', t),
  ),
];

/** What a body does for a time, and what it does then. */
const STAGES: Rule[] = [
  ...rule<{ h: RawTerm }>('does', '(is|was) launched from rest [{h:hows}]', ({ h }: { h?: RawTerm }) => [
    fact('act', SELF, 'start', the('from rest'), ...(h !== undefined && isAll(h) ? h.all : [])),
  ]),
  ...rule<{ p: RawTerm }>(
    'does',
    '(drops|falls) [from rest] from [a] [stationary|hovering] (balloon|helicopter|aircraft|aeroplane|platform|bridge|tower) [which is|that is|at a height of] {d:length} above {p:place}',
    (slots) => {
      const { d, p } = slots as unknown as { d: RawTerm; p: RawTerm };
      return [fact('act', SELF, 'drop', the('height', d, p))];
    },
  ),
  ...rule<{ t: RawTerm }>('how', 'on (the|) [horizontal|level] ground', () => the('from', the('ground'))),
  ...rule<object>('facts', '{x:body} moves vertically throughout [the motion]', () => [fact('scene')]),
  ...rule<{ p: RawTerm }>('how', '(through|passing through) {p:place}', ({ p }) => the('through', p)),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('does', '{a:does} [,] (while|whilst) {b:doing}', ({ a, b }) => [
    ...a,
    ...b,
  ]),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(from then on|thereafter|after (this|that)|from (this|that) (time|moment|point) [on|onwards]|afterwards) [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    '{a:does} [,] until (its|her|his|the) (speed|velocity) (is|has been|is reduced to|has been reduced to|has increased to|reaches|has reached|falls to|has fallen to|increases to) {v:speed}',
    (slots) => {
      const { a, v } = slots as unknown as { a: RawFact[]; v: RawTerm };
      return [...a, fact('act', SELF, 'reach speed', the('object', v))];
    },
  ),
  ...rule<{ t: RawTerm; f: RawFact[] }>(
    'facts',
    '(for|in|during) the first {t:duration} [of (the|its) motion] [,] {f:facts}',
    ({ t, f }) =>
      f.length === 1 && f[0]!.relation === 'act' ? [{ ...f[0]!, of: [...f[0]!.of, the('time', t)] }] : null,
  ),
  ...rule<{ a: RawTerm; w: string }>(
    'does',
    '(has|moves with) [a] [constant] {w:way-word} acceleration [of] {a:rate}',
    ({ a }) => [fact('act', SELF, 'accelerate', the('acceleration', a), the('upwards'))],
  ),
  ...rule<object>('way-word', '(upward|upwards|vertical)', () => ''),
  ...rule<{ a: RawTerm }>('does', '(has|have) [a] [constant|uniform] acceleration [of] {a:rate}', ({ a }) => [
    fact('act', SELF, 'accelerate', the('acceleration', a)),
  ]),
  ...rule<object>(
    'does',
    '[then|subsequently|now] moves [freely] under gravity [alone|only] [until it (hits|reaches|lands on|returns to|falls back to) {p:place}]',
    () => [fact('act', SELF, 'free')],
  ),
  ...rule<object>(
    'does',
    '[then|subsequently|now] moves freely under gravity [until it (hits|reaches|lands on|returns to) {p:place}]',
    () => [fact('act', SELF, 'free')],
  ),
  ...rule<object>('does', '(rises|moves|travels|ascends) vertically [upwards]', () => [
    fact('act', SELF, 'move', the('upwards')),
  ]),
  ...rule<{ x: RawTerm }>(
    'facts',
    '{x:bodys} [both] move along the same [straight] [vertical|horizontal] line',
    ({ x }) => (isAll(x) ? [fact('scene')] : null),
  ),
  ...rule<{ x: RawTerm; d: RawTerm; t: RawTerm }>(
    'facts',
    '{x:body} is [at] [a] [height] [of] {d:length} above {p:place} (on two occasions|at two (instants|times)) [,] and the (interval|time|time interval) between (these|the) [two] (occasions|instants|times) is {t:duration}',
    (slots) => {
      const { x, d, p, t } = slots as unknown as { x: RawTerm; d: RawTerm; p: RawTerm; t: RawTerm };
      return [fact('lasts', happening(fact('height', x, d, p)), t)];
    },
  ),
];

const MARKS: Record<string, string> = {
  parachute: '({o:owner}|the) parachute [then|now] (opens|is opened)',
  brakes: 'the brakes [of {x:body}] are [then|now] applied|[then] (he|she|the driver) applies the brakes',
  fuel: '({o:owner}|the) (fuel|engine|motor) (is [then|now] (exhausted|used up|switched off)|[then] runs out|[then] cuts out)',
};

/** What happens to a body that has a name, and when it happens. */
const NAMED: Rule[] = Object.entries(MARKS).flatMap(([name, words]) => [
  ...rule<{ o: RawTerm; x: RawTerm }>(
    'facts',
    `(${words})`,
    ({ o, x }: { o?: RawTerm; x?: RawTerm }, [at]) => [
      fact('act', o ?? x ?? it(at), 'mark', the('mark', `the ${name}`)),
    ],
  ),
  ...rule<{ o: RawTerm; x: RawTerm }>('event', `(${words})`, ({ o, x }: { o?: RawTerm; x?: RawTerm }, [at]) =>
    happening(fact('mark', o ?? x ?? it(at), `the ${name}`)),
  ),
]);

const KINDS: Record<string, string> = {
  accelerate: '(accelerating|speeding up|it is accelerating|gaining speed)',
  decelerate: '(decelerating|slowing down|braking|it is decelerating|it is slowing down)',
  steady:
    '(travelling at [a] [constant|steady] speed|it is travelling at constant speed|moving at [a] constant speed)',
};

/** While it gains or loses speed, or keeps it. */
const WHILES: Rule[] = [
  ...Object.entries(KINDS).flatMap(([kind, words]) => [
    ...rule<object>('span', `(while|whilst|when) ${words}`, (_, [at]) =>
      happening(fact('while', it(at), kind)),
    ),
    ...rule<{ x: RawTerm }>('span', `(while|whilst|when) {x:body} is ${words}`, ({ x }) =>
      happening(fact('while', x, kind)),
    ),
    ...rule<{ x: RawTerm }>(
      'wanted',
      `[the] [length of] time (for which|during which|that) {x:body} is ${words}`,
      ({ x }) => the('lasts', happening(fact('while', x, kind))),
    ),
  ]),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [length of] time (for which|during which|that) {x:body} (travels|moves|runs|cycles) (at|with) [a|this] [constant|steady] speed',
    ({ x }) => the('lasts', happening(fact('while', x, 'steady'))),
  ),
  ...rule<{ x: RawTerm; s: RawTerm }>(
    'wanted',
    '[the] distance [through] which {x:body} (falls|moves|travels|descends|rises) {s:span}',
    ({ x, s }) => withWhere(the('way', x), [fact('when', s)]),
  ),
  ...rule<object>('adjective', '(firework|stationary|hot-air|space)', () => ''),
  ...rule<object>('many-noun', '(vehicles|bodies|riders|runners|objects)', () => 'body'),
];

const GO = '(travel|move|go|cycle|run|drive|slide|get)';
const LETTERS = (l: string, at: number): [RawTerm, RawTerm] | null => {
  const [one, other] = [...l.replace(/[^A-Z]/g, '')];
  return one && other
    ? [reference('point', one, 'the', at), reference('point', other, 'the', at + 0.1)]
    : null;
};

/** Places on the way, how far apart they are and how long it takes between them. */
const PLACES: Rule[] = [
  ...rule<{ l: RawTerm }>(
    'does',
    '(passes|passes through|passed|passes in turn) [the] [points|posts|three points] {l:labels} [,] [in (that|this) order] [on {t:track}]',
    ({ l }) => (isAll(l) ? [fact('act', SELF, 'pass', the('points', l))] : null),
  ),
  ...rule<{ l: string; d: RawTerm }>(
    'facts',
    '[the] [distance|length] [of] {l:two-labels} is {d:length}',
    ({ l, d }, [at]) => {
      const ends = LETTERS(l, at);
      return ends && [fact('apart', ...ends, d)];
    },
  ),
  ...rule<{ x: RawTerm; t: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    `{x:body} takes {t:duration} to ${GO} from {p:place} to {q:place}`,
    ({ t, p, q }) => [fact('took', p, q, t)],
  ),
  ...rule<{ x: RawTerm; t: RawTerm; p: RawTerm; q: RawTerm; u: RawTerm; r: RawTerm; s: RawTerm }>(
    'facts',
    `{x:body} takes {t:duration} to ${GO} from {p:place} to {q:place} [,] and [takes] [a further|another] {u:duration} to ${GO} from {r:place} to {s:place}`,
    ({ t, p, q, u, r, s }) => [fact('took', p, q, t), fact('took', r, s, u)],
  ),
  ...rule<{ t: RawTerm; p: RawTerm; q: RawTerm }>(
    'facts',
    `[the] time [taken] (to ${GO}|for the motion|) from {p:place} to {q:place} is {t:duration}`,
    ({ t, p, q }) => [fact('took', p, q, t)],
  ),
  ...rule<{ p: RawTerm; f: RawFact[]; q: RawTerm; r: RawTerm }>(
    'facts',
    '{p:place} [on {t:track}] is such that {f:facts} [,] and {q:place} is beyond {r:place}',
    ({ f, q, r }) => [...f, fact('beyond', q, r)],
  ),
  ...rule<{ x: RawTerm }>(
    'facts',
    '(the|its|his|her) acceleration [of {x:body}] (does not change|is unchanged|remains the same|remains constant|stays the same)',
    () => [fact('scene')],
  ),
  ...rule<{ p: RawTerm; q: RawTerm }>(
    'place',
    '(the|a) (mid-point|midpoint|middle) of {l:two-labels}',
    (slots, [at]) => {
      const ends = LETTERS((slots as unknown as { l: string }).l, at);
      return ends && the('middle', ...ends);
    },
  ),
  ...rule<{ q: RawTerm; p: RawTerm }>('wanted', '{q:qty} at {p:place}', ({ q, p }) =>
    typeof q === 'object' && 'the' in q
      ? withWhere(q, [fact('when', happening(fact('at', q.of[0]!, p, 'any')))])
      : null,
  ),
  ...rule<{ x: RawTerm; p: RawTerm; q: RawTerm }>(
    'wanted',
    `[the] [total] time (it takes|that it takes|taken|{x:body} takes|taken by {x:body}|taken for {x:body}|for {x:body}) to ${GO} from {p:place} to {q:place}`,
    ({ x, p, q }: { x?: RawTerm; p: RawTerm; q: RawTerm }, [at]) =>
      the(
        'lasts',
        happening(
          fact(
            'from to',
            happening(fact('at', x ?? it(at), p, 'any')),
            happening(fact('at', x ?? it(at), q, 'any')),
          ),
        ),
      ),
  ),
];

export const ENGLISH_TALES: Rule[] = [...PLACES, ...NAMED, ...WHILES, ...STARTS, ...STAGES];
