import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { spokenOf } from '../english-physics/scenes.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const SUPPLY = '(supply|battery|power supply|d.c. supply|cell|d.c. power supply)';
const SWITCH = '[two-way|single-pole|double-throw|change-over|two way] switch';
const capacitor = (at: number): RawTerm => reference('has capacitance', null, 'only', at);

/** What a supply of an e.m.f. charges a capacitor to. */
const chargedTo = (facts: RawFact[]): RawFact[] | null => {
  const emf = facts.find(({ of: [left] }) => isCalled(left, 'emf') || isCalled(left, 'potential difference'));
  const rest = facts.filter((one) => one !== emf);
  const isIdeal = rest.every(
    ({ of: [left, value] }) => isCalled(left, 'internal resistance') && value === '0',
  );
  return emf && isIdeal ? [fact('equal', the('potential difference', SELF), emf.of[1]!)] : null;
};

const isCalled = (term: RawTerm | undefined, name: string): boolean =>
  typeof term === 'object' && 'the' in term && term.the === name;

const FALLS = '(has fallen|falls|has decreased|decreases|is reduced|has dropped|drops|is|has been reduced)';

const DISCHARGES: Rule[] = [
  ...rule<{ f: RawFact[] }>(
    'does',
    `is [initially|first|fully] charged [through a ${SWITCH}] (from|by|using|with|by connecting it to) (a|an) ${SUPPLY} (of|with|that has) {f:with}`,
    ({ f }) => chargedTo(f),
  ),
  ...rule<{ f: RawFact[] }>(
    'facts',
    `[at time {t:equation} ,] the [${SWITCH.replace('[', '(').replace('] switch', '|) switch')}] is (moved|closed|opened|switched|changed over) [from {a:label} to {b:label}|to position {b:label}|to {b:label}] (so that|and) {f:facts}`,
    ({ f }) => (f.some(({ of: [, kind] }) => kind === 'discharge') ? f : null),
  ),
  ...rule<{ q: RawTerm; v: RawTerm }>(
    'quant',
    `[the] time [{t:letter}] (at which|when|taken until) {q:quant} ${FALLS} (to|) {v:amount}`,
    ({ q, v }) => timeUntil(q, v),
  ),
  ...rule<object>(
    'quant',
    '[the] initial current [{s:symbol}] [(in|through) the (resistor|circuit)]',
    (_, [at]) => the('current', capacitor(at)),
  ),
  ...rule<object>('quant', '[the] time constant [{s:symbol}]', (_, [at]) =>
    the('time constant', capacitor(at)),
  ),
];

const timeUntil = (q: RawTerm, v: RawTerm): RawTerm | null =>
  typeof q === 'object' && 'the' in q && q.of.length === 1 && !q.where
    ? { the: 'time', of: [q.of[0]!], where: [fact('equal', q, v)] }
    : null;

const oscillating = (at: number): RawTerm => reference('has angular frequency', null, 'only', at);
const COUNT = '(the|these) [{c:count}] [complete] (oscillations|vibrations|cycles)';

/** An oscillation whose amplitude becomes less. */
const DAMPING: Rule[] = [
  ...rule<{ e: RawTerm }>(
    'facts',
    '{e:entity} (is|hangs) (suspended|hung|attached|supported|) (from|to|by) [(the|one) (free|lower|bottom) end of] a [fixed] [light] [vertical|helical] spring',
    ({ e }) => spokenOf(e),
  ),
  ...rule<object>(
    'facts',
    'the (lower|upper|north|south) pole of the magnet is [inside|in|just above|near] a coil [of wire] [, the (terminals|ends) of which are (joined|connected) (by|to|through) a switch [and a resistor] [in series]]',
    () => spokenOf(),
  ),
  ...rule<{ f: RawFact[] }>('facts', 'with the switch open [,] {f:facts}', ({ f }) =>
    f.some(({ of: [, kind] }) => kind === 'oscillation') ? f : null,
  ),
  ...rule<object>(
    'facts',
    '[at the instant that {e:entity} passes through its equilibrium position ,] the switch is [now|then] closed',
    (_, [at]) => [fact('given', oscillating(at))],
  ),
  ...rule<{ v: RawTerm }>(
    'facts',
    `after [a further] [{c:count}] [further] [complete] (oscillations|vibrations|cycles) [,] the amplitude [of (the|its) oscillations] (has|is) (decreased|fallen|reduced|been reduced) to {v:quantity}`,
    ({ v }, [at]) => [fact('change', oscillating(at)), fact('equal', the('amplitude', oscillating(at)), v)],
  ),
  ...rule<object>(
    'facts',
    '(the|any) change in [the] (frequency|period|angular frequency) [of the oscillations] (is|may be assumed to be) negligible',
    () => spokenOf(),
  ),
  ...rule<object>(
    'quant',
    `[the] energy [{s:symbol}] (dissipated|lost|transferred) [(in|to) the (circuit|resistor|coil|surroundings)] [(during|in) ${COUNT}|as the amplitude decreases]`,
    (_, [at]) => the('decrease in', the('energy', oscillating(at))),
  ),
];

export const DISCHARGE_AND_DAMPING_RULES: Rule[] = [...DISCHARGES, ...DAMPING];
