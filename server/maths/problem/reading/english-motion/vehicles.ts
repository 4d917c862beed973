import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';
import { also, equalTo, isSpeed } from '../english-physics/tails.ts';
import { onlyWith } from '../english-physics/things.ts';

const MOVES =
  '(travels|moves|is travelling|is moving|drives|is driven|climbs|goes|cycles|is cycling|rides|runs|travels steadily)';
const LOOK = '[straight|long|smooth|rough|steep|uniform|main] [,] [straight|long|smooth|rough|steep]';
const ROAD = '(road|hill|slope|track|incline|path|street|ramp|motorway|inclined plane)';
const RESISTANCE =
  '(resistive force|resistance|resistive forces|frictional force|drag force|force opposing [the] motion|force resisting [the] motion|resistance to [its] motion|total resistive force|air resistance|frictional resistance)';
const ENGINE = "(engine|motor|car's engine|engine of {z:entity}|motor of {z:entity})";

const ONTO: readonly (readonly [string, string])[] = [
  ['up', 'vehicle uphill'],
  ['down', 'vehicle downhill'],
];

const driven = (at: number): RawTerm => onlyWith('driving force', at);

/** A vehicle that an engine drives at a steady speed. */
const DRIVES: Rule[] = [
  ...ONTO.flatMap(([way, kind]) => [
    ...rule<{ t?: RawTerm; v: RawTerm }>(
      'does',
      `${MOVES} ${way} (a|the) ${LOOK} ${ROAD} [[that is|which is|,] inclined at [an angle [{r:symbol}] of] {t:amount} to the horizontal [,]] (at|with) [a] (constant|steady|uniform) [(speed|velocity) [{s:symbol}] of] {v:amount}`,
      ({ t, v }) => steadily(kind, v, t),
    ),
    ...rule<{ t?: RawTerm; v: RawTerm }>(
      'does',
      `${MOVES} (at|with) [a] (constant|steady|uniform) [(speed|velocity) [{s:symbol}] of] {v:amount} ${way} (a|the) ${LOOK} ${ROAD} [[that is|which is|,] inclined at [an angle [{r:symbol}] of] {t:amount} to the horizontal [,]]`,
      ({ t, v }) => steadily(kind, v, t),
    ),
  ]),
  ...rule<{ v: RawTerm }>(
    'does',
    `${MOVES} along (a|the) ${LOOK} (level|horizontal) ${LOOK} ${ROAD} (at|with) [a] (constant|steady|uniform) [(speed|velocity) [{s:symbol}] of] {v:amount}`,
    ({ v }) => steadily('vehicle on a level road', v),
  ),
  ...rule<object>(
    'does',
    `(accelerates|is accelerating|moves|travels) [uniformly] [from rest] along (a|the) ${LOOK} (level|horizontal) ${LOOK} ${ROAD}`,
    () => also('vehicle on a level road'),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the [total|constant] ${RESISTANCE} [{s:symbol}] is {v:amount}`,
    ({ v }, [at]) => [equalTo('resistance', v, driven(at))],
  ),
  ...rule<{ t: RawTerm }>(
    'facts',
    `the ${ROAD} (is inclined at|makes|is at|slopes at) [an angle [{s:symbol}] of] {t:amount} (to|with) the horizontal`,
    ({ t }, [at]) => [equalTo('slope angle', t, onlyWith('slope angle', at))],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `(a|the) [total|constant|average] ${RESISTANCE} [{s:symbol}] of {v:amount} (acts on|opposes|acts against|opposes the motion of|acts to oppose the motion of) {e:driven}`,
    ({ v, e }) => [equalTo('resistance', v, e)],
  ),
  ...rule<{ v: RawTerm; e: RawTerm }>(
    'facts',
    `the [total|constant] ${RESISTANCE} [{s:symbol}] (acting on|on|opposing the motion of|to the motion of) {e:driven} is [constant and equal to] {v:amount}`,
    ({ v, e }) => [equalTo('resistance', v, e)],
  ),
  ...rule<{ v: RawTerm }>('facts', `the efficiency of the ${ENGINE} is {v:amount}`, ({ v }, [at]) => [
    equalTo('efficiency', v, driven(at)),
  ]),
  ...rule<{ v: RawTerm }>(
    'facts',
    `the ${ENGINE} (is|has an efficiency of) {v:amount} [efficient]`,
    ({ v }, [at]) => [equalTo('efficiency', v, driven(at))],
  ),
  ...rule<{ e: RawTerm }>('driven', '{e:entity}', ({ e }) => (isReference(e) ? e : null)),
  ...rule<object>('driven', '(it|its motion|the motion|motion)', (_, [at]) => driven(at)),
];

const steadily = (kind: string, v: RawTerm, slope?: RawTerm): RawFact[] | null =>
  isSpeed(v) || typeof v === 'string'
    ? [
        ...also(kind),
        equalTo('velocity', v),
        equalTo('acceleration', '0'),
        ...(slope === undefined ? [] : [equalTo('slope angle', slope)]),
        fact('phase', SELF),
      ]
    : null;

const ASKED: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] component [{s:symbol}] of the weight [{w:symbol}] of {e:entity} [that acts|acting] (along|down|parallel to|in the direction of) the ${ROAD}`,
    ({ e }) => the('weight down the slope', e),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] component [{s:symbol}] of (its|the) weight [acting] (along|down|parallel to) the ${ROAD}`,
    (_, [at]) => the('weight down the slope', driven(at)),
  ),
  ...rule<object>(
    'quant',
    `[the] [useful] [output|mechanical] power [output] [{s:symbol}] (of|developed by|delivered by|produced by|provided by|supplied by|from) the ${ENGINE}`,
    (_, [at]) => the('power', driven(at)),
  ),
  ...rule<object>('quant', `[the] [useful] (output power|power output) [{s:symbol}] of {e:entity}`, (slots) =>
    the('power', (slots as { e: RawTerm }).e),
  ),
  ...rule<object>(
    'quant',
    `[the] (rate at which [chemical] energy is supplied to the ${ENGINE} [by the fuel]|input power to the ${ENGINE}|power input to the ${ENGINE}|rate of input of energy to the ${ENGINE}|power supplied to the ${ENGINE})`,
    (_, [at]) => the('input power', driven(at)),
  ),
  ...rule<{ e: RawTerm }>(
    'quant',
    `[the] (driving|forward|tractive) force [{s:symbol}] [(on|acting on|of|exerted by|provided by|produced by) ({e:entity}|the ${ENGINE})]`,
    (_, [at]) => the('driving force', driven(at)),
  ),
];

export const VEHICLE_RULES: Rule[] = [...DRIVES, ...ASKED];
