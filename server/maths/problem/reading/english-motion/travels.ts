import { fact, type RawFact, type RawTerm, SELF, saidOf } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isAcceleration, isLength, isSpeed, isTime } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';
import { ALONG } from './places.ts';

const UNIFORM = 'uniformly';
const isOpen = (v: RawTerm): boolean => typeof v === 'string';
const speedIs =
  (name: string) =>
  ({ v }: { v: RawTerm }): RawFact[] | null =>
    isSpeed(v) || isOpen(v) ? [equalTo(name, v)] : null;
const rated =
  (name: string) =>
  ({ v }: { v: RawTerm }): RawFact[] | null =>
    isAcceleration(v) || isOpen(v) ? [fact(UNIFORM), equalTo(name, v)] : null;

const OF_SPEED = '[(a|an|its) [initial|final|constant|steady|maximum] (speed|velocity) [{s:symbol}] of]';
const STEADILY = '(constant|uniform|steady)';

/** From what, to what, how long, how far and how steadily. */
const WAYS: Rule[] = [
  ...rule<object>('run-way', '[starting] from rest', () => [equalTo('initial velocity', '0')]),
  ...rule<object>('run-way', '(to rest|to a (stop|halt))', () => [equalTo('final velocity', '0')]),
  ...rule<{ v: RawTerm }>('run-way', `[starting] from ${OF_SPEED} {v:amount}`, speedIs('initial velocity')),
  ...rule<{ v: RawTerm }>('run-way', `to ${OF_SPEED} {v:amount}`, speedIs('final velocity')),
  ...rule<{ v: RawTerm }>(
    'run-way',
    `[,] (until (its (speed|velocity) is|it reaches|it has|it is (moving|travelling) at)|before reaching|before it reaches|reaching|to reach) ${OF_SPEED} {v:amount}`,
    speedIs('final velocity'),
  ),
  ...rule<{ v: RawTerm }>(
    'run-way',
    '(in|for|during|after|within|over|taking) [the|a] [further] [(time|time interval|period|interval) [{s:symbol}] of|next|first] {v:amount} [(to do so|to do this)]',
    ({ v }) => (isTime(v) ? [equalTo('time', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'run-way',
    '(in|over|through|for|within|after) [(a|an|the) [total] distance [{s:symbol}] of] {v:amount}',
    ({ v }) => (isLength(v) ? [equalTo('displacement', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'run-way',
    '(after|while|in) (travelling|moving|covering) [a distance [{s:symbol}] of] {v:amount}',
    ({ v }) => (isLength(v) ? [equalTo('displacement', v)] : null),
  ),
  ...rule<object>(
    'run-way',
    `(uniformly|at a ${STEADILY} rate|with [a|an] ${STEADILY} (acceleration|deceleration|retardation))`,
    () => [fact(UNIFORM)],
  ),
  ...rule<{ v: RawTerm }>(
    'run-way',
    `(at|at a [${STEADILY}] rate [{s:symbol}] of|with [a|an] [${STEADILY}] acceleration [{s:symbol}] [of]) {v:amount}`,
    rated('acceleration'),
  ),
  ...rule<{ v: RawTerm }>(
    'run-way',
    `with [a|an] [${STEADILY}] (deceleration|retardation) [{s:symbol}] [of] {v:amount}`,
    rated('deceleration'),
  ),
  ...rule<object>(
    'run-way',
    'by a (constant|uniform|steady) (braking|resistive|stopping|retarding|frictional|resultant) force',
    () => [fact(UNIFORM)],
  ),
  ...rule<{ v: RawTerm }>(
    'run-way',
    'by (a|an) [constant|average] (braking|stopping|retarding) force [{s:symbol}] of {v:amount}',
    ({ v }) => [equalTo('stopping force', v)],
  ),
  ...rule<object>('run-way', `(${ALONG}|in a straight line|due north|due south|due east|due west)`, () => []),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>('run-ways', '{f:run-way} [[,] {g:run-ways}]', ({ f, g }) => [
    ...f,
    ...(g ?? []),
  ]),
];

const FASTER =
  '(accelerates|is accelerated|is accelerating|accelerate|speeds up|gains speed|increases its (speed|velocity))';
const SLOWER =
  '(decelerates|is decelerated|is decelerating|slows|slows down|is slowed|is slowed down|brakes|reduces its (speed|velocity))';
const STOPS =
  '(comes to rest|is brought to rest|stops|is stopped|comes to a stop|comes to a halt|is brought to a halt|comes to rest again)';
const MOVES =
  '(moves|travels|is moving|is travelling|cycles|is cycling|runs|is running|walks|slides|is sliding|rolls|is rolling|drives|is driving|is driven|moves off|sets off|flies|is flying)';

/** A motion: at a steady rate where that was said. */
const run = (facts: RawFact[]): RawFact[] => {
  const isUniform = facts.some(({ relation }) => relation === UNIFORM);
  const told = facts.filter(({ relation }) => relation !== UNIFORM);
  return [...also('traveller', ...(isUniform ? UNIFORMLY : ['course']), 'moved mass'), ...told];
};

/** The rate at which it slows is told as one at which its speed changes. */
const slowing = (facts: RawFact[]): RawFact[] =>
  facts.map((one) => {
    const [left, value] = one.of;
    return typeof left === 'object' && 'the' in left && left.the === 'acceleration'
      ? equalTo('deceleration', value!)
      : one;
  });

const UNIFORMLY = ['motion', 'steady force'];
const uniformly = (at: number): RawFact[] =>
  UNIFORMLY.map((kind) => fact('also', onlyWith('displacement', at), kind));

const begun = (facts: RawFact[]): RawFact[] => [...run(facts), fact('phase', SELF)];
type Ways = { f?: RawFact[]; g?: RawFact[] };

const RUNS: Rule[] = [
  ...rule<Ways>('run', `[{g:run-ways}] ${FASTER} [{f:run-ways}]`, ({ f, g }) => [...(g ?? []), ...(f ?? [])]),
  ...rule<Ways>('run', `${SLOWER} [{f:run-ways}]`, ({ f }) => slowing(f ?? [])),
  ...rule<Ways>(
    'run',
    `(starts|begins|moves off|sets off|is released) from rest [,] (and|and then) {f:run}`,
    ({ f }) => [equalTo('initial velocity', '0'), ...f!],
  ),
  ...rule<Ways>('run', `(applies (the|its|her|his) brakes|starts to brake) and {f:run}`, ({ f }) => f!),
  ...rule<Ways>('run', `(applies (the|its|her|his) brakes|starts to brake) and {f:run-end}`, ({ f }) => f!),
  ...rule<Ways>('run', `${MOVES} {f:run-ways}`, ({ f }) =>
    f!.some(({ relation }) => relation === UNIFORM) ? f! : null,
  ),
  ...rule<Ways>('run-end', `${STOPS} [{f:run-ways}]`, ({ f }) => [
    equalTo('final velocity', '0'),
    ...slowing(f ?? []),
  ]),
  ...rule<Ways & { v: RawTerm }>(
    'run-end',
    `(reaches|attains|acquires|gains|takes off at|leaves the ground at|has) ${OF_SPEED} {v:amount} [{f:run-ways}]`,
    ({ v, f }) => (isSpeed(v) || isOpen(v) ? [equalTo('final velocity', v), ...(f ?? [])] : null),
  ),
  ...rule<Ways>('run-end', '(travels|moves|covers) {f:went}', ({ f }) => f!),
  ...rule<Ways & { v: RawTerm }>(
    'went',
    '[a [total] distance [{s:symbol}] of] {v:amount} {f:run-ways}',
    ({ v, f }) => (isLength(v) ? [equalTo('displacement', v), ...f!] : null),
  ),
  ...rule<Ways>('run', '{f:run} [,] (and|before it|until it|and finally) {g:run-end}', ({ f, g }) => [
    ...f!,
    ...g!,
  ]),
  ...rule<Ways>('run', '{f:run} [,] before (coming to rest|stopping) [{g:run-ways}]', ({ f, g }) => [
    ...f!,
    equalTo('final velocity', '0'),
    ...(g ?? []),
  ]),
  ...rule<Ways>('does', '{f:run}', ({ f }) => begun(f!)),
  ...rule<Ways>('does', `${STOPS} [{f:run-ways}]`, ({ f }) =>
    begun([equalTo('final velocity', '0'), ...slowing(f ?? [])]),
  ),
  ...rule<object>('does', '(starts|moves off|sets off) from rest', () => [
    ...also('traveller'),
    equalTo('initial velocity', '0'),
  ]),
];

/** What comes to its end was spoken of before: "In 8 s it reaches a speed of 14 m/s". */
const ENDINGS: Rule[] = [
  ...rule<{ e: RawTerm }>('runner', '{e:entity}', ({ e }) => e),
  ...['displacement', 'speed on the way', 'momentum'].flatMap((name) =>
    rule<object>('runner', '(it|she|he)', (_, [at]) => onlyWith(name, at)),
  ),
  ...rule<{ e: RawTerm } & Ways>('facts', '[{g:run-ways} [,]] {e:runner} {f:run-end}', ({ e, f, g }) =>
    saidOf(e, run([...(g ?? []), ...f!])),
  ),
  ...rule<{ e: RawTerm } & Ways>('facts', '{g:run-ways} [,] {e:runner} {f:run}', ({ e, f, g }) =>
    saidOf(e, begun([...g!, ...f!])),
  ),
  ...['speed on the way', 'momentum'].flatMap((name) =>
    rule<{ e: RawTerm; f: RawFact[] }>('facts', '(she|he) [then|now|also] {f:does}', ({ f }, [at]) =>
      saidOf(onlyWith(name, at), f),
    ),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    '{e:entity} and (her|his|its|their) (bicycle|bike|skis|sledge|sled|equipment|load|rider|driver|passengers|motorcycle|skateboard)',
    ({ e }) => e,
  ),
  ...['is reduced|decreases|falls|is decreased|drops', 'is increased|increases|rises'].flatMap((words, i) =>
    rule<{ e: RawTerm } & Ways>(
      'facts',
      `the (speed|velocity) of {e:entity} (${words}) [uniformly] {f:run-ways}`,
      ({ e, f }) => saidOf(e, begun(i === 0 ? slowing(f!) : f!)),
    ),
  ),
  ...rule<object>(
    'facts',
    '[(assume|assuming) that] (the|its|this) (acceleration|deceleration) [of {e:entity}] [may be assumed to be|can be assumed to be|is|remains] (constant|uniform) [throughout [the motion]]',
    (_, [at]) => uniformly(at),
  ),
  ...rule<{ e?: RawTerm }>(
    'facts',
    '[(assume|assuming)] [a] constant (acceleration|deceleration) [of {e:entity}] [may be assumed]',
    (_, [at]) => uniformly(at),
  ),
  ...rule<object>(
    'facts',
    '(the driver|the rider|the cyclist|the pilot|she|he) (applies|then applies) the brakes',
    () => spokenOf(),
  ),
  ...rule<object>('facts', 'the brakes are [then|now] applied', () => spokenOf()),
];

/** "In an experiment", "in one test": said in passing. */
const PASSING: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'facts',
    '(in (an|one) experiment|in a [road] test|in one test|during a test|in a laboratory experiment|on one occasion|in a (game|match|trial)) [,] {f:facts}',
    ({ f }) => f,
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `{e:entity} ${MOVES} [horizontally] {f:going} [,] (when|before) (the driver|the rider|its driver|the cyclist|he|she) (applies the brakes|brakes)`,
    ({ e, f }) => saidOf(e, f),
  ),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'facts',
    `{e:entity} ${MOVES} [horizontally] {f:going} [,] when (the|its) brakes are applied`,
    ({ e, f }) => saidOf(e, f),
  ),
];

const going = (v: RawTerm): RawFact[] => [...also('traveller'), fact('going', SELF, v)];

/** How fast it goes, where no more is told of it. */
const GOING: Rule[] = [
  ...rule<{ v: RawTerm; d?: RawFact[] }>(
    'going',
    `[${ALONG}] (at|with) [a|an] [constant|steady|uniform|initial] [(speed|velocity) [{s:symbol}] [of]] {v:amount} [{d:heading}] [${ALONG}|in a straight line|horizontally|towards (a|the) (wall|racket|bat|player|stick|club|plate|floor|barrier|batsman|goalkeeper|goal)]`,
    ({ v, d }) => (isSpeed(v) || isOpen(v) ? [...going(v), ...(d ?? [])] : null),
  ),
  ...[
    ['(to|towards) the right|due east|eastwards', '+'],
    ['(to|towards) the left|due west|westwards', '-'],
  ].flatMap(([words, way]) =>
    rule<object>('heading', `(${words})`, () => [fact('heads', SELF, way!, 'clash before')]),
  ),
  ...rule<{ f: RawFact[] }>('does', `${MOVES} [horizontally] {f:going}`, ({ f }) => f),
  ...rule<{ e: RawTerm; f: RawFact[] }>(
    'entity',
    '{e:entity} [,] [that is|which is|initially] (moving|travelling|sliding|running|flying|cycling|rolling) [horizontally] {f:going} [,]',
    ({ e, f }) => saying(e, f),
  ),
  ...['physics-noun', 'body-named'].flatMap((kind) =>
    rule<{ n: string; l?: string }>(
      'entity',
      `(a|the|another) [initially] stationary [{a:looks}] {n:${kind}} [{l:physics-name}]`,
      ({ n, l }, [at]) => saying(reference(`physics ${n}`, l ?? null, l ? 'the' : 'a', at), going('0')),
    ),
  ),
  ...rule<{ e: RawTerm }>(
    'entity',
    `{e:entity} [,] [that is|which is|that was|which was] [initially] (at rest|stationary) [initially] [${ALONG}] [,]`,
    ({ e }) => saying(e, going('0')),
  ),
];

export const TRAVEL_RULES: Rule[] = [...WAYS, ...RUNS, ...ENDINGS, ...PASSING, ...GOING];
