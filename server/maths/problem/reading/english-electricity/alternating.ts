import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { fact, isReference, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const SUPPLY = 'physics alternating supply';
const supply = (at: number): RawTerm => reference(SUPPLY, null, 'any', at);
const spoken = (at: number): RawTerm => reference(SUPPLY, null, 'the', at);
const isSupply = (one: RawTerm): boolean => isReference(one) && one.a === SUPPLY;

const VOLT = parseUnit('V')!.dimension;
const AMPERE = parseUnit('A')!.dimension;

/** "A peak value of 12 V": of the voltage or of the current. */
function valueOf(size: string, value: RawTerm): string | null {
  const unit = typeof value === 'object' && 'unit' in value ? parseUnit(value.unit) : null;
  if (!unit) return null;
  if (sameDimension(unit.dimension, VOLT)) return `${size} voltage`;
  return sameDimension(unit.dimension, AMPERE) ? `${size} current` : null;
}

const VOLTAGE = '(voltage|potential difference|p.d.|potential difference \\( p.d. \\))';

const VALUES: Rule[] = [
  ...rule<object>('alternating-size', '(peak|maximum|amplitude)', () => 'peak'),
  ...rule<object>(
    'alternating-size',
    '(r.m.s.|rms|root-mean-square|root-mean-square \\( r.m.s. \\)|root mean square|root mean square \\( r.m.s. \\))',
    () => 'rms',
  ),
  ...rule<{ s: string }>('alternating-name', `{s:alternating-size} ${VOLTAGE}`, ({ s }) => `${s} voltage`),
  ...rule<{ s: string }>('alternating-name', '{s:alternating-size} current', ({ s }) => `${s} current`),
  ...rule<{ s: string }>(
    'alternating-name',
    `{s:alternating-size} value of the ${VOLTAGE}`,
    ({ s }) => `${s} voltage`,
  ),
  ...rule<{ s: string }>(
    'alternating-name',
    '{s:alternating-size} value of the current',
    ({ s }) => `${s} current`,
  ),
  ...rule<object>('alternating-name', '(mean|average) power [dissipated]', () => 'mean power'),
  ...rule<object>('alternating-name', '(maximum|peak) power [dissipated]', () => 'peak power'),
  ...rule<object>('alternating-name', '(angular frequency|frequency|period)', () => ''),
];

const NAMED: Rule[] = [
  ...rule<object>('entity', '(the|this) (voltage|supply|current|potential difference|p.d.)', (_, [at]) =>
    spoken(at),
  ),
  ...['angular frequency', 'frequency', 'period'].flatMap((name) =>
    rule<object>(
      'quant',
      `[the] ${name} [{s:symbol}] of (the|this) (supply|alternating supply|mains supply|alternating current|alternating voltage|voltage|current|potential difference|a.c. supply|alternating potential difference)`,
      (_, [at]) => the(name, spoken(at)),
    ),
  ),
  ...rule<{ p: string }>(
    'quant',
    '[the] {p:alternating-name} [{s:symbol}] [(in|across|of|through|for|dissipated in|supplied to|delivered to) [the|this] [{e:entity}|supply|alternating supply]]',
    ({ p }, [at]) => (p === '' ? null : the(p, spoken(at))),
  ),
  ...rule<{ s: string; v: RawTerm; e: RawTerm }>(
    'facts',
    '[the] {s:alternating-size} value of {e:entity} (in|across|through|applied to|applied across) {r:entity} is {v:amount}',
    (slots) => {
      const { s, v, e, r } = slots as { s: string; v: RawTerm; e: RawTerm; r: RawTerm };
      const name = valueOf(s, v);
      return name && isSupply(e) ? [fact('equal', the(name, e), v), linked(e, r)] : null;
    },
  ),
  ...rule<{ s: string; v: RawTerm; e: RawTerm }>(
    'facts',
    '[the] {s:alternating-size} value of {e:entity} is {v:amount}',
    ({ s, v, e }) => {
      const name = valueOf(s, v);
      return name && isSupply(e) ? [fact('equal', the(name, e), v)] : null;
    },
  ),
  ...rule<{ s: string; v: RawTerm }>(
    'with',
    `[a|an] {s:alternating-size} [value|voltage|current|p.d.|potential difference] [of] {v:quantity}`,
    ({ s, v }) => {
      const name = valueOf(s, v);
      return name && [fact('equal', the(name, SELF), v)];
    },
  ),
  ...rule<{ e: RawTerm; r: RawTerm }>(
    'facts',
    '{e:entity} is (applied|connected) (to|across) [the terminals of] {r:entity}',
    ({ e, r }) => (isSupply(e) && !isSupply(r) ? [linked(e, r)] : null),
  ),
  ...rule<{ e: RawTerm; r: RawTerm }>(
    'facts',
    '{r:entity} is connected (to|across) [the terminals of] {e:entity}',
    ({ e, r }) => (isSupply(e) && !isSupply(r) ? [linked(e, r)] : null),
  ),
  ...rule<{ e: RawTerm; r: RawTerm }>('facts', 'there is {e:entity} in {r:entity}', ({ e, r }) =>
    isSupply(e) && !isSupply(r) ? [linked(e, r)] : null,
  ),
];

const linked = (alternating: RawTerm, load: RawTerm): RawFact =>
  fact('equal', the('resistance', alternating), the('resistance', load));

const WAVE = /^([A-Z])=(\d{1,9}(?:\.\d{1,9})?)\\?(sin|cos)[({]?(\d{0,9}(?:\.\d{1,9})?)(\\pi|π)?t[)}]?$/;

/** V = 170 sin(377t): what its numbers are. */
export function waveOf(equation: string, property: string, at: number): RawFact[] | null {
  const plain = equation.replace(/\\left|\\right|\\[,; ]|\s|\*|\\times/g, '');
  const [, , size, shape, times, pi] = WAVE.exec(plain) ?? [];
  if (!size || shape !== 'sin' || (!times && !pi)) return null;
  const name = property === 'current' ? 'current' : property === 'potential difference' ? 'voltage' : null;
  const angular = statementIn(`${times || 1}${pi ? '*pi' : ''}`);
  if (!name || angular?.kind !== 'expression') return null;
  return [
    fact('equal', the(`peak ${name}`, supply(at)), { amount: size, unit: name === 'current' ? 'A' : 'V' }),
    fact('equal', the('angular frequency', supply(at)), {
      amount: String(evaluate(angular.value)),
      unit: 'rad s^-1',
    }),
  ];
}

const UNITS = '[\\(|,] [measured] [in {u:unit}] [\\)|,]';

const WAVES: Rule[] = [
  ...rule<{ p: string; e: RawTerm; c: string }>(
    'facts',
    `[the] variation with time {t:letter} ${UNITS} of [the] [alternating|sinusoidal] {p:property} {s:letter} ${UNITS} (across|in|through|of) {e:entity} (is given by|is represented by|may be represented by|is) [the] [expression|equation] {c:equation}`,
    ({ p, e, c }, [at]) => withLoad(waveOf(c, p, at), e, at),
  ),
  ...rule<{ p: string; e: RawTerm; c: string }>(
    'facts',
    `[the|an] [alternating|sinusoidal] {p:property} {s:letter} ${UNITS} (across|in|through|of) {e:entity} [at time {t:letter} ${UNITS}] (varies with time {z:letter} ${UNITS} according to|varies with time {z:letter} ${UNITS} as|is given by|may be represented by|is represented by|varies with time {z:letter} ${UNITS} and is given by) [the] [expression|equation] {c:equation}`,
    ({ p, e, c }, [at]) => withLoad(waveOf(c, p, at), e, at),
  ),
];

const withLoad = (wave: RawFact[] | null, e: RawTerm, at: number): RawFact[] | null =>
  wave && (isSupply(e) ? wave : [...wave, linked(supply(at), e)]);

/** Currents and voltages that alternate. */
export const ALTERNATING_RULES: Rule[] = [...VALUES, ...NAMED, ...WAVES];
