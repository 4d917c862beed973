import { fact, type RawFact, type RawGoal, type RawTerm, SELF, the } from '../meaning.ts';
import { reference, saying } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const oscillating = (at: number): RawTerm => only('angular frequency', at);

const MOTION = '(oscillation|oscillations|vibration|vibrations|motion)';
const SHM = '(simple harmonic motion|s.h.m.|shm|simple harmonic oscillations|simple harmonic vibrations)';
const OSCILLATES = fact('also', SELF, 'oscillation');

/** In which way something oscillates. */
const WAYS: Rule[] = [
  ...rule<object>(
    'shm-way',
    `(with|in|undergoing|performing|executing) [vertical|horizontal] ${SHM}|simple harmonically|harmonically|vertically|horizontally|freely|up and down|from side to side|about (its|the) [mean|equilibrium] position|on a (smooth|frictionless) [horizontal] (surface|table|track)|in (a|the) (vertical|horizontal) (plane|direction)|in (air|a vacuum)`,
    () => [],
  ),
  ...rule<{ w: RawFact[] }>('shm-way', '(of|with|at) {w:with}', ({ w }) => w),
  ...rule<{ v: RawTerm }>(
    'shm-way',
    'between (two points|points|positions|extreme positions) [that are|which are|a distance|separated by] {v:quantity} [apart]',
    ({ v }) => [fact('equal', the('amplitude', SELF), the('ratio', v, '2'))],
  ),
  ...rule<{ a: RawFact[]; w?: RawFact[] }>('shm-ways', '{a:shm-way} [[,] {w:shm-ways}]', ({ a, w }) => [
    ...a,
    ...(w ?? []),
  ]),
];

const oscillatory = ({ w = [] }: { w?: RawFact[] }): RawFact[] => [OSCILLATES, ...w];

const VARIES =
  '(is given by|varies with time [{t:letter}] [, [measured] in {w:unit} ,] (according to|as|as given by)|(is|may be) represented by|is related to time [{t:letter}] by|(varies with|as a function of) time [{t:letter}] is given by)';

const OSCILLATIONS: Rule[] = [
  ...rule<{ w?: RawFact[] }>(
    'does',
    '(oscillates|vibrates|oscillate|vibrate|is made to oscillate|is made to vibrate|is set into oscillation) [{w:shm-ways}]',
    oscillatory,
  ),
  ...rule<{ w?: RawFact[] }>('doing', '(oscillating|vibrating) [{w:shm-ways}]', oscillatory),
  ...rule<{ w?: RawFact[] }>(
    'does',
    `(undergoes|performs|executes|undergo|perform|moves (with|in)|move (with|in)|is in) [vertical|horizontal] ${SHM} [{w:shm-ways}]`,
    oscillatory,
  ),
  ...rule<{ w?: RawFact[] }>(
    'doing',
    `(undergoing|performing|executing|moving (with|in)) [vertical|horizontal] ${SHM} [{w:shm-ways}]`,
    oscillatory,
  ),
  ...rule<{ n: string }>(
    'entity',
    '(a|an|the|this) (oscillating|vibrating) ({n:physics-noun}|{n:body-named})',
    ({ n }, [at]) => saying(reference(`physics ${n}`, null, 'any', at), [OSCILLATES]),
  ),
  ...rule<object>(
    'entity',
    '(a|an|the|this) (oscillating|vibrating) (object|mass|body|particle)',
    (_, [at]) => saying(reference('physics oscillator', null, 'any', at), [OSCILLATES]),
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `[the] [total|vertical|horizontal] distance between (the|its) (highest and [the] lowest|lowest and [the] highest|extreme|two extreme|end) (points|positions) [of {e:entity}|of (the|its) ${MOTION}] is {v:quantity}`,
    ({ v }, [at]) => [fact('equal', the('amplitude', oscillating(at)), the('ratio', v, '2'))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    'the (engine|motor|generator|machine|crankshaft) (runs|turns|rotates|operates|is running|works) at [a rate of] {v:quantity}',
    ({ v }, [at]) => [fact('equal', the('angular frequency', oscillating(at)), v)],
  ),
  ...rule<object>(
    'quant',
    `[the] [maximum] amplitude [{s:symbol}] of (oscillation|vibration|(the|its) ${MOTION}) [of {e:entity}]`,
    (_, [at]) => the('amplitude', oscillating(at)),
  ),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[the] (maximum|greatest) displacement [{s:symbol}] [of {e:entity}] [from (its|the) [mean|equilibrium] position]',
    ({ e }, [at]) => the('amplitude', e ?? oscillating(at)),
  ),
  ...rule<object>(
    'quant',
    '[the] (maximum|greatest) [resultant] force [{s:symbol}] (on|acting on) {e:entity}',
    (_, [at]) => the('maximum resultant force', oscillating(at)),
  ),
  ...rule<{ g: RawGoal[] }>(
    'goals',
    `(assuming|assume) [that] [the motion is] simple harmonic [motion] [,] {g:goals}`,
    ({ g }) => g,
  ),
  ...rule<{ e?: RawTerm }>(
    'entity',
    `(the|its|these|this|the simple harmonic) ${MOTION} [of {e:entity}]`,
    ({ e }, [at]) => e ?? oscillating(at),
  ),
  // x = 0.036 cos(14.5 t)
  ...rule<Sine>(
    'facts',
    `[the] displacement [{s:letter}] [, [measured] in {u:unit} ,] [of {e:entity}] [from (its|the) [mean|equilibrium] position] ${VARIES} [the (expression|equation|relation)] {c:equation} [[,] where {n:unit-notes}]`,
    (slots, [at]) => sineOf(slots, at),
  ),
  ...rule<Sine>(
    'facts',
    `[the] variation with time [{t:letter}] [, in seconds ,] of [the] displacement [{s:letter}] [, [measured] in {u:unit} ,] [of {e:entity}] [from (its|the) [mean|equilibrium] position] (is|may be|can be) (given|represented|described) by [the (expression|equation|relation)] {c:equation} [[,] where {n:unit-notes}]`,
    (slots, [at]) => sineOf(slots, at),
  ),
  // a = −k x
  ...rule<{ e?: RawTerm; c: string }>(
    'facts',
    '[the] acceleration [{a:letter}] [of {e:entity}] (is related to|is given in terms of|varies with|depends on|is given by|and) [(its|the) displacement [{x:letter}]] [from (its|the) [mean|equilibrium] position] [(by|according to|are related by)] [the] [(expression|equation|relation|relationship)] {c:equation} [[,] where {n:unit-notes}]',
    (slots, [at]) => backwards(slots as unknown as Sine, at),
  ),
  ...rule<{ v: RawTerm; e?: RawTerm }>(
    'quant',
    '[the] magnitude of the {p:shm-signed} [{s:symbol}] [of {e:entity}]',
    ({ e }, [at]) => the('displacement', e ?? oscillating(at)),
  ),
  ...rule<object>('shm-signed', 'displacement', () => ''),
  ...rule<{ e?: RawTerm }>(
    'quant',
    '[the] speed [of {e:entity}] (at|as it passes through|when it passes through|when it is at) (the|its) equilibrium position',
    ({ e }, [at]) => the('maximum speed', e ?? oscillating(at)),
  ),
  ...rule<{ n: string; t: RawTerm; e: RawTerm }>(
    'facts',
    '{e:entity} (makes|completes|undergoes|performs) {n:cycle-count} in [a time of] {t:quantity}',
    ({ e, n, t }) => [fact('also', e, 'oscillation'), fact('equal', the('period', e), the('ratio', t, n))],
  ),
  ...rule<{ n: string; t: RawTerm }>(
    'facts',
    'the time [taken] for {n:cycle-count} is {t:quantity}',
    ({ n, t }, [at]) => [fact('equal', the('period', oscillating(at)), the('ratio', t, n))],
  ),
];

const NUMBER = String.raw`(-?\d{1,9}(?:\.\d{1,9})?(?:\s?\\(?:times|cdot)\s?10\^\{?-?\d{1,3}\}?)?)`;
const SINE = new RegExp(
  String.raw`^x\s?=\s?${NUMBER}\s?\\?(?:sin|cos)\s?\\?(?:left)?\s?\(?\s?${NUMBER}\s?(\\pi|π)?\s?t\s?(?:\\right)?\s?\)?$`,
);

interface Sine {
  s?: string;
  u?: string;
  /** That of the time. */
  w?: string;
  e?: RawTerm;
  c: string;
  n?: string;
}

const subject = (e: RawTerm | undefined, at: number): [RawTerm, RawFact[]] =>
  e === undefined ? [oscillating(at), []] : [e, [fact('also', e, 'oscillation')]];

const isSeconds = (unit: string): boolean => /^s(?:econds?)?$/.test(unit);

const inSeconds = (n: string | undefined): boolean =>
  isSeconds((JSON.parse(n ?? '{}') as Record<string, string>)['t'] ?? 's');

function sineOf({ u, w = 's', e, c, n }: Sine, at: number): RawFact[] | null {
  const unit = u ?? (JSON.parse(n ?? '{}') as Record<string, string>)['x'];
  const [owner, also] = subject(e, at);
  const wave = inSeconds(n) && isSeconds(w) ? waveOf(c, owner, unit) : null;
  return wave && [...also, ...wave];
}

const BACKWARDS = /^a\s?=\s?[-−]\s?(\d{1,9}(?:\.\d{1,9})?)\s?x$/;

/** a = −25x: how much the acceleration is for each displacement. */
function backwards({ e, c, n }: Sine, at: number): RawFact[] | null {
  const units = JSON.parse(n ?? '{}') as Record<string, string>;
  if (!['m', undefined].includes(units['x']) || !/^m\b/.test(units['a'] ?? 'm s^-2')) return null;
  const [, size] = BACKWARDS.exec(spaced(c)) ?? [];
  const [owner, also] = subject(e, at);
  return size === undefined
    ? null
    : [...also, fact('equal', the('acceleration per displacement', owner), size)];
}

const spaced = (formula: string): string => formula.replace(/\\,/g, ' ').replace(/\s+/g, ' ').trim();

/** The amplitude and the angular frequency of what is printed as a sine. */
function waveOf(formula: string, e: RawTerm, unit: string | undefined): RawFact[] | null {
  const [, amplitude, rate, pi] = SINE.exec(spaced(formula)) ?? [];
  if (amplitude === undefined || rate === undefined || amplitude.startsWith('-')) return null;
  return [
    fact('equal', the('amplitude', e), unit === undefined ? amplitude : { amount: amplitude, unit }),
    fact('equal', the('angular frequency', e), pi ? `${rate}*\\pi` : rate),
  ];
}

export const OSCILLATION_RULES: Rule[] = [...WAYS, ...OSCILLATIONS];
