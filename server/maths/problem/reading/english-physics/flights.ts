import { fact, type RawFact, type RawTerm, SELF, sayOf, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { PERSON as STUDENT, spokenOf } from './scenes.ts';
import { also, equalTo, isSpeed, isTime, renamed } from './tails.ts';
import { onlyWith } from './things.ts';

const THROWN = '(thrown|projected|fired|launched|kicked|hit|struck|shot|catapulted)';
const PERSON = `(${STUDENT.slice(1, -1)}|child|man|woman|person|player|golfer|footballer|tennis player|cricketer|juggler|gun|cannon|catapult)`;
const GROUND =
  '(the ground|ground|the horizontal ground|ground level|the floor|the sea|the water|the surface of the sea|the surface of the water|the sea surface|the surface of the ground|the surface of the moon|horizontal ground|the lake|the river|the beach)';
const HEIGHT_OF =
  '(cliff|vertical cliff|tower|building|tall building|bridge|wall|platform|table|bench|window|balcony|roof|point|top of the cliff|top of the tower|top of the building|edge of the cliff|point of projection|helicopter|balloon)';
const TOP = '(top|top edge|edge|roof|window|point [{l:label}] at the (edge|top)|edge of the top|side)';

const START: Readonly<Record<string, string>> = {
  speed: 'speed of projection',
  velocity: 'speed of projection',
  'initial speed': 'speed of projection',
  'initial velocity': 'speed of projection',
  'kinetic energy': 'initial kinetic energy',
  'initial kinetic energy': 'initial kinetic energy',
};
const END: Readonly<Record<string, string>> = { speed: 'final speed', velocity: 'final speed' };

const above = (v: RawTerm): RawFact[] => [...also('landing'), equalTo('height of projection', v)];

/** From where something is thrown. */
const PLACES: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'place',
    `[(the|a) ${TOP} of] (a|the) [vertical|tall|high|horizontal] (cliff|tower|building|bridge|wall|platform|table|bench) (of height [{s:symbol}] [of]|of vertical height|that has a height of) {v:amount} [above ${GROUND}]`,
    ({ v }) => above(v),
  ),
  ...rule<{ v: RawTerm }>(
    'place',
    `[(the|a) ${TOP} of] (a|the) [vertical|tall|high|horizontal] (cliff|tower|building|bridge|wall|platform|table|bench) [that is|which is|,] {v:quantity} (high|tall|above ${GROUND}) [,]`,
    ({ v }) => above(v),
  ),
  ...rule<object>(
    'place',
    `[(the|a) ${TOP} of] (a|the) [vertical|tall|high|horizontal] (cliff|tower|building|bridge|wall|platform|stationary balloon|stationary hot-air balloon|table|bench)`,
    () => spokenOf(SELF),
  ),
  ...rule<{ v: RawTerm }>(
    'place',
    `a [vertical] height [{s:symbol}] [of] {v:amount} [above ${GROUND}]`,
    ({ v }) => above(v),
  ),
  ...rule<{ v: RawTerm }>(
    'place',
    `a point [{l:label}] [that is|which is|,] {v:amount} [vertically] above ${GROUND}`,
    ({ v }) => above(v),
  ),
  ...rule<object>('place', 'a point {l:label}', () => spokenOf(SELF)),
  ...rule<object>('place', '[the] [horizontal|level|flat] (ground|ground level)', () =>
    also('landing on the level', 'landing'),
  ),
];

/** How it is thrown: with what speed, and from where. */
const WAYS: Rule[] = [
  ...rule<{ f: RawFact[] }>('throw-way', '(with|at) {f:with}', ({ f }) =>
    f.every(isOfSpeed) ? renamed(f, START) : null,
  ),
  ...rule<{ v: RawTerm }>('throw-way', 'at {v:quantity}', ({ v }) =>
    isSpeed(v) ? [equalTo('speed of projection', v)] : null,
  ),
  ...rule<{ f: RawFact[] }>('throw-way', '(from|off|at) {f:place}', ({ f }) => f),
  ...rule<object>(
    'throw-way',
    '(onto|on to|to) (a|the) [hard|horizontal|rigid] (floor|ground|surface|table|plate)',
    () => also('landing'),
  ),
  ...rule<{ f: RawFact[] }>('throw-way', '(into the air|in a vacuum|in air)', () => spokenOf(SELF)),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>('throw-ways', '{f:throw-way} [[,] {g:throw-ways}]', ({ f, g }) => [
    ...f,
    ...(g ?? []),
  ]),
  ...rule<object>('throw-direction', '[vertically] (upwards|upward|up)', () => also('thrown upwards')),
  ...rule<object>('throw-direction', 'vertically into the air', () => also('thrown upwards')),
  ...rule<object>('throw-direction', '[vertically] (downwards|downward|down)', () =>
    also('thrown downwards'),
  ),
  ...rule<object>('throw-direction', 'horizontally', () => also('thrown horizontally')),
  ...rule<{ v: RawTerm }>(
    'throw-direction',
    'at (an angle [{s:symbol}] [of]|) {v:amount} (to|above) the (horizontal|ground|horizontal ground)',
    ({ v }) => [...also('thrown at an angle'), equalTo('angle of projection', v)],
  ),
  ...rule<{ d: RawFact[]; f?: RawFact[]; g?: RawFact[] }>(
    'does',
    `(is|are|was) ${THROWN} [{f:throw-ways}] [,] {d:throw-direction} [{g:throw-ways}]`,
    ({ d, f, g }) => [...d, ...(f ?? []), ...(g ?? []), fact('phase', SELF)],
  ),
  ...rule<{ d: RawFact[]; f?: RawFact[]; g?: RawFact[] }>(
    'does',
    '(leaves|leave) [{f:throw-ways}] [,] {d:throw-direction} [{g:throw-ways}]',
    ({ d, f, g }) => [...d, ...(f ?? []), ...(g ?? []), fact('phase', SELF)],
  ),
  ...rule<{ e: RawTerm; d: RawFact[]; f?: RawFact[]; g?: RawFact[] }>(
    'facts',
    `(a|the) ${PERSON} (throws|kicks|projects|hits|fires|launches|catapults) {e:entity} [{f:throw-ways}] [,] {d:throw-direction} [{g:throw-ways}]`,
    ({ e, d, f, g }) => sayOf(e, [...d, ...(f ?? []), ...(g ?? []), fact('phase', SELF)]),
  ),
  ...rule<{ e: RawTerm; f?: RawFact[] }>(
    'facts',
    `(a|the) ${PERSON} (drops|releases) {e:entity} [from rest] [{f:throw-ways}]`,
    ({ e, f }) => sayOf(e, dropped(f)),
  ),
  ...rule<{ f?: RawFact[] }>('does', '(is|was) dropped [from rest] [{f:throw-ways}]', ({ f }) => dropped(f)),
  ...rule<{ f: RawFact[] }>('does', '(is|was) released [from rest] {f:throw-ways}', ({ f }) => dropped(f)),
  ...rule<{ f?: RawFact[] }>(
    'does',
    '(is|was) (released|dropped) [from rest] [{g:throw-ways}] and (falls|then falls) [freely|vertically|vertically downwards] [{f:throw-ways}]',
    ({ f, g }: { f?: RawFact[]; g?: RawFact[] }) => dropped([...(g ?? []), ...(f ?? [])]),
  ),
  ...rule<{ f?: RawFact[] }>(
    'does',
    'falls [freely|vertically|freely and vertically] from rest [{f:throw-ways}]',
    ({ f }) => dropped(f),
  ),
];

const isOfSpeed = ({ of: [left] }: RawFact): boolean =>
  typeof left !== 'object' || !('the' in left) || left.the in START;

const dropped = (f: RawFact[] | undefined): RawFact[] => [
  ...also('dropped'),
  ...(f ?? []),
  fact('phase', SELF),
];

const HITS = '(hits|strikes|reaches|lands on|enters|lands in|falls into|hit|strike|reach)';

const LANDING: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'landing-way',
    '(after|in) [a time [{s:symbol}] of] {v:amount} [from when it was thrown]',
    ({ v }) => (isTime(v) ? [equalTo('time of flight', v)] : null),
  ),
  ...rule<{ v: RawTerm }>(
    'landing-way',
    '{v:quantity} (later|after (it is|it was|being) (thrown|released|dropped|projected))',
    ({ v }) => (isTime(v) ? [equalTo('time of flight', v)] : null),
  ),
  ...rule<{ f: RawFact[] }>('landing-way', '(with|at) {f:with}', ({ f }) =>
    f.every(isOfSpeed) ? renamed(f, END) : null,
  ),
  ...rule<{ v: RawTerm }>(
    'landing-way',
    'with a velocity that makes an angle [{s:symbol}] of {v:amount} (with|to) the horizontal',
    ({ v }) => [equalTo('angle at the ground', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'landing-way',
    'at (a|an) (angle [{s:symbol}] of) {v:amount} to the horizontal',
    ({ v }) => [equalTo('angle at the ground', v)],
  ),
  ...rule<{ v: RawTerm }>(
    'landing-way',
    '[at] [a (horizontal distance|distance) [{s:symbol}] of] {v:amount} from the (base|foot|bottom) of the (cliff|tower|building|table|wall|bench)',
    ({ v }) => [equalTo('range', v)],
  ),
  ...rule<{ f: RawFact[]; g?: RawFact[] }>(
    'landing-ways',
    '{f:landing-way} [[,] {g:landing-ways}]',
    ({ f, g }) => [...f, ...(g ?? [])],
  ),
  ...rule<{ f?: RawFact[] }>('does', `[then|eventually] ${HITS} ${GROUND} [{f:landing-ways}]`, ({ f }) => [
    ...also('landing'),
    ...(f ?? []),
  ]),
  ...rule<object>(
    'does',
    '(passes [the edge|its starting point|the point of projection|the edge of the cliff] on its way down|passes the edge of the cliff on its way down|just misses the (edge of the cliff|cliff edge|cliff) as it falls)',
    () => spokenOf(SELF),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the ${HEIGHT_OF} is {v:quantity} (high|above ${GROUND}|tall)`,
    ({ v }, [at]) => [equalTo('height of projection', v, onlyWith('height of projection', at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the ${HEIGHT_OF} (has a height|is at a height) [{s:symbol}] of {v:amount} [above ${GROUND}]`,
    ({ v }, [at]) => [equalTo('height of projection', v, onlyWith('height of projection', at))],
  ),
  ...rule<object>(
    'quant',
    `[the] height [{s:symbol}] of the (cliff|tower|building|bridge|table|bench|window)`,
    (_, [at]) => the('height of projection', onlyWith('height of projection', at)),
  ),
];

const MAXIMUM = '(maximum|greatest)';

/** What is asked of a flight. */
const ASKED: Rule[] = [
  ...rule<{ e: RawTerm }>('flying', '{e:entity}', ({ e }) => e),
  ...rule<object>('flying', 'it', (_, [at]) => onlyWith('time of flight', at)),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] ${MAXIMUM} height [{s:symbol}] [reached] (of|by|reached by|gained by|attained by) {e:flying}`,
    ({ e }) => the('maximum height', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] ${MAXIMUM} height [{s:symbol}] (to which {e:flying} rises|that {e:flying} reaches)`,
    ({ e }) => the('maximum height', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] ${MAXIMUM} height [{s:symbol}] [reached] (of|by|reached by) {e:flying} [,] above (the point of projection|its starting point|the point from which it is thrown|the top of the cliff)`,
    ({ e }) => the('rise to the top', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] ${MAXIMUM} height [{s:symbol}] [reached] (of|by|reached by) {e:flying} [,] above ${GROUND}`,
    ({ e }) => the('maximum height above the ground', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] ${MAXIMUM} height [{s:symbol}] above ${GROUND} [reached] (of|by|reached by) {e:flying}`,
    ({ e }) => the('maximum height above the ground', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] time [{s:symbol}] [taken] [for {e:flying}|by {e:flying}|taken by {e:flying}] to reach (its|the|this) (maximum height|highest point|greatest height)',
    ({ e }, [at]) => the('time to the highest point', e ?? onlyWith('time of flight', at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] [taken] (for {e:flying}|by {e:flying}) to (reach|hit|fall to|strike|land on) ${GROUND}`,
    ({ e }) => the('time of flight', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] between {e:flying} (being|is) (thrown|released|dropped|projected) and (it hitting|hitting|reaching|it reaching|striking) ${GROUND}`,
    ({ e }) => the('time of flight', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] [taken] from {e:flying} leaving (the {n:story-word}'s hand|the thrower's hand|the hand|the cliff|the ground|the point of projection) until it (reaches|hits|strikes|enters|lands on) ${GROUND}`,
    ({ e }) => the('time of flight', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] time [{s:symbol}] [taken] (from when|from the instant when|between when) {e:flying} is (thrown|released|projected|dropped) (until|to when|and when) it (reaches|hits|strikes|enters|lands on) ${GROUND}`,
    ({ e }) => the('time of flight', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    '[the] [total] time [{s:symbol}] (for which|during which) {e:flying} is in (the air|flight)',
    ({ e }) => the('time of flight', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] speed [{s:symbol}] (with|at) which {e:flying} ${HITS} ${GROUND}`,
    ({ e }) => the('final speed', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] speed [{s:symbol}] of {e:flying} [,] (as|when|just before|immediately before|at the instant|just as) it ${HITS} ${GROUND}`,
    ({ e }) => the('final speed', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] horizontal (distance|displacement) [{s:symbol}] [travelled|moved|from the (base|foot) of the (cliff|tower|building)] (by {e:flying} [before it hits ${GROUND}]|at which {e:flying} ${HITS} ${GROUND})`,
    ({ e }) => the('range', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] [horizontal] distance [{s:symbol}] from the (base|foot|bottom) of the (cliff|tower|building|table) (to the point where|at which) {e:flying} ${HITS} ${GROUND}`,
    ({ e }) => the('range', e),
  ),
  ...rule<{ e: RawTerm; v: RawTerm }>(
    'quant',
    '[the] distance [{s:symbol}] fallen by {e:flying} (in|during|after) [the first|a time of] {v:quantity} [of its fall|of its motion|of the motion]',
    ({ e, v }) => ({ ...the('distance fallen', e), where: [equalTo('time', v, e)] }),
  ),
  ...['horizontal', 'vertical'].flatMap((way) => [
    ...rule<{ e: RawTerm }>(
      'quant',
      `[the] (initial ${way} component of [the|its] velocity|${way} component of (the|its) initial velocity|initial ${way} velocity) [{s:symbol}] [of {e:flying}]`,
      ({ e }, [at]) => the(`initial ${way} velocity`, e ?? onlyWith('time of flight', at)),
    ),
    ...rule<{ e: RawTerm }>(
      'quant',
      `[the] (${way} component of [the] velocity|${way} velocity) [{s:symbol}] of {e:flying} [,] (as|when|just before|immediately before) it ${HITS} ${GROUND}`,
      ({ e }) => the(way === 'horizontal' ? 'horizontal velocity' : 'vertical velocity at the ground', e),
    ),
  ]),
];

export const FLIGHT_RULES: Rule[] = [...PLACES, ...WAYS, ...LANDING, ...ASKED];
