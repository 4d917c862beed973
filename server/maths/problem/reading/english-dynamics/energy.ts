import { fact, isAll, type RawFact, type RawGoal, type RawTerm, SELF, asks, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { at } from './quantities.ts';

const DRAG =
  '(resistance|resistance force|resisting force|resistive force|frictional force|friction) [to motion|to the motion [of {x:body}]|acting on {x:body}]';
const TRIP =
  '(climb|ascent|descent|journey|motion|slide|first motion|first journey|first part|way up|way down)';

/** How high a road rises, and where a body has which speed. */
const ENDS: Rule[] = [
  ...rule<{ d: RawTerm; t: RawTerm }>(
    'facts',
    '(its|the) (top|upper end) [of {t:track}] is {d:length} [vertically] (higher than|above) [the level of] (its|the) (bottom|foot|lower end)',
    ({ d }) => [fact('equal', the('rise', the('bottom'), the('top')), d)],
  ),
  ...rule<{ p: RawTerm; t: RawTerm }>(
    'facts',
    '{p:places} are (the|two) [two|lower and upper|upper and lower] (ends|points at the ends) of {t:track}',
    ({ p, t }) => {
      const length = lengthOf(t);
      return isAll(p) && p.all.length === 2
        ? [
            { relation: 'track', of: [t] },
            ...(length === null ? [] : [fact('equal', the('distance', ...p.all), length)]),
          ]
        : null;
    },
  ),
  ...rule<{ v: RawTerm; p: RawTerm }>(
    'does',
    '(has|had) [a] speed [of] {v:speed} at {p:place}',
    ({ v, p }) => [fact('equal', at(the('speed', SELF), p), v)],
  ),
  ...rule<{ v: RawTerm; p: RawTerm; w: RawTerm; q: RawTerm }>(
    'does',
    '(has|had) [a] speed [of] {v:speed} at {p:place} and [a] [speed] [of] {w:speed} at {q:place}',
    ({ v, p, w, q }) => [
      fact('equal', at(the('speed', SELF), p), v),
      fact('equal', at(the('speed', SELF), q), w),
    ],
  ),
];

function lengthOf(track: RawTerm): RawTerm | null {
  const length =
    typeof track === 'object' && 'the' in track
      ? track.of.find((one) => typeof one === 'object' && 'the' in one && one.the === 'length')
      : undefined;
  return typeof length === 'object' && 'the' in length ? length.of[0]! : null;
}

/** What drives it no more, and what holds it back on another way. */
const FORCES: Rule[] = [
  ...rule<object>(
    'being-body',
    '[,] with (its|the) engine [switched|turned] (off|disengaged|not working) [,]',
    () => [fact('engine off', SELF)],
  ),
  ...rule<object>(
    'facts',
    `[the] [total] work done [by {x:body}] against [the|this] ${DRAG} is (the same as|equal to that|the same) [for|on|in|during|as for] the ${TRIP}`,
    (_, [from]) => [fact('same as before', it(from), 'work against')],
  ),
  ...rule<object>(
    'facts',
    `[the] work done against [the] ${DRAG} is (the same as before|unchanged)`,
    (_, [from]) => [fact('same as before', it(from), 'work against')],
  ),
  ...rule<object>(
    'facts',
    `(the|this) ${DRAG} (is|has|remains|is of) [a] [of] (constant|constant magnitude|constant in magnitude|of constant magnitude) [throughout|[throughout|during|over|for] [the] [whole] (${TRIP})]`,
    () => [fact('steady resistance')],
  ),
  ...(
    [
      ['halved', '1/2'],
      ['doubled', '2'],
      ['reduced to a half', '1/2'],
    ] as const
  ).flatMap(([word, factor]) =>
    rule<object>('facts', `[the] [magnitude of] (the|this) ${DRAG} is [now|then] ${word}`, (_, [from]) => [
      fact('resistance changes', it(from), factor),
    ]),
  ),
  ...rule<{ q: RawTerm }>(
    'facts',
    `[the] [magnitude of] (the|this) ${DRAG} is [now|then] reduced by {q:quantity}`,
    ({ q }, [from]) =>
      typeof q === 'object' && 'amount' in q && q.unit === '%'
        ? [fact('resistance changes', it(from), `(100-${q.amount})/100`)]
        : null,
  ),
  ...rule<{ f: RawFact[]; t: RawTerm }>(
    'facts',
    '{t:track} is [now|then] (polished|oiled|waxed|made smoother|greased) [,] (so that|and) {f:facts}',
    ({ f }) => (f.every(({ relation }) => relation === 'resistance changes') ? f : null),
  ),
  // "Given that this resistance is constant, find its magnitude."
  ...rule<{ f: RawFact[] }>(
    'sentence',
    '(given that|assuming that|if) {f:facts} , find (its|the) (magnitude|value) [of (this|the) (resistance|resisting force|resistance force)]',
    ({ f }, [from]) =>
      f.length === 1 && f[0]!.relation === 'steady resistance'
        ? asks([{ verb: 'find', target: the('resistance', it(from)) }], f)
        : null,
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '(assuming|assume) [that] {f:facts} , {g:goals}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ f: RawFact[]; g: RawGoal[] }>(
    'sentence',
    '{g:goals} [,] (assuming|on the assumption) that {f:facts}',
    ({ f, g }) => asks(g, f),
  ),
  ...rule<{ w: string }>(
    'wanted',
    '(how long (the|this) {w:trip-way} takes|[the] time (taken for|of|for) (the|this) {w:trip-way})',
    ({ w }) => the('trip time', w),
  ),
  ...rule<object>('trip-way', '(climb|ascent)', () => 'up'),
  ...rule<object>('trip-way', '(descent)', () => 'down'),
  ...rule<{ t: RawTerm }>('facts', '{t:track} is (sufficiently long|very long|long enough)', () => [
    fact('long'),
  ]),
  ...rule<object>(
    'facts',
    '(there is no loss of (energy|speed|kinetic energy)|no (energy|speed) is lost) [as {x:body} {d:does}|at {p:place}]',
    () => [fact('no loss')],
  ),
];

export const ENERGY_RULES: Rule[] = [...ENDS, ...FORCES];
