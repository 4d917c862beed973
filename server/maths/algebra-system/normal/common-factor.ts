import { type Expression, number, quotient } from '../expressions/expression.ts';
import { compare, gcd, isWhole, lcm, ONE, over, raised, rational, signOf } from '../numbers/rational.ts';
import { fromTerms } from './from-terms.ts';
import { type Factor, isZero, keyOf, scaleTerm, termOfBase, type Term } from './term.ts';
import { gathered, multiplyTerms, termsOf } from './terms.ts';

/** One fraction, its numerator factorised and cancelled against its denominator. */
export function commonForm(one: Expression): Expression {
  const value = gathered(one);
  if (value.kind !== 'quotient') return value;
  const [above, below] = [value.numerator, value.denominator].map(
    (part) => commonFactorOut(termsOf(part)) ?? part,
  ) as [Expression, Expression];
  return gathered(quotient(above, below));
}

/** With the common number taken out of every bracket that stands to a whole power: (2x + 2)/(x + 1) becomes 2. */
export function withNumbersOut(one: Expression): Expression {
  return fromTerms(
    termsOf(one).map((term) =>
      term.factors
        .map(({ base, exponent }) => {
          const inner =
            base.kind === 'sum' && exponent.kind === 'number' && isWhole(exponent.value) ? termsOf(base) : [];
          if (inner.length < 2) return { coefficient: ONE, factors: [{ base, exponent }] };
          const lead = inner[0]!.coefficient;
          const bracket = fromTerms(
            inner.map((each) => ({ ...each, coefficient: over(each.coefficient, lead) })),
          );
          return {
            coefficient: raised(lead, Number(exponent.kind === 'number' ? exponent.value.n : 1n)),
            factors: [{ base: bracket, exponent }],
          };
        })
        .reduce(multiplyTerms, { coefficient: term.coefficient, factors: [] }),
    ),
  );
}

/** What all terms share before one bracket with whole numbers; null for a single term. */
export function commonFactorOut(terms: Term[]): Expression | null {
  if (terms.length < 2) return null;
  const shared: Factor[] = [];
  const bases = new Map(
    terms.flatMap(({ factors }) => factors.map((factor) => [keyOf(factor.base), factor] as const)),
  );
  for (const [key, { base }] of bases) {
    const exponents = terms.map(
      ({ factors }) => factors.find((factor) => keyOf(factor.base) === key)?.exponent ?? number(0),
    );
    const [first] = exponents as [Expression];
    if (exponents.every((exponent) => keyOf(exponent) === keyOf(first)))
      shared.push({ base, exponent: first });
    else if (base.kind !== 'number' && exponents.every(({ kind }) => kind === 'number')) {
      const least = exponents.reduce((low, each) =>
        low.kind === 'number' && each.kind === 'number' && compare(each.value, low.value) < 0 ? each : low,
      );
      if (!isZero(least)) shared.push({ base, exponent: least });
    }
  }
  const inverse = shared.map(({ base, exponent }) => ({
    base,
    exponent: gathered({ kind: 'negative', of: exponent }),
  }));
  const rest = termsOf(
    fromTerms(terms.map((term) => multiplyTerms(term, { coefficient: ONE, factors: inverse }))),
    true,
  );
  if (rest.length === 0) return number(0);
  const above = rest.map(({ coefficient }) => coefficient.n).reduce(gcd);
  const below = rest.map(({ coefficient }) => coefficient.d).reduce(lcm);
  const content = rational(
    signOf(rest[0]!.coefficient) < 0 && rest.every(({ coefficient }) => signOf(coefficient) < 0)
      ? -absolute(above)
      : absolute(above),
    below,
  );
  const bracket = fromTerms(rest.map((term) => scaleTerm(term, over(ONE, content))));
  if (rest.length === 1)
    return fromTerms([multiplyTerms({ coefficient: content, factors: shared }, termsOf(bracket)[0]!)]);
  return fromTerms([multiplyTerms({ coefficient: content, factors: shared }, termOfBase(bracket))]);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
