import { type Expression, number, call } from '../../../algebra-system/expressions/expression.ts';
import { expanded, termsOf } from '../../../algebra-system/normal/terms.ts';
import {
  isWhole,
  ONE,
  over,
  raised,
  type Rational,
  times,
} from '../../../algebra-system/numbers/rational.ts';

/** r where the expression is ln r; null where it is another number. */
export function argumentOfLogarithm(one: Expression): Rational | null {
  let product: Rational = ONE;
  for (const { coefficient, factors } of termsOf(expanded(one))) {
    const [factor, more] = factors;
    if (!factor || more || factor.base.kind !== 'call' || factor.base.name !== 'ln') return null;
    const isOne = factor.exponent.kind === 'number' && factor.exponent.value.n === factor.exponent.value.d;
    if (!isOne || factor.base.of.kind !== 'number' || !isWhole(coefficient)) return null;
    if (Math.abs(Number(coefficient.n)) > 60) return null;
    product = times(product, raised(factor.base.of.value, Number(coefficient.n)));
  }
  return product;
}

/** ln a/ln b with fractions a and b; null where the number is none. */
export function asRatioOfLogarithms(
  one: Expression,
): { kind: 'quotient'; numerator: Expression; denominator: Expression } | null {
  const value = one.kind === 'negative' && one.of.kind === 'quotient' ? one.of : one;
  if (value.kind !== 'quotient') return null;
  const [above, below] = [argumentOfLogarithm(value.numerator), argumentOfLogarithm(value.denominator)];
  if (!above || !below || above.n === above.d) return null;
  const turned = value === one ? above : over(ONE, above);
  return { kind: 'quotient', numerator: call('ln', number(turned)), denominator: call('ln', number(below)) };
}
