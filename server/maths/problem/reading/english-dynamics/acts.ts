import { fact, isAll, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { it } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { HOW_FAST, HOW_FAR } from './hows.ts';

/** Verbs in their base form, third person, past, participle and -ing form, by what they mean. */
const VERBS: Record<string, string[]> = {
  move: [
    'move moves moved moved moving',
    'travel travels travelled travelled travelling',
    'slide slides slid slid sliding',
    'continue continues continued continued continuing',
    'drive drives drove driven driving',
    'cycle cycles cycled cycled cycling',
    'ride rides rode ridden riding',
    'run runs ran run running',
    'go goes went gone going',
    'roll rolls rolled rolled rolling',
    'walk walks walked walked walking',
    'skate skates skated skated skating',
    'ski skis skied skied skiing',
  ],
  start: ['start starts started started starting', 'depart departs departed departed departing'],
  climb: ['climb climbs climbed climbed climbing', 'ascend ascends ascended ascended ascending'],
  descend: ['descend descends descended descended descending'],
  accelerate: ['accelerate accelerates accelerated accelerated accelerating'],
  decelerate: [
    'decelerate decelerates decelerated decelerated decelerating',
    'brake brakes braked braked braking',
  ],
  pass: ['pass passes passed passed passing'],
  reach: [
    'reach reaches reached reached reaching',
    'hit hits hit hit hitting',
    'strike strikes struck struck striking',
    'enter enters entered entered entering',
  ],
  leave: ['leave leaves left left leaving'],
  fall: ['fall falls fell fallen falling'],
  hang: ['hang hangs hung hung hanging'],
  collide: ['collide collides collided collided colliding'],
  coalesce: ['coalesce coalesces coalesced coalesced coalescing'],
};
const PHRASES: Record<string, { base: string; third: string; ing: string }> = {
  start: {
    base: 'set off|begin to move|start to move',
    third: 'sets off|begins to move|starts to move|starts moving',
    ing: 'setting off',
  },
  accelerate: { base: 'speed up', third: 'speeds up', ing: 'speeding up' },
  decelerate: { base: 'slow down', third: 'slows down', ing: 'slowing down' },
  stop: {
    base: 'come to rest|come to instantaneous rest|stop|come to a halt|come to a stop',
    third:
      'comes to rest|come to rest|comes to instantaneous rest|comes instantaneously to rest|stops|comes to a halt|comes to a stop|is brought to rest|is brought to a halt|came to rest',
    ing: 'coming to rest|stopping|coming to instantaneous rest|coming to a halt',
  },
  pass: { base: 'pass through', third: 'passes through', ing: 'passing through' },
  reach: { base: 'arrive at', third: 'arrives at|has reached|lands on', ing: 'arriving at' },
  return: { base: 'return to', third: 'returns to|has returned to', ing: 'returning to' },
  rest: {
    base: 'remain at rest|be at rest',
    third:
      'is at rest|are at rest|is stationary|are stationary|is initially at rest|lies at rest|lie at rest|rests|remains at rest|remain at rest|is held at rest|are held at rest|is held|is placed|lies|lie|is placed at rest',
    ing: 'at rest|resting|lying at rest|lying|placed|held at rest|held',
  },
  release: {
    base: 'be released',
    third:
      'is released|are released|is then released|are then released|is now released|are now released|was released',
    ing: 'released|being released',
  },
  project: {
    base: 'be projected',
    third:
      'is projected|are projected|is thrown|is fired|is launched|is kicked|is pushed off|is given a push|was thrown|is thrown up|is propelled',
    ing: 'projected|thrown|being projected|fired|launched|being thrown',
  },
  drop: { base: 'be dropped', third: 'is dropped|was dropped', ing: 'dropped|being dropped' },
  'no strike': {
    base: 'not strike',
    third:
      'misses (the cliff|the tower|the building) on its way down|does not strike (the cliff|the tower|the building) on its way down|does not hit (the cliff|the tower|the building) on its way down',
    ing: 'not striking the cliff on its way down',
  },
  'no rebound': {
    base: 'not rebound',
    third: 'does not rebound|does not bounce|do not rebound',
    ing: 'not rebounding',
  },
};

const VERB_RULES: Rule[] = [
  ...Object.entries(VERBS).flatMap(([verb, all]) =>
    all.flatMap((forms) => {
      const [base, third, past, participle, ing] = forms.split(' ') as [
        string,
        string,
        string,
        string,
        string,
      ];
      const has = `has ${participle}|have ${participle}|had ${participle}`;
      return [
        ...rule<object>(
          'verb',
          `(${third}|${base}|${past}|is ${ing}|are ${ing}|was ${ing}|${has})`,
          () => verb,
        ),
        ...rule<object>('verb-base', base, () => verb),
        ...rule<object>('verb-ing', ing, () => verb),
      ];
    }),
  ),
  ...Object.entries(PHRASES).flatMap(([verb, { base, third, ing }]) => [
    ...rule<object>('verb', `(${third})`, () => verb),
    ...rule<object>('verb-base', `(${base})`, () => verb),
    ...rule<object>('verb-ing', `(${ing})`, () => verb),
  ]),
  ...rule<{ v: string }>('verb', 'is driven', () => 'move'),
  ...rule<{ t: RawTerm; h: RawTerm }>(
    'does',
    '[then|now] (maintains|maintain|keeps|holds) (this|that|the same|this constant|a constant) (speed|velocity) [{h:hows}]',
    ({ h }: { h?: RawTerm }) => act('move', [the('steady'), ...listOf(h)]),
  ),
  ...rule<{ v: string }>('verb', '(continues|continue|begins) to {v:verb-base}', ({ v }) => v),
  ...rule<{ v: string }>(
    'verb',
    '(then|now|subsequently|later|next|finally|immediately|also|first|again|just) {v:verb}',
    ({ v }) => v,
  ),
  ...rule<{ v: string }>('verb', '{v:verb} (again|off again|once more)', ({ v }) => v),
];

/** Verbs whose object is a place or a body. */
const TO = new Set(['pass', 'reach', 'leave', 'return', 'climb', 'descend']);

function act(verb: string, hows: readonly RawTerm[], ...objects: RawTerm[]): RawFact[] | null {
  const joined = withRests(hows);
  const names = joined.flatMap((one) => (typeof one === 'object' && 'the' in one ? [one.the] : []));
  const isTwice = names.includes('freely') && (names.includes('upwards') || names.includes('downwards'));
  return isTwice || new Set(names).size < names.length
    ? null
    : [fact('act', SELF, verb, ...objects.map((one) => the('object', one)), ...joined)];
}

/** "From rest at A", "to rest at B": where it rests. */
function withRests(hows: readonly RawTerm[]): RawTerm[] {
  const joined: RawTerm[] = [];
  for (const one of hows) {
    const last = joined.at(-1);
    const isRest =
      typeof last === 'object' &&
      'the' in last &&
      ((last.the === 'from rest' && last.of.length === 0) ||
        (last.the === 'to' && last.of.length === 1 && last.of[0] === '0'));
    const isPlace =
      typeof one === 'object' &&
      'the' in one &&
      (one.the === 'at' ||
        (one.the === 'from' && typeof last === 'object' && 'the' in last && last.the === 'from rest'));
    if (isRest && isPlace) joined.splice(-1, 1, { ...last, of: [...last.of, ...one.of] });
    else joined.push(one);
  }
  return joined;
}

const listOf = (hows: RawTerm | undefined): readonly RawTerm[] =>
  hows !== undefined && isAll(hows) ? hows.all : [];

/** What a body does, in a main clause, as a participle and behind "to". */
const CLAUSES: Rule[] = (
  [
    ['does', 'verb'],
    ['to-do', 'verb-base'],
    ['doing', 'verb-ing'],
  ] as const
).flatMap(([kind, verb]) => [
  ...rule<{ v: string; h: RawTerm }>(
    kind,
    `{v:${verb}} [[,] {h:hows}]`,
    ({ v, h }: { v: string; h?: RawTerm }) =>
      v === 'collide' || v === 'reach' || v === 'leave' ? null : act(v, listOf(h)),
  ),
  ...['place', 'track'].flatMap((object) =>
    rule<{ v: string; p: RawTerm; h: RawTerm }>(
      kind,
      `{v:${verb}} {p:${object}} [[,] {h:hows}]`,
      ({ v, p, h }: { v: string; p: RawTerm; h?: RawTerm }) =>
        TO.has(v) && (object === 'place' || v === 'climb' || v === 'descend' || v === 'leave')
          ? act(v, listOf(h), p)
          : null,
    ),
  ),
  ...rule<{ v: string; p: RawTerm; h: RawTerm }>(
    kind,
    `{v:${verb}} {p:speed} [[,] {h:hows}]`,
    ({ v, p, h }: { v: string; p: RawTerm; h?: RawTerm }) =>
      v === 'reach' ? act('reach speed', listOf(h), p) : null,
  ),
  ...rule<{ v: string; p: RawTerm; h: RawTerm }>(
    kind,
    `{v:${verb}} a [maximum|greatest|constant] (speed|velocity) of {p:speed} [[,] {h:hows}]`,
    ({ v, p, h }: { v: string; p: RawTerm; h?: RawTerm }) =>
      v === 'reach' ? act('reach speed', listOf(h), p) : null,
  ),
]);

/** Several things that a body does, one after the other. */
const CHAINS: Rule[] = [
  ...rule<{ p: RawTerm; q: RawTerm; h: RawTerm; k: RawTerm; d?: RawTerm }>(
    'does',
    '(passes|passes through|passed|passed through) {p:place} [[,] {h:hows}] [,] and [then] [passes|through|passes through] {q:place} [, [which is] {d:length} [further] (up|down|along|beyond) [the (plane|slope|hill|road|line)] [from {r:place}] ,] [[,] {k:hows}]',
    ({ p, q, h, k, d }: { p: RawTerm; q: RawTerm; h?: RawTerm; k?: RawTerm; d?: RawTerm }) => {
      const [one, other] = [act('pass', listOf(h), p), act('pass', listOf(k), q)];
      if (!one || !other || d === undefined) return null;
      return [...one, ...other, fact('equal', the('distance', p, q), d)];
    },
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does',
    '{a:does} [,] (and|then|and then|and finally|but) {b:does}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('does', '{a:does} , {b:does}', ({ a, b }) => [...a, ...b]),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'doing',
    '{a:doing} [,] (and|then|and then|and finally) {b:doing}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('does', '{a:does} [,] [and then|and] {b:doing}', ({ a, b }) =>
    isRest(a.at(-1)) && isRest(b[0]) ? null : starts(b) ? [...b, ...a] : [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('does', '{a:does} [,] before {b:doing}', ({ a, b }) =>
    a.at(-1)?.of[1] === 'stop' ? null : [...a, ...b],
  ),
  ...rule<{ a: RawFact[] }>(
    'does',
    '{a:does} [,] before (reaching|it reaches|it has reached) the pulley',
    ({ a }) => [...a, fact('no pulley', SELF)],
  ),
  ...rule<{ f: RawFact[]; b: RawFact[] }>(
    'facts',
    '{f:facts} [,] as (it|he|she) {b:does}',
    ({ f, b }, [at]) => (b.length === 1 && b[0]!.of[1] === 'move' ? [...sayOf(it(at), b), ...f] : null),
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>(
    'does',
    '{a:does} [,] until (it|he|she|they) {b:does}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[]; x: RawTerm }>(
    'does',
    '{a:does} [,] (after which|after which time|at which point|and after this|at which time) (it|he|she|{x:body}) {b:does}',
    ({ a, b }) => [...a, ...b],
  ),
  ...rule<{ a: RawFact[]; b: RawFact[] }>('does', '{a:does} [,] to {b:to-do}', ({ a, b }) => [...a, ...b]),
  ...rule<{ a: RawFact[]; v: RawTerm }>(
    'does',
    '{a:does} [,] until (its|her|his|the) (speed|velocity) is {v:speed}',
    ({ a, v }) => [...a, fact('act', SELF, 'reach speed', the('object', v))],
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(finally|then|next|subsequently|later|now|throughout this time) [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ b: RawFact[] }>('being-body', '[,] {b:doing}', ({ b }) => b),
  ...rule<{ b: RawFact[] }>('being-body', ', {b:doing} ,', ({ b }) => b),
  ...rule<{ b: RawFact[]; f: RawFact[] }>('facts', '{b:doing} , {f:facts}', ({ b, f }, [at]) => [
    ...sayOf(f[0]?.of[0] ?? it(at), b),
    ...f,
  ]),
];

/** "Is held at rest" is one thing that it does. */
const isRest = (one: RawFact | undefined): boolean => one?.of[1] === 'rest';

/** "Starting from rest" stands behind what it comes before. */
const starts = (facts: RawFact[]): boolean => facts[0]?.of[1] === 'start';

export const ACT_RULES: Rule[] = [...VERB_RULES, ...CLAUSES, ...CHAINS, ...HOW_FAST, ...HOW_FAR];
