import type { Expression } from '../expressions/expression.ts';
import { opposite, over, type Rational } from '../numbers/rational.ts';

/** The terms of a sum as they are written; a single term alone. */
export function flatTerms(one: Expression): Expression[] {
  if (one.kind === 'sum') return one.terms.flatMap(flatTerms);
  if (one.kind === 'negative') return one.of.kind === 'sum' ? [one] : flatTerms(one.of);
  return [one];
}

/** The factors of a product as they are written; a sign is not a factor. */
export function flatFactors(one: Expression): Expression[] {
  if (one.kind === 'negative') return flatFactors(one.of);
  if (one.kind === 'product') return one.factors.flatMap(flatFactors);
  return [one];
}

/** The number that is written: 3, −3, 3/4. */
export function numberOf(one: Expression): Rational | null {
  if (one.kind === 'number') return one.value;
  if (one.kind === 'negative') {
    const inner = numberOf(one.of);
    return inner && opposite(inner);
  }
  if (one.kind !== 'quotient') return null;
  const [above, below] = [numberOf(one.numerator), numberOf(one.denominator)];
  return above && below && below.n !== 0n ? over(above, below) : null;
}
