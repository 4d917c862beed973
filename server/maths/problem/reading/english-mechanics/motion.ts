import {
  fact,
  type RawFact,
  type RawGoal,
  type RawTerm,
  SELF,
  the,
  asks,
  isAll,
  isReference,
} from '../meaning.ts';
import { holds } from '../restrictions.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { BODIES } from '../mechanics/bodies.ts';
import { BODY_RULES } from './names.ts';

/** Where and when a motion begins. */
const STARTS: Rule[] = [
  ...rule<{ l: string }>('origin', '[a|the] [fixed] (point|origin) {l:label} [on the line]', ({ l }, [at]) =>
    reference('point', l, 'the', at),
  ),
  ...rule<{ l: string }>('origin', '{l:label}', ({ l }, [at]) => reference('point', l, 'bare', at)),
  ...rule<object>('origin', '(the|a) (fixed point|origin)', (_, [at]) => reference('point', 'O', 'the', at)),
  ...rule<{ e: string }>('begin', '(at|when) [time] {e:equation}', ({ e }) =>
    /^t\s*=\s*0$/.test(e) ? '0' : null,
  ),
  ...rule<object>('begin', 'initially', () => '0'),
  ...rule<{ v: RawTerm; x: RawTerm }>(
    'facts',
    '(the|its) initial (velocity|speed) [of {x:body}] is {v:speed}',
    ({ v, x }: { v: RawTerm; x?: RawTerm }, [at]) => [
      fact('go', x ?? reference('body', null, 'left out', at), 'start', the('speed', v)),
    ],
  ),
  ...rule<{ v: RawTerm }>('does-body', 'has [an] initial (velocity|speed) [of] {v:speed}', ({ v }) => [
    fact('go', SELF, 'start', the('speed', v)),
  ]),
];

/** The time, and what depends on it. */
const LAWS: Rule[] = [
  ...rule<{ t: RawTerm; e: RawTerm }>('clock', 'at time {t:duration} [after {e:departure}]', ({ t, e }) =>
    clock(t, e),
  ),
  ...rule<{ t: string }>('clock', 'at time {t:letter}', ({ t }) => clock(t)),
  ...rule<{ t: RawTerm; e: RawTerm }>(
    'clock',
    '[at|at a time] {t:duration} (after {e:departure}|later)',
    ({ t, e }) => clock(t, e),
  ),
  ...rule<{ t: RawTerm }>('clock', 'after {t:duration}', ({ t }) => clock(t)),
  ...rule<{ o: RawTerm }>(
    'departure',
    '[it|{x:body}] (leaving|passing|passing through|starting from|leaves|passes|passes through|starts from) {o:origin}',
    ({ o }) => o,
  ),
  ...rule<object>(
    'departure',
    '[it|{x:body}] (starting|leaving|it starts|the start of the motion|the motion begins|starts|setting off)',
    () => '',
  ),
  ...['displacement', 'velocity', 'acceleration'].flatMap((name) => [
    ...rule<{ x: RawTerm }>('quantity-of', `(the|its) ${name} of {x:body}`, ({ x }) => the(name, x)),
    ...rule<object>('quantity-of', `(the|its) ${name}`, (_, [at]) =>
      the(name, reference('body', null, 'left out', at)),
    ),
    ...rule<{ x: RawTerm }>('quantity-of', `{x:body} 's ${name}`, ({ x }) => the(name, x)),
    ...BODIES.split(' ').flatMap((noun) =>
      rule<object>('quantity-of', `the (${noun}'s|${noun}’s) ${name}`, (_, [at]) =>
        the(name, reference(noun, null, 'the', at)),
      ),
    ),
  ]),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'quantity-of',
    'the displacement of {x:body} from {o:origin}',
    ({ x, o }) => (isO(o) ? the('displacement', x) : null),
  ),
  ...rule<{ o: RawTerm }>('quantity-of', 'its displacement from {o:origin}', ({ o }, [at]) =>
    isO(o) ? the('displacement', reference('body', null, 'left out', at)) : null,
  ),
  ...Object.entries({ velocity: 'speed', acceleration: 'rate', displacement: 'length' }).flatMap(
    ([name, kind]) => [
      ...rule<{ v: RawTerm; x: RawTerm }>(
        'quantity-said',
        `(the|its) ${name} [,] {v:${kind}} [,] of {x:body}`,
        ({ v, x }) => ({ all: [the(name, x), v] }),
      ),
      ...rule<{ v: RawTerm; x: RawTerm; o: RawTerm }>(
        'quantity-said',
        `(the|its) ${name} [,] {v:${kind}} [,] of {x:body} from {o:origin}`,
        ({ v, x, o }) => (name === 'displacement' && isO(o) ? { all: [the(name, x), v] } : null),
      ),
    ],
  ),
  ...['speed', 'rate', 'length'].flatMap((kind) => [
    ...rule<{ q: RawTerm; v: RawTerm }>(
      'quantity-said',
      `{q:quantity-of} [,] {v:${kind}} [,]`,
      ({ q, v }) => ({ all: [q, v] }),
    ),
    ...rule<{ v: RawTerm }>('said-value', `{v:${kind}}`, ({ v }) => v),
  ]),
  ...rule<{ v: string }>('said-value', '{v:expression}', ({ v }) => v),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm }>(
    'facts',
    '{c:clock} [,] {q:quantity-of} is [given by] {v:said-value}',
    ({ c, q, v }) => [...c, fact('equal', q, v)],
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; v: RawTerm }>(
    'facts',
    '{q:quantity-of} {c:clock} is [given by] {v:said-value}',
    ({ c, q, v }) => [...c, fact('equal', q, v)],
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; e: string }>(
    'facts',
    '{c:clock} [,] {q:quantity-said} is given by {e:equation}',
    ({ c, q, e }) => (isAll(q) ? [...c, fact('equal', q.all[0]!, q.all[1]!), holds(e)] : null),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; e: string }>(
    'facts',
    '{q:quantity-said} {c:clock} is given by {e:equation}',
    ({ c, q, e }) => (isAll(q) ? [...c, fact('equal', q.all[0]!, q.all[1]!), holds(e)] : null),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; e: string }>(
    'facts',
    '{c:clock} [,] {q:quantity-of} is given by {e:equation}',
    ({ c, q, e }) => byLetter(c, q, e),
  ),
  ...rule<{ c: RawFact[]; q: RawTerm; e: string }>(
    'facts',
    '{q:quantity-of} {c:clock} is given by {e:equation}',
    ({ c, q, e }) => byLetter(c, q, e),
  ),
  ...rule<{ x: RawTerm; f: RawFact[]; g: RawFact[] }>(
    'facts',
    '{f:facts} [,] (so that|such that) {g:facts}',
    ({ f, g }) => [...f, ...g],
  ),
];

const SECONDS = ['s', 'second', 'seconds'];

/** The letter of a time in seconds. */
const letterOf = (t: RawTerm): string | null =>
  typeof t === 'string'
    ? t
    : typeof t === 'object' && 'amount' in t && SECONDS.includes(t.unit) && /^[a-zA-Z]$/.test(t.amount)
      ? t.amount
      : null;

/** The letter of the time, and the point where it is zero. */
function clock(t: RawTerm, from?: RawTerm): RawFact[] | null {
  const letter = letterOf(t);
  return letter === null
    ? null
    : [from === undefined || from === '' ? fact('clock', letter) : fact('clock', letter, from)];
}

/** "Its velocity is given by v = 3t²": v is the velocity. */
function byLetter(clock_: RawFact[], q: RawTerm, equation: string): RawFact[] | null {
  const letter = /^\s*([a-z])\s*=/.exec(equation)?.[1];
  return letter ? [...clock_, fact('equal', q, letter), holds(equation)] : null;
}

/** When something is so. */
/** Displacements are told from O; of another point nobody knows where it is. */
const isO = (origin: RawTerm): boolean => isReference(origin) && origin.name === 'O';

const MOMENTS: Rule[] = [
  ...rule<{ e: string }>('moment', '{e:equation}', ({ e }) => [holds(e)]),
  ...rule<{ x: RawTerm }>(
    'moment',
    '{x:body} (is [instantaneously|momentarily] at rest|is at instantaneous rest)',
    ({ x }) => [fact('at rest', x)],
  ),
  ...rule<{ q: RawTerm }>('moment', '{q:quantity-of} is (zero|0)', ({ q }) => [fact('equal', q, '0')]),
  ...['speed', 'rate'].flatMap((kind) =>
    rule<{ q: RawTerm; v: RawTerm }>('moment', `{q:quantity-of} is {v:${kind}}`, ({ q, v }) => [
      fact('equal', q, v),
    ]),
  ),
  ...rule<{ x: RawTerm; o: RawTerm }>(
    'moment',
    '{x:body} (returns to|is again at|passes through|is at) {o:origin} [again]',
    ({ x, o }) => (isO(o) ? [fact('back', x, o)] : null),
  ),
  ...rule<{ g: RawGoal[]; m: RawFact[] }>(
    'goals',
    '{g:goals} [,] (when|at an instant when|at a time when|at each of the instants when|at the instant when|at the instants when|at the time when|at the instant at which|at the time at which|at the moment when) {m:moment}',
    ({ g, m }) => g.map((one) => ({ ...one, where: [...(one.where ?? []), ...m] })),
  ),
  ...rule<{ g: RawGoal[]; m: RawFact[] }>(
    'sentence',
    '(when|at the instant when) {m:moment} , {g:goals}',
    ({ g, m }) => asks(g.map((one) => ({ ...one, where: [...(one.where ?? []), ...m] }))),
  ),
  ...rule<{ t: string; m: RawFact[] }>(
    'wanted',
    '[the] (value|values) of {t:letter} (when|at which|for which) {m:moment}',
    ({ t, m }) => (t.toLowerCase() === 't' ? { the: 'times', of: [t], where: m } : null),
  ),
  ...rule<{ m: RawFact[] }>(
    'wanted',
    '[the] (time|times|instant|instants) (when|at which) {m:moment}',
    ({ m }) => ({
      the: 'times',
      of: ['t'],
      where: m,
    }),
  ),
  ...rule<{ q: RawTerm }>('wanted', '{q:quantity-of}', ({ q }) => q),
  ...rule<{ q: RawTerm }>('wanted', 'the magnitude of {q:quantity-of}', ({ q }) => the('magnitude', q)),
  ...rule<{ x: RawTerm }>('wanted', '(the|its) speed of {x:body}', ({ x }) =>
    the('magnitude', the('velocity', x)),
  ),
  ...rule<object>('wanted', '(the|its) speed', (_, [at]) =>
    the('magnitude', the('velocity', reference('body', null, 'left out', at))),
  ),
  ...['greatest', 'least'].flatMap((kind) => {
    const words = kind === 'greatest' ? '(greatest|maximum)' : '(least|minimum)';
    return [
      ...rule<{ x: RawTerm }>('wanted', `the ${words} velocity of {x:body}`, ({ x }) =>
        the(kind, the('velocity', x)),
      ),
      ...rule<object>('wanted', `(the|its) ${words} velocity`, (_, [at]) =>
        the(kind, the('velocity', reference('body', null, 'left out', at))),
      ),
      ...rule<{ x: RawTerm }>('wanted', `the ${words} acceleration of {x:body}`, ({ x }) =>
        the(kind, the('acceleration', x)),
      ),
      ...rule<{ v: string }>('wanted', `the ${words} value of {v:letter}`, ({ v }) => the(kind, v)),
    ];
  }),
];

/** How far a body goes, and from when to when. */
const WAYS: Rule[] = [
  ...rule<{ x: RawTerm }>(
    'way',
    '[the] [total] distance [that is] (travelled|moved|covered) by {x:body}',
    ({ x }) => x,
  ),
  ...rule<{ x: RawTerm }>('way', '[the] [total] distance [that] {x:body} (travels|moves)', ({ x }) => x),
  ...rule<object>('way', '[the] [total] distance (travelled|moved|covered)', (_, [at]) =>
    reference('body', null, 'left out', at),
  ),
  ...rule<{ d: RawTerm }>('period', '(in|during) the first {d:duration} [of (the|its) motion]', ({ d }) => [
    fact('from', '0'),
    fact('to', d),
  ]),
  ...rule<{ a: string; b: string }>(
    'period',
    '(between|from) {a:equation} (and|to) {b:equation}',
    ({ a, b }) => between(a, b),
  ),
  ...rule<{ a: string; b: string }>('period', '(in|during|for) the interval {a:range}', ({ a }) => [
    holds(a),
  ]),
  ...rule<{ x: RawTerm; p: RawFact[] }>('wanted', '{x:way} {p:period}', ({ x, p }) => ({
    the: 'distance travelled',
    of: [x],
    where: p,
  })),
];

function between(a: string, b: string): RawFact[] | null {
  const [from, to] = [a, b].map((one) => /^\s*t\s*=\s*([\d./]+)\s*$/.exec(one)?.[1]);
  return from && to ? [fact('from', from), fact('to', to)] : null;
}

export const MOTION_RULES: Rule[] = [...BODY_RULES, ...STARTS, ...LAWS, ...MOMENTS, ...WAYS];
