import { numberIn, rounded } from '../../../writing/rounding.ts';
import { evaluateComplex } from '../../../algebra-system/expressions/evaluate-complex.ts';
import type { Complex } from '../../../algebra-system/numbers/complex.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  mapParts,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { plain } from '../../../checking/values/worked-out.ts';
import type { Side } from './said.ts';

/** What is the same for every line: how g is taken, and whether bare angles are degrees. */
export interface Measures {
  gravity: readonly number[];
  degrees: boolean;
  /** What letters are worth that are complex numbers; in each order, where the question gives none. */
  complex?: readonly Record<string, Complex>[];
}

/** The numbers that a side may stand for: as typed, and in SI units; none where it has letters. */
export function numbersOf(side: Side, measures: Measures, known: Record<string, number> = {}): number[] {
  const { value, scale } = side;
  if (!value) return [];
  const typed = valuesOf(value, measures, known);
  return scale === null || scale === 1 ? typed : [...typed, ...typed.map((one) => one * scale)];
}

export function valuesOf(
  typed: Expression,
  measures: Measures,
  known: Record<string, number> = {},
): number[] {
  const one = workedOut(typed);
  const letters = symbolsOf(one).filter((letter) => !Object.hasOwn(known, letter));
  if (hasNoNumber(one)) return [];
  if (isComplex(one)) return realValues(complexValues(one, measures));
  if (letters.some((letter) => letter !== 'g')) return realValues(complexValues(one, measures));
  const ways = letters.length === 0 ? [known] : measures.gravity.map((g) => ({ ...known, g }));
  const forms = measures.degrees && usesBareAngle(one) ? [inDegrees(one), one] : [one];
  return ways.flatMap((values) => forms.map((form) => evaluate(form, values))).filter(Number.isFinite);
}

const isComplex = (one: Expression) => contains(one, (part) => part.kind === 'constant' && part.name === 'i');

/** What a formula of i and of complex letters is worth, once for each order of the letters; none of any other. */
export function complexValues(one: Expression, { complex = [] }: Measures): Complex[] {
  const orders = complex.length > 0 ? complex : [{}];
  if (symbolsOf(one).some((letter) => !Object.hasOwn(orders[0]!, letter))) return [];
  return orders
    .map((values) => evaluateComplex(one, values))
    .filter(({ re, im }) => Number.isFinite(re) && Number.isFinite(im));
}

/** The one real number that they all are. */
function realValues(values: readonly Complex[]): number[] {
  const [first] = values;
  const size = first ? Math.max(1, Math.abs(first.re)) : 1;
  return first &&
    values.every(({ re, im }) => Math.abs(im) < 1e-7 * size && Math.abs(re - first.re) < 1e-7 * size)
    ? [first.re]
    : [];
}

/** With every definite integral as the number that it is. */
function workedOut(one: Expression): Expression {
  if (!contains(one, ({ kind }) => kind === 'integral')) return one;
  const made = plain({ kind: 'expression', value: one });
  return made.kind === 'expression' ? made.value : one;
}

const hasNoNumber = (one: Expression) =>
  contains(
    one,
    ({ kind }) =>
      kind === 'apply' || kind === 'derivative' || kind === 'rate' || kind === 'tuple' || kind === 'matrix',
  ) || contains(one, (part) => part.kind === 'integral' && !part.from);

const TURNS = new Set(['sin', 'cos', 'tan', 'sec', 'cosec', 'cot']);
const INVERSES = new Set(['arcsin', 'arccos', 'arctan']);

const usesBareAngle = (one: Expression) =>
  contains(one, (part) => part.kind === 'call' && (TURNS.has(part.name) || INVERSES.has(part.name)));

/** Angles without a sign taken for degrees. */
export function inDegrees(one: Expression): Expression {
  const made = mapParts(one, inDegrees);
  if (made.kind !== 'call') return made;
  if (INVERSES.has(made.name))
    return { kind: 'quotient', numerator: made, denominator: { kind: 'call', name: 'degrees', of: ONE } };
  return TURNS.has(made.name) ? { ...made, of: bareInDegrees(made.of) } : made;
}

/** 30, and the 30 of θ + 30, but not the 2 of 2θ. */
function bareInDegrees(angle: Expression): Expression {
  if (angle.kind === 'sum' && symbolsOf(angle).length > 0)
    return { ...angle, terms: angle.terms.map(bareInDegrees) };
  const isBare =
    symbolsOf(angle).length === 0 &&
    !contains(angle, (part) => part.kind === 'constant' || (part.kind === 'call' && part.name === 'degrees'));
  return isBare ? { kind: 'call', name: 'degrees', of: angle } : angle;
}

/** The same numbers taken for degrees as well, where the question has degrees. */
export const withTurns = (numbers: readonly number[], { degrees }: Measures): number[] => [
  ...numbers,
  ...(degrees ? numbers.map((one) => (one * Math.PI) / 180) : []),
];

const ONE: Expression = { kind: 'number', value: { n: 1n, d: 1n } };

export type Likeness = 'same' | 'far' | 'unsure';

/** Whether two numbers are the same but for rounding as a student rounds; `shown` is how the second is written. */
export function likeness(one: number, other: number, shown: Expression | null = null): Likeness {
  const apart = Math.abs(one - other);
  const size = Math.max(Math.abs(one), Math.abs(other));
  if (apart <= 1e-9 * Math.max(size, 1e-40)) return 'same';
  const unit = shown ? lastPlace(shown) : null;
  if (unit !== null && apart <= 0.505 * unit) return 'same';
  if (apart <= 0.0006 * size || isRounded(one, shown)) return 'same';
  if (unit !== null && unit < 0.2 * size && apart <= 1.05 * unit)
    return apart <= 0.006 * size ? 'same' : 'unsure';
  return apart <= 0.012 * size ? 'unsure' : 'far';
}

/** 18.75 is 19 in two figures. */
function isRounded(value: number, shown: Expression | null): boolean {
  if (shown?.kind !== 'number' || !shown.typed) return false;
  const figures = shown.typed.replace(/\D/g, '').replace(/^0+/, '').length;
  return (
    figures > 1 &&
    figures < 16 &&
    numberIn(rounded(value, { kind: 'figures', digits: figures })) === Number(shown.typed)
  );
}

/** Of all pairs, the best. */
export function bestLikeness(
  ones: readonly number[],
  others: readonly number[],
  shown: Expression | null = null,
): Likeness {
  let best: Likeness = 'far';
  for (const one of ones)
    for (const other of others) {
      const now = likeness(one, other, shown);
      if (now === 'same') return 'same';
      if (now === 'unsure') best = 'unsure';
    }
  return best;
}

/** What one in the last place that is written is worth; null for what is no single decimal. */
function lastPlace(one: Expression): number | null {
  if (one.kind === 'negative') return lastPlace(one.of);
  if (one.kind === 'call' && one.name === 'degrees') {
    const inner = lastPlace(one.of);
    return inner === null ? null : (inner * Math.PI) / 180;
  }
  if (one.kind === 'number' && one.typed) {
    const dot = one.typed.indexOf('.');
    return dot < 0 ? null : 10 ** -(one.typed.length - dot - 1);
  }
  if (one.kind === 'product' && one.factors.length === 2) {
    const [digits, power] = one.factors as [Expression, Expression];
    if (power.kind !== 'power' || power.base.kind !== 'number') return null;
    const last = lastPlace(digits) ?? (digits.kind === 'number' ? 1 : null);
    return last === null ? null : last * evaluate(power);
  }
  return null;
}
