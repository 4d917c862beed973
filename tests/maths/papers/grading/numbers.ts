import { evaluate } from '#server/maths/algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '#server/maths/algebra-system/expressions/expression.ts';
import { decadeOf } from '#server/maths/algebra-system/numbers/significant-figures.ts';
import { parseUnit, sameDimension, type Unit } from '#server/maths/algebra-system/numbers/units.ts';
import { parse } from '#server/maths/algebra-system/parsing/statement.ts';
import type { Match } from './match.ts';

/** A number as it is typed; `half` is half a unit of its last digit, null for a fraction, a surd or a multiple of π. */
export interface Quantity {
  value: number;
  unit: Unit | null;
  half: number | null;
  figures: number;
}

/** What a key says of a number: the text, its unit, and how many figures count. */
export interface NumberKey {
  value: string;
  unit: string | null;
  figures: string;
  accept: string[];
  demands: ReadonlySet<string>;
  /** Where a number without its unit is not an answer. */
  needsUnit: boolean;
}

const TYPED =
  /^([-+]?)(\d[\d ,]*(?:\.\d+)?)(?:\s*(?:\*|×|x|·)\s*10\s*\^\s*\(?\{?(-?\d+)\}?\)?)?\s*([^\d\s*/+^·-].*)?$/;

export function quantityOf(text: string): Quantity | null {
  const [, sign, digits, power = '0', rest = ''] = TYPED.exec(text.trim()) ?? [];
  const unit = rest === '' ? null : parseUnit(rest);
  if (digits !== undefined && (rest === '' || unit)) return typedNumber(sign!, digits, Number(power), unit);
  return ofExpression(text);
}

function typedNumber(sign: string, digits: string, power: number, unit: Unit | null): Quantity {
  const mantissa = digits.replace(/[ ,]/g, '');
  const places = mantissa.split('.')[1]?.length ?? 0;
  return {
    value: Number(`${sign}${mantissa}e${power}`),
    unit,
    half: 0.5 * 10 ** (power - places),
    figures: mantissa.replace('.', '').replace(/^0+/, '').length,
  };
}

/** "40pi cm^3 s^-1": a number without letters, and behind a space its unit. */
function ofExpression(text: string): Quantity | null {
  const value = numberOf(text);
  if (value !== null) return { value, unit: null, half: null, figures: Infinity };
  const spaces = [...text.matchAll(/\s(?=\S)/g)].map(({ index }) => index);
  for (const at of [...spaces, text.endsWith('°') ? text.length - 1 : -1]) {
    if (at < 1) continue;
    const [before, unit] = [numberOf(text.slice(0, at)), parseUnit(text.slice(at))];
    if (before !== null && unit) return { value: before, unit, half: null, figures: Infinity };
  }
  return null;
}

/** The real value of an expression without letters. */
export function numberOf(text: string): number | null {
  const read = parse(text);
  if (!read.ok || read.statement.kind !== 'expression' || symbolsOf(read.statement.value).length > 0)
    return null;
  const value = evaluate(read.statement.value);
  return Number.isFinite(value) ? value : null;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
const within = (a: number, b: number, half: number) =>
  Math.abs(a - b) <= half * (1 + 1e-6) + 1e-12 * Math.abs(b);

/** A number that is shown against its key; null where the key is no number. */
export function matchNumber(key: NumberKey, text: string): Match | null {
  const wanted = quantityOf(key.value);
  // The unit of a key stands beside it: W in "5W" is a letter.
  if (!wanted || wanted.unit) return null;
  const shown = quantityOf(text);
  if (!shown) return parse(text).ok ? 'different' : 'unknown';
  const unit = key.unit === null ? null : parseUnit(key.unit);
  const value = inUnit(shown, unit);
  if (value === null) return 'different';
  const inItsUnit = shown.unit !== null || unit === null || !key.needsUnit;
  const match = byFigures(key, wanted.value, { ...shown, ...value });
  return match === 'right' && !inItsUnit ? 'inexact' : match;
}

/** The value and its last digit in the unit of the key; null where that is a unit of something else. */
function inUnit({ value, unit, half }: Quantity, key: Unit | null) {
  if (!unit || !key) return { value, half };
  if (!sameDimension(unit.dimension, key.dimension)) return null;
  const scale = unit.scale / key.scale;
  return { value: (value * unit.scale + unit.offset - key.offset) / key.scale, half: half && half * scale };
}

function byFigures(key: NumberKey, wanted: number, shown: Quantity): Match {
  if (key.accept.some((text) => isAccepted(key, text, shown))) return 'right';
  return /^(?:exact|integer)$/.test(key.figures)
    ? exactly(key, wanted, shown)
    : rounded(key, wanted, shown, halfOf(key.figures, wanted));
}

/** The same value; 5.50 claims more than the 5.5 that is accepted where 5.49 is right. */
function isAccepted(key: NumberKey, text: string, shown: Quantity): boolean {
  const other = quantityOf(text);
  const value = other && inUnit(other, key.unit === null ? null : parseUnit(key.unit));
  if (!value || !near(value.value, shown.value)) return false;
  return value.half === null || shown.half === null || shown.half >= value.half * (1 - 1e-9);
}

function exactly(key: NumberKey, wanted: number, { value, half, figures }: Quantity): Match {
  if (near(value, wanted)) return 'right';
  if (half === null || key.figures === 'integer' || !within(value, wanted, half)) return 'different';
  // A whole number is no rounded value of another one.
  if (Number.isInteger(wanted)) return 'different';
  return figures >= 3 && !key.demands.has('exact') ? 'right' : 'inexact';
}

function rounded(key: NumberKey, wanted: number, { value, half }: Quantity, unit: number): Match {
  if (within(value, wanted, unit)) {
    // 8500 may be meant to two figures.
    const isWhole = half === 0.5 && unit > half && near(value % (2 * unit), 0);
    const sameDigits = half !== null && (near(half, unit) || isWhole);
    if (key.demands.has('rounded')) return sameDigits ? 'right' : 'inexact';
    return half === null || half <= unit * (1 + 1e-9) ? 'right' : 'inexact';
  }
  return half !== null && half > unit && within(value, wanted, half) ? 'inexact' : 'different';
}

function halfOf(figures: string, value: number): number {
  const count = Number(figures[0]);
  return figures.endsWith('dp') ? 0.5 * 10 ** -count : 0.5 * 10 ** (decadeOf(value) - count + 1);
}
