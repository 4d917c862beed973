import { fact, type RawFact, type RawTerm, SELF, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

const CAPACITOR = (at: number): RawTerm => reference('has capacitance', null, 'only', at);
const VOLTAGE = '(potential difference|p.d.|voltage|potential difference \\( p.d. \\))';

const charged = (v: RawTerm): RawFact[] => [fact('equal', the('potential difference', SELF), v)];

const discharged = (through: RawTerm): RawFact[] => [
  fact('also', SELF, 'discharge'),
  fact('equal', the('resistance', SELF), the('resistance', through)),
  fact('equal', the('time', SELF), '0'),
];

const CHARGING: Rule[] = [
  ...rule<{ v: RawTerm }>(
    'does',
    `is [initially|first|fully] charged (to|until|so that|such that) [(a|the|there is a) ${VOLTAGE} [{s:symbol}] [(across it|across its plates|between its plates|between its terminals)] (of|is|equal to)] {v:amount} [across it]`,
    ({ v }) => charged(v),
  ),
  ...rule<{ v: RawTerm }>(
    'does',
    'is [initially|first|fully] charged (from|by|using|with) (a|an) {v:quantity} (supply|battery|power supply|d.c. supply)',
    ({ v }) => charged(v),
  ),
  ...rule<{ r: RawTerm }>(
    'does',
    '(is|it is|) [then|now|subsequently|allowed to] (discharged|discharge|discharges) through {r:entity}',
    ({ r }) => discharged(r),
  ),
  ...rule<{ f: RawFact[]; g: RawFact[] }>(
    'does',
    '{f:does} [,] (then|and then|before being) {g:does}',
    ({ f, g }) => [...f, ...g],
  ),
];

const FALLEN: Rule[] = [
  ...rule<object>(
    'quant',
    '[the] time constant [{s:symbol}] [of|for] (the|this) (circuit|discharge|discharge circuit|discharging circuit)',
    (_, [at]) => the('time constant', CAPACITOR(at)),
  ),
  ...rule<{ p: string; v: RawTerm; e?: RawTerm }>(
    'quant',
    '[the] time [{s:symbol}] [taken|it takes|required] for the {p:property} [(across|on|in|of|through) {e:entity}] to (fall|decrease|drop|be reduced) to {v:amount}',
    ({ p, v, e }, [at]) => {
      const owner = e ?? CAPACITOR(at);
      return { the: 'time', of: [owner], where: [fact('equal', the(p, owner), v)] };
    },
  ),
];

/** Capacitors that are charged and discharged. */
export const CAPACITOR_RULES: Rule[] = [...CHARGING, ...FALLEN];
