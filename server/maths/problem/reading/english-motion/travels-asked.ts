import { fact, type RawTerm, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isSpeed, isTime } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';
import type { RawFact } from '../meaning.ts';
import { SELF } from '../meaning.ts';
import { ALONG } from './places.ts';

const travelling = (at: number): RawTerm => onlyWith('displacement', at);

const STOP =
  '(stop|stopping|comes to rest|coming to rest|come to rest|it stops|it comes to rest|being brought to rest)';
/** Of the one motion that was told. */
const DURING =
  '((in|during) (this|that|the) (time|period|motion|acceleration|deceleration|braking)|while [it is] (accelerating|decelerating|braking|slowing down|coming to rest)|as it (accelerates|decelerates|comes to rest|slows down|speeds up)|(before|in|until) (coming to rest|stopping|it comes to rest|it stops|taking off|it takes off)|to (stop|come to rest))';
const END =
  '(at the end of (this|the|that) (time|period|motion|acceleration|deceleration|interval)|after this time|at this time|at take-off|as it takes off|when it takes off|when it leaves the ground|as it leaves the ground|at this speed)';
const START =
  '(initially|at the start|before (braking|the brakes are applied|it brakes|it starts to slow down))';

const ENDED: Readonly<Record<string, string>> = {
  speed: 'final velocity',
  velocity: 'final velocity',
  momentum: 'final momentum',
  'kinetic energy': 'final kinetic energy',
};
const STARTED: Readonly<Record<string, string>> = {
  speed: 'initial velocity',
  velocity: 'initial velocity',
  momentum: 'initial momentum',
  'kinetic energy': 'initial kinetic energy',
};

const moment = (words: string, names: Readonly<Record<string, string>>): Rule[] => [
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the] {p:property} [{s:symbol}] of {e:entity} [,] ${words}`,
    ({ p, e }) => (names[p] === undefined ? null : the(names[p], e)),
  ),
  ...rule<{ p: string }>('quant', `(its|the) {p:property} [{s:symbol}] [,] ${words}`, ({ p }, [at]) =>
    names[p] === undefined ? null : the(names[p], travelling(at)),
  ),
];

/** What is asked of a motion along a line. */
export const TRAVEL_GOALS: Rule[] = [
  ...moment(END, ENDED),
  ...moment(START, STARTED),
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'quant',
    '{q:quant} [,] at the end of [the|a|this] [time of] {v:quantity}',
    ({ q, v }) =>
      typeof q === 'object' && 'the' in q && isTime(v)
        ? { ...q, where: [...(q.where ?? []), equalTo('time', v, q.of[0]!)] }
        : null,
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [total] distance [{s:symbol}] (travelled|moved|covered) by {e:entity} [,] [${DURING}]`,
    ({ e }) => the('distance', e),
  ),
  ...rule<object>(
    'quant',
    `[the] [total] distance [{s:symbol}] (travelled|moved|covered) [${DURING}]`,
    (_, [at]) => the('distance', travelling(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] distance [{s:symbol}] [that|through which] {e:entity} (travels|moves|accelerates) [${DURING}]`,
    ({ e }) => the('distance', e),
  ),
  ...rule<{ e: RawTerm }>('quant', `[the] (stopping|braking) distance [{s:symbol}] of {e:entity}`, ({ e }) =>
    the('distance', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] taken [(by|for) {e:entity}] [to ${STOP}|to reach this speed|for this|in ${STOP}]`,
    ({ e }, [at]) => the('time', e ?? travelling(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] (for which|during which) {e:entity} (accelerates|decelerates|is accelerating|is decelerating|is braking)`,
    ({ e }) => the('time', e),
  ),
  ...rule<{ p: string; e: RawTerm }>(
    'quant',
    `[the] [constant|uniform|average] {p:property} [{s:symbol}] of {e:entity} ${DURING}`,
    ({ p, e }) => (/^(?:acceleration|deceleration|average)/.test(p) ? the(p, e) : null),
  ),
];

const BRAKING =
  '[the] [magnitude of the] [average|mean|constant] (braking|stopping|retarding) force [{s:symbol}] [(acting|exerted) on {e:entity}|on {f:entity}] [by the brakes]';
const FALLEN = '(has fallen|has travelled|has moved|has covered|falls through|has fallen through|travels)';

/** On its way; and what stops it, by the time or by the distance. */
export const ON_THE_WAY_GOALS: Rule[] = [
  ...['stopping force', 'stopping force over the time'].flatMap((name) =>
    rule<object>('quant', BRAKING, (_, [at]) => the(name, travelling(at))),
  ),
  ...['displacement', 'distance fallen'].flatMap((name) =>
    rule<{ q: RawTerm; v: RawTerm }>(
      'quant',
      `{q:quant} [,] (after|when|once) (it|{e:entity}) ${FALLEN} [(a|the) [first] [vertical] (distance|height) [{s:symbol}] of|the first] {v:amount}`,
      ({ q, v }) =>
        typeof q === 'object' && 'the' in q
          ? { ...q, where: [...(q.where ?? []), equalTo(name, v, q.of[0]!)] }
          : null,
    ),
  ),
];

/** A force that acts for a time, or along a way. */
export const FORCE_RULES: Rule[] = [
  ...rule<{ v: RawTerm }>('force-way', `for [a time [{s:symbol}] of] {v:amount}`, ({ v }) =>
    isTime(v) ? [equalTo('time', v)] : null,
  ),
  ...rule<{ v: RawTerm; e: RawTerm; f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `(a|the) [constant|steady] (resultant|net|unbalanced) force [{s:symbol}] of {v:amount} (acts|is acting) [{f:force-way}] on {e:entity} [{g:force-way}]`,
    ({ v, e, f, g }) => forced(e, v, [...(f ?? []), ...(g ?? [])]),
  ),
  ...[
    ['in (the|its) direction of [its] (motion|travel)', false],
    [
      '(in the opposite direction to|against|opposite to|opposing) (its|the) [direction of] (motion|velocity)',
      true,
    ],
  ].flatMap(([words, isAgainst]) =>
    rule<{ v: RawTerm; e: RawTerm; f: RawFact[] }>(
      'facts',
      `(a|the) [constant|steady] force [{s:symbol}] of {v:amount} (acts|is then applied|is applied|then acts) (on|to) {e:entity} {f:force-way} ${String(words)}`,
      ({ v, e, f }) => forced(e, isAgainst ? the('product', '-1', v) : v, f),
    ),
  ),
  ...rule<{ v: RawTerm; f?: RawFact[] }>(
    'does',
    `is acted on by a [constant|steady] (resultant|net|unbalanced) force [{s:symbol}] of {v:amount} [{f:force-way}]`,
    ({ v, f }) => forced(SELF, v, f ?? []),
  ),
];

const forced = (e: RawTerm, v: RawTerm, ways: RawFact[]): RawFact[] =>
  [
    ...(ways.length > 0
      ? [...also('traveller', 'motion', 'moved mass', 'steady force'), fact('phase', SELF)]
      : []),
    equalTo('resultant force', v),
    ...ways,
  ].map(({ relation, of }) => ({ relation, of: of.map((one) => placed(one, e)) }));

const placed = (term: RawTerm, e: RawTerm): RawTerm =>
  term === SELF
    ? e
    : typeof term === 'object' && 'the' in term
      ? { ...term, of: term.of.map((one) => placed(one, e)) }
      : term;

/** How long and how far it goes at a steady speed. */
export const STEADY_RULES: Rule[] = [
  ...rule<{ v: RawTerm; f?: RawFact[]; g?: RawFact[] }>(
    'does',
    `(travels|moves|is travelling|is moving|cycles|runs|walks|flies) [{g:steady-way}] (at|with) [a] (constant|steady|uniform) (speed|velocity) [{s:symbol}] of {v:amount} {f:steady-ways}`,
    ({ v, f, g }) =>
      isSpeed(v)
        ? [...also('steady motion'), equalTo('speed', v), ...(g ?? []), ...f!, fact('phase', SELF)]
        : null,
  ),
  ...rule<{ v: RawTerm }>(
    'steady-way',
    '(in|for|during) [a (time|period) [{s:symbol}] of] {v:amount}',
    ({ v }) => (isTime(v) ? [equalTo('time', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'steady-way',
    '(for|over|through) [a distance [{s:symbol}] of] {v:amount}',
    ({ v }) => (isTime(v) || isSpeed(v) ? null : [equalTo('distance', v)]),
  ),
  ...rule<object>('steady-way', ALONG, () => []),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'steady-ways',
    '{f:steady-way} [[,] {g:steady-ways}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
];
