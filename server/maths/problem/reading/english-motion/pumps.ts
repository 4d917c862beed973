import { parseUnit } from '../../../algebra-system/numbers/units.ts';
import { type RawFact, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { equalTo, isLength, isTime } from '../english-physics/tails.ts';

const RAISES = '(raises|lifts|pumps|delivers|moves|raises up)';
const pump = (at: number): RawTerm => reference('physics pump', null, 'any', at);

const measures = (v: RawTerm, unit: string): boolean =>
  typeof v === 'object' &&
  'unit' in v &&
  parseUnit(v.unit)?.dimension.join() === parseUnit(unit)!.dimension.join();

const PER: readonly (readonly [string, string, string])[] = [
  ['minute', '1', 'min'],
  ['second', '1', 's'],
  ['hour', '1', 'h'],
];

const time = (at: number, amount: string, unit: string): RawFact =>
  equalTo('time', { amount, unit }, pump(at));

const water = (at: number, v: RawTerm): RawFact[] | null =>
  measures(v, 'kg')
    ? [equalTo('mass', v, pump(at))]
    : measures(v, 'm^3')
      ? [equalTo('volume', v, pump(at))]
      : null;

/** What raises water. */
export const PUMP_RULES: Rule[] = [
  ...rule<{ t: RawFact[]; w: RawFact[]; h: RawTerm }>(
    'facts',
    `(in|during) {t:pump-time} [,] (a|an|the) [electric|water] pump ${RAISES} {w:pump-water} through [a] [vertical] [(height|distance) [{s:symbol}] [of]] {h:amount}`,
    ({ t, w, h }, [at]) => (isLength(h) ? [...t, ...w, equalTo('height', h, pump(at))] : null),
  ),
  ...rule<{ t: RawFact[]; w: RawFact[]; h: RawTerm }>(
    'facts',
    `(a|an|the) [electric|water] pump [is used to] (${RAISES}|raise|lift) {w:pump-water} {t:pump-rate} through [a] [vertical] [(height|distance) [{s:symbol}] [of]] {h:amount}`,
    ({ t, w, h }, [at]) => (isLength(h) ? [...t, ...w, equalTo('height', h, pump(at))] : null),
  ),
  ...rule<{ t: RawFact[]; w: RawFact[]; h: RawTerm }>(
    'facts',
    `(a|an|the) [electric|water] pump [is used to] (${RAISES}|raise|lift) {w:pump-water} through [a] [vertical] [(height|distance) [{s:symbol}] [of]] {h:amount} {t:pump-rate}`,
    ({ t, w, h }, [at]) => (isLength(h) ? [...t, ...w, equalTo('height', h, pump(at))] : null),
  ),
  ...rule<{ v: RawTerm }>('pump-water', '[a (mass|volume) of] {v:quantity} of water', ({ v }, [at]) =>
    water(at, v),
  ),
  ...PER.flatMap(([word, amount, unit]) => [
    ...rule<object>('pump-time', `(each|every|one) ${word}`, (_, [at]) => [time(at, amount, unit)]),
    ...rule<object>('pump-rate', `(each|every|per) ${word}`, (_, [at]) => [time(at, amount, unit)]),
  ]),
  ...rule<{ v: RawTerm }>('pump-time', '[a time of] {v:quantity}', ({ v }, [at]) =>
    isTime(v) ? [equalTo('time', v, pump(at))] : null,
  ),
  ...rule<{ v: RawTerm }>('pump-rate', 'in [a time of] {v:quantity}', ({ v }, [at]) =>
    isTime(v) ? [equalTo('time', v, pump(at))] : null,
  ),
  ...rule<object>(
    'facts',
    'the water has negligible kinetic energy (when|as) it leaves the pump',
    (_, [at]) => [equalTo('gain in kinetic energy', '0', pump(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    'the water leaves the (pump|pipe|hose|nozzle) (with|at) [a] speed [{s:symbol}] of {v:amount}',
    ({ v }, [at]) => [equalTo('speed', v, pump(at))],
  ),
  ...rule<object>(
    'facts',
    'the water is [initially] at rest [initially] [in the (well|lake|reservoir|tank)]',
    () => spokenOf(),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    'the pump (is {v:amount} efficient|has an efficiency of {v:amount})',
    ({ v }, [at]) => [equalTo('efficiency', v, pump(at))],
  ),
  ...rule<{ v: RawTerm }>('facts', '[the] density of [the] water is {v:quantity}', ({ v }, [at]) => [
    equalTo('density', v, pump(at)),
  ]),
  ...rule<object>('quant', '[the] (input power to|power input to|power supplied to) the pump', (_, [at]) =>
    the('input power', pump(at)),
  ),
  ...rule<object>('quant', '[the] [useful] (output power|power output) (of|from) the pump', (_, [at]) =>
    the('output power', pump(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] (gain|increase) in [gravitational] potential energy of the water [in each second|each second|per second]',
    (_, [at]) => the('gain in potential energy', pump(at)),
  ),
];
