import {
  type Expression,
  negative,
  number,
  product,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { toNumber } from '../../../algebra-system/numbers/rational.ts';

export const termsOf = (one: Expression): Expression[] => (one.kind === 'sum' ? one.terms : [one]);
export const factorsOf = (one: Expression): Expression[] => (one.kind === 'product' ? one.factors : [one]);

export const isNegative = (one: Expression): boolean =>
  one.kind === 'negative' || (one.kind === 'number' && one.value.n < 0n);

/** The term without its minus. */
export const sizeOf = (one: Expression): Expression => (isNegative(one) ? negative(one) : one);

/** Each term with its minus apart, put together again by `change`. */
export function termwise(one: Expression, change: (size: Expression) => Expression): Expression {
  return sum(
    ...termsOf(one).map((term) => (isNegative(term) ? negative(change(negative(term))) : change(term))),
  );
}

export const same = (a: Expression, b: Expression): boolean => toLatex(a) === toLatex(b);

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

export const productOf = (factors: Expression[]): Expression =>
  factors.length === 0 ? number(1) : product(...factors);

/** Base and exponent; x is x to the power 1. */
export function powerOf(one: Expression): { base: Expression; exponent: Expression } {
  return one.kind === 'power' ? one : { base: one, exponent: number(1) };
}

/** The whole number that an expression is, or null. */
export function wholeOf(one: Expression): number | null {
  return one.kind === 'number' && one.value.d === 1n ? Number(one.value.n) : null;
}

export function valueOf(one: Expression): number | null {
  if (one.kind === 'number') return toNumber(one.value);
  if (one.kind === 'negative' && one.of.kind === 'number') return -toNumber(one.of.value);
  if (one.kind === 'quotient' && one.numerator.kind === 'number' && one.denominator.kind === 'number')
    return toNumber(one.numerator.value) / toNumber(one.denominator.value);
  return null;
}

/** A formula inside a sentence. */
export const tex = (one: Expression): string => `$${toLatex(one)}$`;
export const texOf = (text: string): string => `$${text}$`;
