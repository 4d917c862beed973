import { type Expression, number } from '../expressions/expression.ts';
import { toText } from '../expressions/print.ts';
import { ONE, type Rational, times } from '../numbers/rational.ts';

/** A rational number times powers of different bases; brackets stay closed. */
export interface Term {
  coefficient: Rational;
  factors: Factor[];
}
export interface Factor {
  base: Expression;
  exponent: Expression;
}

export function isZero(one: Expression): boolean {
  return one.kind === 'number' && one.value.n === 0n;
}

export function termOfBase(base: Expression, exponent: Expression = number(1)): Term {
  return { coefficient: ONE, factors: [{ base, exponent }] };
}

export function scaleTerm(term: Term, by: Rational): Term {
  return { ...term, coefficient: times(term.coefficient, by) };
}

/** A key that does not depend on the order of terms and factors. */
export function keyOf(one: Expression): string {
  if (one.kind === 'sum') return `(${one.terms.map(keyOf).sort().join('+')})`;
  if (one.kind === 'call') return `${one.name}(${keyOf(one.of)})`;
  if (one.kind === 'power') return `(${keyOf(one.base)})^(${keyOf(one.exponent)})`;
  if (one.kind === 'product') return one.factors.map(keyOf).sort().join('*');
  if (one.kind === 'negative') return `-${keyOf(one.of)}`;
  if (one.kind === 'quotient') return `${keyOf(one.numerator)}/${keyOf(one.denominator)}`;
  return toText(one);
}
