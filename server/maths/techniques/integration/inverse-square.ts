import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  exp,
  number,
  power,
  product,
  quotient,
  sum,
  symbol,
} from '../../algebra-system/expressions/expression.ts';
import { opposite, rational } from '../../algebra-system/numbers/rational.ts';
import { polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';
import { expanded, gathered, termsOf } from '../../algebra-system/normal/terms.ts';
import { fromTerms } from '../../algebra-system/normal/from-terms.ts';

/** x² in terms of y where y = f(x), for the curves that are turned about the y-axis; null for others. */
export function squareOfX(one: Expression): Expression | null {
  const y = symbol('y');
  const polynomial = polynomialOf(one, 'x');
  const [c, b, a, more] = polynomial ?? [];
  if (polynomial && !more && c && b && a && b.n === 0n)
    return expanded(quotient(sum(y, number(opposite(c))), number(a)));
  if (polynomial?.length === 2) return expanded(power(quotient(sum(y, number(opposite(c!))), number(b!)), 2));
  const terms = termsOf(one);
  const [term, other] = terms;
  if (!term || other || term.factors.length !== 1) return null;
  const [{ base, exponent }] = term.factors as [(typeof term.factors)[number]];
  const level = gathered(quotient(y, fromTerms([{ ...term, factors: [] }])));
  if (base.kind === 'call' && base.name === 'ln' && base.of.kind === 'symbol' && evaluate(exponent) === 1)
    return gathered(exp(product(number(2), level)));
  if (exponent.kind !== 'number') return null;
  const { value } = exponent;
  const raised = (to: typeof value) => power(level, number(to));
  if (base.kind === 'symbol') return gathered(raised(rational(2n * value.d, value.n)));
  const inside = polynomialOf(base, 'x');
  if (inside?.length !== 2 || value.n !== 1n) return null;
  return expanded(
    power(
      quotient(sum(raised(rational(value.d, value.n)), number(opposite(inside[0]!))), number(inside[1]!)),
      2,
    ),
  );
}
