import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import type { RawTerm } from '../meaning.ts';
import { type Rule, rule } from '../rule.ts';

const UNITS: Record<string, string> = {
  speed: 'm s^-1',
  rate: 'm s^-2',
  mass: 'kg',
  length: 'm',
  duration: 's',
  force: 'N',
  energy: 'J',
  power: 'W',
  angle: '°',
  impulse: 'N s',
};

/** Units of which a text leaves the first letter alone behind a formula: (6t − 4) m s⁻². */
const SPLIT: Record<string, string> = { speed: 'm s^-1', rate: 'm s^-2' };
const LONE: Record<string, string> = {
  mass: 'kg',
  force: 'n',
  power: 'w',
  energy: 'j',
  length: 'm|metres',
  duration: 's|seconds',
};

/** A formula set together with its unit: $kv\,\text{N}$. */
const SET_WITH: Record<string, RegExp> = { force: / N$/, power: / k?W$/, energy: / k?J$/ };

export const isSetWithUnit = (text: string): boolean =>
  Object.values(SET_WITH).some((unit) => unit.test(text));

/** Quantities by what they measure: "4 m/s" is a speed. */
export const MEASURE_RULES: Rule[] = [
  ...Object.entries(UNITS).flatMap(([kind, unit]) =>
    rule<{ q: RawTerm }>(kind, '{q:quantity}', ({ q }) => (isMeasuredIn(q, unit) ? q : null)),
  ),
  ...Object.entries(SPLIT).flatMap(([kind, unit]) =>
    rule<{ e: string; q: RawTerm }>(kind, '{e:expression} {q:quantity}', ({ e, q }) =>
      typeof q === 'object' && 'amount' in q && isSame(`${q.amount} ${q.unit}`, unit)
        ? { amount: e, unit }
        : null,
    ),
  ),
  ...Object.entries(SET_WITH).flatMap(([kind, unit]) =>
    rule<{ e: string }>(kind, '{e:expression}', ({ e }) => {
      const [found] = unit.exec(e) ?? [];
      return found === undefined ? null : { amount: e.slice(0, -found.length), unit: found.trim() };
    }),
  ),
  // "Of mass 2m", "with speed 3u": letters without a unit.
  ...['letter', 'expression'].flatMap((kind) => [
    ...rule<{ e: string }>('mass', `{e:${kind}}`, ({ e }) =>
      /^[^a-zA-Z]*(?:k|\\lambda\s?)?[mM]$/.test(e) ? e : null,
    ),
    ...rule<{ e: string }>('speed', `{e:${kind}}`, ({ e }) =>
      /^(?:\d*|\\[dt]?frac\s?\{?\d\}?\{?\d\}?|\d\/\d|k|\\frac\{\d\}\{\d\})\s?[uU]$/.test(e) ? e : null,
    ),
  ]),
  ...Object.entries(LONE).flatMap(([kind, word]) =>
    rule<{ e: string }>(kind, `{e:expression} (${word})`, ({ e }) => ({ amount: e, unit: UNITS[kind]! })),
  ),
];

function isMeasuredIn(term: RawTerm, unit: string): boolean {
  return typeof term === 'object' && 'amount' in term && isSame(term.unit, unit);
}

function isSame(typed: string, unit: string): boolean {
  const [own, wanted] = [parseUnit(typed), parseUnit(unit)];
  return own !== null && wanted !== null && sameDimension(own.dimension, wanted.dimension);
}
