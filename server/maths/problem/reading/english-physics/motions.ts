import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isAcceleration, isLength, isSpeed, isTime } from './tails.ts';

const moving = (...facts: RawFact[]): RawFact[] => [...also('motion'), ...facts, fact('phase', SELF)];

const PLACE =
  '(along|on|down) (a|the) [long|smooth|straight|level|horizontal|frictionless] [,] [long|smooth|straight|level|horizontal] (road|track|line|path|surface|railway track|runway|straight line|test track|motorway)';

/** From what, to what, how long and how far. */
const TAILS: Rule[] = [
  ...rule<object>('motion-way', 'from rest', () => [equalTo('initial velocity', '0')]),
  ...rule<object>('motion-way', '(to rest|until it (stops|comes to rest))', () => [
    equalTo('final velocity', '0'),
  ]),
  ...rule<{ v: RawTerm }>('motion-way', 'from [a (speed|velocity) [{s:symbol}] of] {v:amount}', ({ v }) =>
    isSpeed(v) ? [equalTo('initial velocity', v)] : null,
  ),
  ...rule<{ v: RawTerm }>(
    'motion-way',
    'to [a [final] (speed|velocity) [{s:symbol}] of] {v:amount}',
    ({ v }) => (isSpeed(v) ? [equalTo('final velocity', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'motion-way',
    'until (its (speed|velocity) is|it reaches a (speed|velocity) of) {v:amount}',
    ({ v }) => (isSpeed(v) ? [equalTo('final velocity', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'motion-way',
    '(in|for|during) [a (time|time interval|period) [{s:symbol}] of] {v:amount}',
    ({ v }) => (isTime(v) ? [equalTo('time', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'motion-way',
    '(in|over|through|for) [a distance [{s:symbol}] of] {v:amount}',
    ({ v }) => (isLength(v) ? [equalTo('displacement', v)] : null),
  ),
  ...rule<object>('motion-way', PLACE, () => []),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'motion-ways',
    '{f:motion-way} [[,] {g:motion-ways}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
];

const UNIFORM = '(uniformly|at a (constant|uniform|steady) rate)';

const MOVES: Rule[] = [
  ...rule<{ f?: RawFact[]; g?: RawFact[] }>(
    'does',
    `accelerates [{g:motion-ways}] ${UNIFORM} [{f:motion-ways}]`,
    ({ f, g }) => moving(...(g ?? []), ...(f ?? [])),
  ),
  ...rule<{ f?: RawFact[] }>(
    'does',
    `(decelerates|slows [down]|is brought to rest) ${UNIFORM} [{f:motion-ways}]`,
    ({ f }) => moving(...(f ?? [])),
  ),
  ...rule<{ v: RawTerm; f?: RawFact[]; g?: RawFact[] }>(
    'does',
    `(accelerates|is accelerated) [uniformly] [{g:motion-ways}] (at|at a (constant|uniform) rate of|with [a|an] [constant|uniform] acceleration [{s:symbol}] of) {v:amount} [{f:motion-ways}]`,
    ({ v, f, g }) =>
      isAcceleration(v) || typeof v === 'string'
        ? moving(equalTo('acceleration', v), ...(g ?? []), ...(f ?? []))
        : null,
  ),
  ...rule<{ v: RawTerm; f?: RawFact[] }>(
    'does',
    `(decelerates|slows [down]) [uniformly] (at|at a (constant|uniform) rate of|with a [constant|uniform] deceleration of) {v:amount} [{f:motion-ways}]`,
    ({ v, f }) => (isAcceleration(v) ? moving(equalTo('deceleration', v), ...(f ?? [])) : null),
  ),
  ...rule<{ v: RawTerm; f?: RawFact[] }>(
    'does',
    '(has|moves with|travels with|experiences|undergoes) [a|an] (constant|uniform) acceleration [{s:symbol}] of {v:amount} [{f:motion-ways}]',
    ({ v, f }) => (isAcceleration(v) ? moving(equalTo('acceleration', v), ...(f ?? [])) : null),
  ),
  ...rule<{ f?: RawFact[] }>(
    'does',
    '(moves|travels) with (constant|uniform) acceleration [{f:motion-ways}]',
    ({ f }) => moving(...(f ?? [])),
  ),
  ...rule<object>('does', '(starts|moves off) from rest', () => [equalTo('initial velocity', '0')]),
  ...rule<{ f: RawFact[]; g: RawFact[] }>('does', 'starts from rest [,] (and|and then) {g:does}', ({ g }) => [
    equalTo('initial velocity', '0'),
    ...g,
  ]),
  ...rule<{ v: RawTerm; f?: RawFact[] }>(
    'does',
    '(travels|moves|is travelling|is moving|cycles|runs|walks) [{g:motion-way}] at [a] (constant|steady|uniform) (speed|velocity) [{s:symbol}] of {v:amount} [{f:motion-ways}]',
    ({ v, f }) =>
      isSpeed(v)
        ? [...also('steady motion'), equalTo('speed', v), ...(f ?? []).map(steadily), fact('phase', SELF)]
        : null,
  ),
];

const steadily = (one: RawFact): RawFact => {
  const [left, value] = one.of;
  return typeof left === 'object' && 'the' in left && left.the === 'displacement'
    ? equalTo('distance', value!)
    : one;
};

const INTERVAL =
  '(in|during) (this time|this period|this motion|the acceleration|the deceleration|this acceleration)';

const ASKED: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [total] distance [{s:symbol}] (travelled|moved|covered) by {e:entity} [${INTERVAL}|while it is (accelerating|decelerating)|as it (accelerates|decelerates|comes to rest)]`,
    ({ e }) => the('distance', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] distance [{s:symbol}] that {e:entity} (travels|moves) [in this time|during this time]',
    ({ e }) => the('distance', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] time [{s:symbol}] taken (by|for) {e:entity} to (come to rest|stop|reach this speed)',
    ({ e }) => the('time', e),
  ),
];

export const MOTION_RULES: Rule[] = [...TAILS, ...MOVES, ...ASKED];
