import { fact, isAll, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const it = (at: number): RawTerm => reference('body', null, 'left out', at);
const SLOPE = '(plane|slope|hill|road|surface|ramp|incline|track|hillside)';

/** How steep something is. */
const ANGLES: Rule[] = [
  ...rule<{ a: RawTerm }>(
    'steepness',
    '[inclined|which is inclined|that is inclined|is inclined] at [an angle] [of|an angle of] {a:an-angle} to the horizontal',
    ({ a }) => a,
  ),
  ...rule<{ a: string; s: string }>(
    'steepness',
    '[inclined|which is inclined|that is inclined] at [an] angle {a:letter} to the horizontal [,] where {s:equation}',
    ({ a, s }) => the('angle with', a, s),
  ),
  ...rule<{ v: string }>(
    'steepness',
    '[inclined|which is inclined] (at an angle to the horizontal whose|to the horizontal at an angle whose) sine is {v:number}',
    ({ v }) => the('angle of sine', v),
  ),
  ...rule<{ v: string }>(
    'steepness',
    '[inclined|which is inclined] at [an angle] {v:expression} to the horizontal',
    ({ v }) =>
      /^\\?sin\^\{?-1\}?|^\\?arcsin/.test(v)
        ? the('angle of sine', v.replace(/^\\?(?:sin\^\{?-1\}?|arcsin)\s*/, ''))
        : null,
  ),
];

/** Which way a body goes on a slope, and what drives it. */
const HOWS: Rule[] = [
  ...rule<{ s: RawTerm }>('how', `(up|directly up) a [straight] ${SLOPE} {s:steepness}`, ({ s }) =>
    the('uphill', s),
  ),
  ...rule<{ s: RawTerm }>('how', `(down|directly down) a [straight] ${SLOPE} {s:steepness}`, ({ s }) =>
    the('downhill', s),
  ),
  ...rule<object>('how', `(on|along) a [straight] [horizontal|level] [straight] (road|track)`, () =>
    the('in a line'),
  ),
  ...rule<{ p: RawTerm }>(
    'how',
    '(with its engine|with the engine|its engine) working at [a] [constant|steady] (rate|power) [of] {p:power}',
    ({ p }) => the('power', p),
  ),
  ...rule<{ r: RawTerm }>(
    'how',
    'against [a] [constant|total] (resistance|resistance force|resisting force|resistive force) [of] [magnitude] {r:force}',
    ({ r }) => the('resistance', r),
  ),
];

/** Up and down a hill. */
const CLIMBS: Rule[] = (
  [
    ['uphill', '(climbs|ascends|is climbing|goes up|is ascending)'],
    ['downhill', '(descends|is descending|goes down)'],
  ] as const
).flatMap(([way, verbs]) =>
  rule<{ s: RawTerm; h: RawTerm }>(
    'does-body',
    `${verbs} (a|the) [straight] ${SLOPE} {s:steepness} [[,] {h:hows}]`,
    ({ s, h }: { s: RawTerm; h?: RawTerm }) => [
      fact('go', SELF, 'move', the(way, s), ...(h !== undefined && isAll(h) ? h.all : [])),
    ],
  ),
);

const TO = '[to (the|its) motion [of {x:body}]|to the motion of {x:body}|on {x:body}|to motion]';
/** What resists, what drives and how hard. */
const FORCES: Rule[] = [
  ...rule<object>(
    'resisting',
    '(resistance|resistance force|resisting force|resistive force|frictional resistance)',
    () => '',
  ),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    `there is a [constant] {k:resisting} ${TO} of [magnitude] {r:force}`,
    ({ x, r }: { x?: RawTerm; r: RawTerm }, [at]) => [fact('equal', the('resistance', x ?? it(at)), r)],
  ),
  ...rule<{ x: RawTerm; r: RawTerm }>(
    'facts',
    `[the|a] [constant|total] {k:resisting} ${TO} (is|has magnitude|is constant and equal to|is constant at|has a constant value of|is a constant|is of magnitude) {r:force}`,
    ({ x, r }: { x?: RawTerm; r: RawTerm }, [at]) => [fact('equal', the('resistance', x ?? it(at)), r)],
  ),
  ...rule<object>('engine', 'the engine', (_, [at]) => it(at)),
  ...rule<{ o: RawTerm }>('engine', '{o:owner} engine', ({ o }) => o),
  ...rule<{ x: RawTerm }>('engine', 'the engine of {x:body}', ({ x }) => x),
  ...rule<{ p: RawTerm; e: RawTerm }>(
    'facts',
    '{e:engine} [now] (works|is working|is now working|operates) at [a] [constant|steady] (rate|power) of {p:power}',
    ({ p, e }) => [fact('equal', the('power', e), p)],
  ),
  ...rule<{ p: RawTerm; e: RawTerm }>(
    'facts',
    '{e:engine} (develops|is developing|produces|has|provides|has a constant power output of) [a] [constant] [power] [output] [of] {p:power}',
    ({ p, e }) => [fact('equal', the('power', e), p)],
  ),
  ...rule<{ p: RawTerm; x: RawTerm }>(
    'does-body',
    '(works|is working|now works) at [a] [constant|steady] (rate|power) of {p:power}',
    ({ p }) => [fact('equal', the('power', SELF), p)],
  ),
  ...rule<{ r: RawTerm }>(
    'does-body',
    '(experiences|is subject to|meets) a [constant] [total] {k:resisting} [to motion|to its motion|force] [of] [magnitude] {r:force}',
    ({ r }) => [fact('equal', the('resistance', SELF), r)],
  ),
  ...rule<{ r: RawTerm; x: RawTerm }>(
    'facts',
    'a [constant] {k:resisting} [force] [of] [magnitude] {r:force} acts on {x:body}',
    ({ r, x }) => [fact('equal', the('resistance', x), r)],
  ),
  ...rule<{ q: string }>(
    'facts',
    '(the|its) {q:lasting} [to (the|its) motion] (is unchanged|remains unchanged|are unchanged|remain unchanged|is the same|is the same as before|remains the same|are the same as before|does not change|do not change|remains constant)',
    ({ q }, [at]) => [fact('unchanged', it(at), q)],
  ),
  ...rule<object>('lasting', '(resistance|resistance force|total resistance)', () => 'resistance'),
  ...rule<object>('lasting', '(power|power of the engine|power output|rate of working)', () => 'power'),
  ...rule<object>(
    'lasting',
    '(power and the resistance|resistance and the power|power and resistance)',
    () => 'both',
  ),
  ...rule<{ p: RawTerm; x: RawTerm }>(
    'facts',
    '[the] (power of|power output of|power developed by|rate of working of) ({x:engine}|{x:body}) is [constant and equal to] {p:power}',
    ({ p, x }: { p: RawTerm; x?: RawTerm }, [at]) => [fact('equal', the('power', x ?? it(at)), p)],
  ),
  ...rule<{ f: RawTerm; x: RawTerm }>(
    'facts',
    '{x:engine} (exerts|produces|provides) a [constant] (driving|tractive) force of [magnitude] {f:force}',
    ({ f, x }: { f: RawTerm; x?: RawTerm }, [at]) => [fact('equal', the('driving force', x ?? it(at)), f)],
  ),
  ...rule<{ x: RawTerm; f: RawTerm }>(
    'facts',
    'the driving force (exerted|provided|produced|) [by|of] ({x:engine}|{x:body}) is {f:force}',
    ({ x, f }) => [fact('equal', the('driving force', x), f)],
  ),
  ...rule<object>('facts', '(the road|the track) is [straight and] (horizontal|level)', (_, [at]) => [
    fact('level road', it(at)),
  ]),
  ...rule<{ v: RawTerm; x: RawTerm }>(
    'moment',
    '(the speed of {x:body}|{x:owner} speed) is {v:speed}',
    ({ v, x }: { v: RawTerm; x?: RawTerm }, [at]) => [fact('equal', the('speed', x ?? it(at)), v)],
  ),
  ...rule<{ v: RawTerm; x: RawTerm }>(
    'moment',
    '{x:body} (is travelling|is moving|travels|moves) at [a] (constant|steady) speed [of] {v:speed}',
    ({ v, x }) => [fact('equal', the('speed', x), v), fact('equal', the('acceleration', x), '0')],
  ),
  ...rule<{ a: RawTerm; x: RawTerm }>(
    'moment',
    '({x:body} (is accelerating|accelerates|has acceleration|has an acceleration of) [at] {a:rate}|(the|{x:owner}) acceleration [of {x:body}] is {a:rate})',
    ({ a, x }: { a: RawTerm; x?: RawTerm }, [at]) => [fact('equal', the('acceleration', x ?? it(at)), a)],
  ),
  ...rule<{ m: RawFact[]; n: RawFact[] }>('moment', '{m:moment} and {n:moment}', ({ m, n }) =>
    [...m, ...n].some(({ relation }) => relation === 'holds') ? null : [...m, ...n],
  ),
  // At one moment it goes so fast and gains so much.
  ...rule<{ m: RawFact[]; n: RawFact[] }>(
    'facts',
    '(when|at the instant when|at an instant when|at a certain instant when) {m:moment} [,] {n:moment}',
    ({ m, n }) => goingWith([...m, ...n]),
  ),
  ...rule<{ m: RawFact[]; n: RawFact[] }>(
    'facts',
    '{n:moment} (when|at the instant when|at an instant when|at the moment when) {m:moment}',
    ({ m, n }) => goingWith([...m, ...n]),
  ),
  ...rule<{ v: RawTerm; x: RawTerm }>(
    'moment',
    '{x:body} (is travelling|is moving|travels|moves) (at|at a speed of|with speed) {v:speed}',
    ({ v, x }) => [fact('equal', the('speed', x), v)],
  ),
];

/** A speed and an acceleration that a body has at once. */
function goingWith(facts: RawFact[]): RawFact[] | null {
  const roles = facts.flatMap(({ relation, of: [property, value] }) =>
    relation === 'equal' &&
    typeof property === 'object' &&
    'the' in property &&
    ['speed', 'acceleration'].includes(property.the)
      ? [{ role: property.the, body: property.of[0]!, value: value! }]
      : [],
  );
  const [one, other] = roles;
  if (roles.length !== facts.length || roles.length !== 2 || one!.role === other!.role) return null;
  const speed = roles.find(({ role }) => role === 'speed')!;
  const rate = roles.find(({ role }) => role === 'acceleration')!;
  return [fact('go', speed.body, 'move', the('speed', speed.value), the('acceleration', rate.value))];
}

/** The letter of the speed on which a resistance depends. */
const SPEED_LETTER: Rule[] = [
  ...rule<{ f: RawFact[]; v: RawTerm; x: RawTerm }>(
    'facts',
    '{f:facts} [,] (when {x:owner} speed is {v:speed}|when {x:body} is moving at {v:speed}|when the speed of {x:body} is {v:speed}|at speed {v:speed})',
    ({ f, v, x }: { f: RawFact[]; v: RawTerm; x?: RawTerm }, [at]) => lettered(f, v, x ?? it(at)),
  ),
  ...rule<{ f: RawFact[]; v: RawTerm; x: RawTerm }>(
    'facts',
    '{f:facts} [,] where {v:speed} is (the|its) speed [of {x:body}]',
    ({ f, v, x }: { f: RawFact[]; v: RawTerm; x?: RawTerm }, [at]) => lettered(f, v, x ?? it(at)),
  ),
];

function lettered(facts: RawFact[], speed: RawTerm, body: RawTerm): RawFact[] | null {
  const isLetter = typeof speed === 'object' && 'amount' in speed && /^[a-z]$/.test(speed.amount);
  return isLetter ? [...facts, fact('speed letter', body, speed)] : null;
}

const GRAVITY: Rule[] = [
  ...rule<{ f: RawFact[] }>('sentence', '[in this question] (take|use) {f:note}', ({ f }) => ({
    facts: f,
    goals: [],
  })),
  ...rule<{ v: RawTerm }>('sentence', '[in this question] (take|use) g (as|to be) {v:rate}', ({ v }) => ({
    facts: [fact('equal', 'g', v)],
    goals: [],
  })),
];

const ASKED: Rule[] = [
  ...rule<{ x: RawTerm; h: RawTerm }>(
    'wanted',
    '[the] (greatest|maximum) [possible] [steady|constant] speed (of {x:body}|which {x:body} can maintain|that {x:body} can maintain|{x:body} can maintain|) [{h:how}]',
    ({ x, h }: { x?: RawTerm; h?: RawTerm }, [at]) =>
      h === undefined || (typeof h === 'object' && 'the' in h && ['uphill', 'downhill'].includes(h.the))
        ? the('greatest speed', x ?? it(at), ...(h === undefined ? [] : [h]))
        : null,
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (power of|power output of|power developed by|rate of working of|rate at which) ({x:engine}|{x:body}) [is working|works]',
    ({ x }: { x?: RawTerm }, [at]) => the('power', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [magnitude of the] driving force (of|exerted by|produced by) ({x:engine}|{x:body})',
    ({ x }: { x?: RawTerm }, [at]) => the('driving force', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] (tension in|magnitude of the tension in) the (string|rope|tow-bar|towbar|cable)',
    () => the('tension'),
  ),
  ...rule<{ x: RawTerm }>(
    'wanted',
    '[the] [magnitude of the] {k:resisting} [force] (to [the] motion [of {x:body}]|to {o:owner} motion|on {x:body}|acting on {x:body})',
    ({ x }: { x?: RawTerm }, [at]) => the('resistance', x ?? it(at)),
  ),
  ...rule<{ x: RawTerm }>('wanted', '[the] deceleration of {x:body}', ({ x }) => the('deceleration', x)),
];

export const FORCE_RULES: Rule[] = [
  ...CLIMBS,
  ...ANGLES,
  ...HOWS,
  ...FORCES,
  ...SPEED_LETTER,
  ...GRAVITY,
  ...ASKED,
];
