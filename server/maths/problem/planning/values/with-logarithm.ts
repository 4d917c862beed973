import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  has,
  negative,
  number,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

/** a e^u + b = 0 as u = ln(−b/a), where no letter but those of the exponent is in it; any other equation as it is. */
export function withLogarithm(zero: Expression, letter: string): Expression {
  const terms = zero.kind === 'sum' ? zero.terms : [zero];
  const [grown, ...others] = terms.filter((term) => has(term, letter));
  if (!grown || others.length > 0) return zero;
  const rest = terms.filter((term) => term !== grown);
  const found = exponentIn(grown, letter);
  if (!found || rest.length === 0 || [...rest, found.before].some((one) => symbolsOf(one).length > 0))
    return zero;
  const ratio = quotient(negative(rest.length === 1 ? rest[0]! : { kind: 'sum', terms: rest }), found.before);
  return evaluate(ratio) > 0 ? difference(found.exponent, call('ln', exact(ratio))) : zero;
}

/** What stands before e^u, and u. */
function exponentIn(one: Expression, letter: string): { before: Expression; exponent: Expression } | null {
  const isGrown = (part: Expression) =>
    part.kind === 'power' &&
    part.base.kind === 'constant' &&
    part.base.name === 'e' &&
    contains(part.exponent, (inner) => inner.kind === 'symbol' && inner.name === letter);
  if (one.kind === 'negative') {
    const inner = exponentIn(one.of, letter);
    return inner && { ...inner, before: negative(inner.before) };
  }
  if (one.kind === 'quotient' && !has(one.numerator, letter)) {
    const below = exponentIn(one.denominator, letter);
    return below && { before: quotient(one.numerator, below.before), exponent: negative(below.exponent) };
  }
  const factors = one.kind === 'product' ? one.factors : [one];
  const grown = factors.find(isGrown);
  if (grown?.kind !== 'power') return null;
  const before = factors.filter((factor) => factor !== grown);
  if (before.some((factor) => has(factor, letter))) return null;
  return { before: product(number(1), ...before), exponent: grown.exponent };
}
