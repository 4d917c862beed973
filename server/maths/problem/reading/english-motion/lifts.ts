import { fact, type RawFact, type RawTerm, SELF, saidOf, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { also, equalTo, isLength, isSpeed, isTime } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const MACHINE =
  '(electric motor|motor|small motor|crane|winch|hoist|electric winch|electric hoist|lift motor|machine|lifting machine|pulley system|weightlifter|student|man|woman|worker|engine|forklift truck|fork-lift truck)';
const ROPE = '(cable|rope|steel cable|wire|string|chain|steel rope|light rope|cord|light cable|single cable)';
const lifted = (at: number): RawTerm => onlyWith('lifting power', at);
const held = (at: number): RawTerm => onlyWith('supporting force', at);

/** By what, how fast, how high and in which time something is lifted. */
const WAYS: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'lift-way',
    '[vertically [upwards]] (through|by) [(a|the) [vertical] (height|distance) [{s:symbol}] of] {v:amount}',
    ({ v }) => (isLength(v) || typeof v === 'string' ? [equalTo('height raised', v)] : null),
  ),
  ...rule<{ v: RawTerm }>('lift-way', 'to a height [{s:symbol}] of {v:amount} [above the ground]', ({ v }) =>
    isLength(v) ? [equalTo('height raised', v)] : null,
  ),
  ...rule<{ v: RawTerm }>('lift-way', '(in|during) [a time [{s:symbol}] of] {v:amount}', ({ v }) =>
    isTime(v) ? [equalTo('time', v)] : null,
  ),
  ...rule<{ v: RawTerm }>(
    'lift-way',
    '(at|with) [a] (constant|steady|uniform) (speed|velocity) [{s:symbol}] [of] {v:amount}',
    ({ v }) => (isSpeed(v) || typeof v === 'string' ? [equalTo('lifting speed', v)] : null),
  ),
  ...rule<object>(
    'lift-way',
    `(at [a] (constant|steady|uniform) (speed|velocity)|vertically|vertically upwards|upwards|by (a|an|the) (${MACHINE}|${ROPE})|from the ground|from rest at ground level)`,
    () => [],
  ),
  ...rule<{ v: RawTerm }>('lift-way', `by (a|an|the) ${MACHINE} {v:machine-of}`, ({ v }) => [
    equalTo('efficiency', v),
  ]),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>('lift-ways', '{f:lift-way} [[,] {g:lift-ways}]', ({ f, g }) => [
    ...f,
    ...(g ?? []),
  ]),
  ...rule<{ v: RawTerm }>(
    'machine-of',
    '(of|with|having|that has) [an] efficiency [{s:symbol}] [of] {v:amount}',
    ({ v }) => v,
  ),
  ...rule<{ v: RawTerm }>('machine-of', '(that|which) is {v:amount} efficient', ({ v }) => v),
];

const LIFTS: Rule[] = [
  ...rule<{ f: RawFact[] }>('does', 'is [being] (lifted|raised|hoisted|pulled up) {f:lift-ways}', ({ f }) =>
    f.length > 0 ? [...also('lift by a motor'), ...f] : null,
  ),
  ...rule<{ e: RawTerm; f: RawFact[]; v?: RawTerm }>(
    'facts',
    `(a|an|the) ${MACHINE} [{v:machine-of}] (raises|lifts|hoists|pulls up|is used to raise|is used to lift|is used to hoist) {e:entity} {f:lift-ways}`,
    ({ e, f, v }) =>
      f.length > 0
        ? sayOf(e, [...also('lift by a motor'), ...f, ...(v === undefined ? [] : [equalTo('efficiency', v)])])
        : null,
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(the efficiency of the ${MACHINE} is|the ${MACHINE} has an efficiency of) {v:amount}`,
    ({ v }, [at]) => [equalTo('efficiency', v, lifted(at))],
  ),
  ...rule<{ v: RawTerm }>('facts', `the ${MACHINE} is {v:amount} efficient`, ({ v }, [at]) => [
    equalTo('efficiency', v, lifted(at)),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    `(the (input power to|power input to|power supplied to|electrical power supplied to|input power of|electrical power input to) the ${MACHINE} is|the ${MACHINE} has an input power of|the input power is) {v:amount}`,
    ({ v }, [at]) => [equalTo('input power', v, lifted(at))],
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [useful] work done [{s:symbol}] ([by the ${MACHINE}] on {e:entity}|by the ${MACHINE}|in (raising|lifting) {e:entity})`,
    ({ e }, [at]) => the('work done on the load', e ?? lifted(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] (input power to|power input to|power supplied to|input power of|electrical power supplied to|electrical power input to) the ${MACHINE}`,
    (_, [at]) => the('input power', lifted(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] [useful|average] (output power|power output|power|power developed) (of|from|by|delivered by|produced by|supplied by) the ${MACHINE}`,
    (_, [at]) => the('lifting power', lifted(at)),
  ),
  ...rule<object>('quant', `[the] efficiency [{s:symbol}] of the ${MACHINE}`, (_, [at]) =>
    the('efficiency', lifted(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] (power wasted|rate at which energy is wasted) (in|by) the ${MACHINE}`,
    (_, [at]) => the('wasted power', lifted(at)),
  ),
  ...rule<object>('quant', `[the] energy (supplied|input) to the ${MACHINE} [in this time]`, (_, [at]) =>
    the('input energy', lifted(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] (gain|increase) (in|of) [gravitational] potential energy [{s:symbol}] of {e:entity}',
    ({ e }) => the('gain in potential energy', e),
  ),
];

const UPWARDS: readonly (readonly [string, string])[] = [
  ['(upwards|upward|up|vertically upwards)', 'pulled upwards'],
  ['(downwards|downward|down|vertically downwards)', 'let downwards'],
];
const FASTER = '(accelerates|is accelerated|is accelerating|moves|is moving|travels|rises|descends)';

/** What a rope or an engine holds, on its way up or down. */
const HELD: Rule[] = UPWARDS.flatMap(([way, kind]) => [
  ...rule<{ f: RawFact[] }>('does', `[vertically] ${FASTER} [vertically] ${way} {f:run-ways}`, ({ f }) =>
    f.some(({ relation }) => relation === 'uniformly')
      ? [
          ...also(kind, 'traveller', 'motion'),
          ...f.filter(({ relation }) => relation !== 'uniformly'),
          fact('phase', SELF),
        ]
      : null,
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    `has an (${way} acceleration|acceleration ${way}) [{s:symbol}] of {v:amount}`,
    ({ v }) => [...also(kind), equalTo('acceleration', v)],
  ),
  ...rule<object>(
    'does',
    `${FASTER} [vertically] ${way} (at|with) [a] constant (speed|velocity) [[of] {v:amount}]`,
    () => [...also(kind), equalTo('acceleration', '0')],
  ),
]);

const HANGING: Rule[] = [
  ...rule<object>(
    'does',
    `(is supported|is suspended|hangs|is held|is raised|is pulled|is lifted) [vertically] (by|from|at the end of) (a|the|means of a) [single|vertical|light] ${ROPE}`,
    () => spokenOf(SELF),
  ),
  ...rule<object>('quant', `[the] [magnitude of the] tension [{s:symbol}] in the ${ROPE}`, (_, [at]) =>
    the('tension', held(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] [upward] (thrust|force exerted by the (engine|engines)) [{s:symbol}] [(of|from|produced by|provided by) (the|its) (engine|engines|rocket|rocket engine)]',
    (_, [at]) => the('thrust', held(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] [magnitude of the] [normal] [contact] force [{s:symbol}] [exerted] (on {e:entity} by the floor [of the lift]|by the floor [of the lift] on {e:entity})',
    ({ e }) => the('contact force', e),
  ),
  ...rule<object>(
    'does',
    '(stands|is standing|is) [at rest] (in|on the floor of|on [bathroom|weighing] scales in) a lift',
    () => also('passenger'),
  ),
  ...rule<{ f: RawFact[] }>('facts', 'the lift [then|now] {f:does}', ({ f }, [at]) =>
    saidOf(onlyWith('speed in a lift', at), f),
  ),
  ...rule<{ f: RawFact[] }>(
    'does',
    `(runs|walks|climbs) up (a flight of stairs|some stairs|a ladder|the stairs|a flight of steps|a hill) {f:climb-ways}`,
    ({ f }) => [...also('lift by a motor'), ...f],
  ),
  ...rule<{ v: RawTerm }>(
    'climb-way',
    '[(of|through|with)] [a] [total] [vertical] height [{s:symbol}] [of] {v:amount}',
    ({ v }) => (isLength(v) ? [equalTo('height raised', v)] : null),
  ),
  ...rule<{ v: RawTerm }>('climb-way', 'in [a time [{s:symbol}] of] {v:amount}', ({ v }) =>
    isTime(v) ? [equalTo('time', v)] : null,
  ),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>('climb-ways', '{f:climb-way} [[,] {g:climb-ways}]', ({ f, g }) => [
    ...f,
    ...(g ?? []),
  ]),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] [average|minimum|useful|average useful] (power|output power|power output) [{s:symbol}] (developed by|of|produced by|exerted by) {e:entity} [in (climbing|running up) (the stairs|the ladder)]',
    ({ e }) => the('lifting power', e),
  ),
];

export const LIFT_RULES: Rule[] = [...WAYS, ...LIFTS, ...HELD, ...HANGING];
