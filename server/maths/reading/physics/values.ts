import { significantFigures } from '../../algebra-system/numbers/significant-figures.ts';
import { DIMENSIONLESS, parseUnit, type Unit } from '../../algebra-system/numbers/units.ts';
import type { Given } from './given.ts';
import { readLabel } from './labels.ts';

export const NUMBER =
  /(?<![\w^_.])(?:[-−](?=\d))?(?:10\s{0,9}\^\s{0,9}\{?\s{0,9}[-−]?\d+\s{0,9}\}?|\d+(?:,\d{3})*(?:\.\d+)?(?:\s{0,9}(?:×|x|\*|·|\\times|\\cdot)\s{0,9}10\s{0,9}\^?\s{0,9}\{?\s{0,9}[-−+]?\d+\s{0,9}\}?|[eE][-+−]?\d+)?)/gu;

export function numberOf(typed: string): number {
  const plain = typed
    .replace(/,/g, '')
    .replace(/−/g, '-')
    .replace(/[\s{}+]/g, '');
  const [, mantissa, power] =
    /^(-?[\d.]{0,40}?)(?:(?:×|x|\*|·|\\times|\\cdot)?10\^?(-?\d{1,40})|$)$/.exec(plain) ?? [];
  if (power !== undefined && /10\^|[×x*·\\]/.test(plain))
    return Number(`${mantissa === '' ? 1 : mantissa === '-' ? -1 : mantissa}e${power}`);
  return Number(plain);
}

/** Every number with its unit and its name; null where one cannot be told. */
export function readValues(text: string): Given[] | null {
  const givens: Given[] = [];
  let done = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (match.index < done) continue;
    const end = match.index + match[0].length;
    const unit = readUnit(text, end);
    const before = text.slice(done, match.index);
    const after = text.slice(end + unit.length);
    const dimension = unit.unit?.dimension ?? DIMENSIONLESS;
    const label = readLabel(before, after, dimension);
    const value = numberOf(match[0]);
    if (!label || !Number.isFinite(value)) return null;
    if (!unit.unit && label.kind === 'none') return null;
    const si = unit.unit ? value * unit.unit.scale + unit.unit.offset : value;
    givens.push({
      value: si,
      typed: match[0].trim(),
      unit: unit.unit,
      dimension,
      figures: significantFigures(match[0]),
      label,
      implied: false,
    });
    done = end + unit.length;
  }
  return givens;
}

/** The longest run of words after a number that is a unit. */
export function readUnit(text: string, from: number): { unit: Unit | null; length: number } {
  const ends: number[] = [];
  let at = from;
  for (let count = 0; count < 8; count += 1) {
    const latin =
      /\s*(?:per\s+|[/·⋅*]\s*)?\(?[A-Za-zμΩ°℃%º]+(?:\^?\{?\s*[-−]?\d+(?:\s*\})?(?!\d|\.\d)|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?\)?/uy;
    latin.lastIndex = at;
    const match = latin.exec(text);
    if (!match) break;
    at = latin.lastIndex;
    ends.push(at);
  }
  for (const end of ends.reverse()) {
    const typed = text.slice(from, end);
    if (
      /^\s*(?:=|_)/.test(text.slice(end)) ||
      (typed.includes('(') !== typed.includes(')') && typed.includes('('))
    )
      continue;
    const shorter = typed.includes('(') ? typed : typed.replace(/\)$/, '');
    const unit = parseUnit(shorter);
    if (unit && !/^(?:[A-Za-z\d²³⁻]|\s*\^)/.test(text.slice(from + shorter.length)))
      return { unit, length: shorter.length };
  }
  const han = /^\s*(?:\p{Script=Han}|[/²³^0-9])+/u.exec(text.slice(from))?.[0] ?? '';
  for (let length = Math.min(han.length, 12); length > 0; length -= 1) {
    const unit = parseUnit(han.slice(0, length));
    if (unit) return { unit, length };
  }
  return { unit: null, length: 0 };
}
