import { fact, type RawFact, type RawTerm, saidOf, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const only = (name: string, at: number): RawTerm => reference(`has ${name}`, null, 'only', at);
const oscillating = (at: number): RawTerm => only('angular frequency', at);

const MOVES =
  '(oscillates|vibrates|is oscillating|is vibrating|undergoes|performs|executes|moves|moves with|oscillates in|is made to oscillate|is made to vibrate)';
const SHM =
  '(with simple harmonic motion|simple harmonic motion|in simple harmonic motion|with s.h.m.|s.h.m.|simple harmonic oscillations|simple harmonically|harmonically|vertically with simple harmonic motion|horizontally with simple harmonic motion|with vertical simple harmonic motion|vertically|horizontally|freely|)';

const MOTION = '(oscillation|oscillations|vibration|vibrations|motion)';

const OSCILLATIONS: Rule[] = [
  ...rule<{ e: RawTerm; f?: RawFact[] }>(
    'facts',
    `{e:entity} ${MOVES} ${SHM} [(of|with|at) [a|an] {f:with}]`,
    ({ e, f }) => [fact('also', e, 'oscillation'), ...(f ? saidOf(e, f) : [])],
  ),
  ...rule<{ e?: RawTerm }>(
    'entity',
    `(the|its|these|this|the simple harmonic) ${MOTION} [of {e:entity}]`,
    ({ e }, [at]) => e ?? oscillating(at),
  ),
  // x = 0.036 cos(14.5 t)
  ...rule<{ c: string }>(
    'facts',
    '[the] (displacement|variation) [{s:letter}] [, in {u:unit} ,] [of {e:entity}] [from (its|the) equilibrium position] [with time] [{t:letter}] is given by [the (expression|equation)] {c:equation}',
    ({ c }, [at]) => waveOf(c, at),
  ),
  // a = −k x
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
    '{e:entity} (makes|completes|undergoes|performs) {n:number} [complete] (oscillations|vibrations|cycles) in [a time of] {t:quantity}',
    ({ e, n, t }) => [fact('also', e, 'oscillation'), fact('equal', the('period', e), the('ratio', t, n))],
  ),
  ...rule<{ n: string; t: RawTerm }>(
    'facts',
    'the time for {n:number} [complete] (oscillations|vibrations|cycles) is {t:quantity}',
    ({ n, t }, [at]) => [fact('equal', the('period', oscillating(at)), the('ratio', t, n))],
  ),
];

const NUMBER = String.raw`(-?\d{1,9}(?:\.\d{1,9})?(?:\s?\\(?:times|cdot)\s?10\^\{?-?\d{1,3}\}?)?)`;
const SINE = new RegExp(
  String.raw`^x\s?=\s?${NUMBER}\s?\\?(?:sin|cos)\s?\\?(?:left)?\s?\(?\s?${NUMBER}\s?(\\pi|π)?\s?t\s?(?:\\right)?\s?\)?$`,
);

/** The amplitude and the angular frequency of what is printed as a sine. */
function waveOf(formula: string, at: number): RawFact[] | null {
  const [, amplitude, rate, pi] = SINE.exec(formula.replace(/\\,/g, ' ').replace(/\s+/g, ' ').trim()) ?? [];
  if (amplitude === undefined || rate === undefined || amplitude.startsWith('-')) return null;
  const e = oscillating(at);
  return [
    fact('equal', the('amplitude', e), amplitude),
    fact('equal', the('angular frequency', e), pi ? `${rate}*\\pi` : rate),
  ];
}

export const OSCILLATION_RULES: Rule[] = OSCILLATIONS;
