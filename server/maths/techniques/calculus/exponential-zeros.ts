import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { call, type Expression, has, number, product } from '../../algebra-system/expressions/expression.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { termsOf } from '../../algebra-system/normal/terms.ts';
import { isWhole, lcm, plus, type Rational, rational, times } from '../../algebra-system/numbers/rational.ts';
import { type Polynomial, polynomialOf } from '../../algebra-system/polynomials/polynomial.ts';

interface Power {
  coefficient: Rational;
  /** The c of e^(cx). */
  rate: Rational;
}

const MOST = 12n;

/** k e^(cx), with k a fraction; null for any other. */
function powerIn(term: ReturnType<typeof termsOf>[number], x: string): Power | null {
  let rate = rational(0);
  for (const { base, exponent } of term.factors) {
    const linear = base.kind === 'constant' && base.name === 'e' ? polynomialOf(exponent, x) : null;
    if (linear?.length !== 2 || linear[0]!.n !== 0n) return null;
    rate = plus(rate, linear[1]!);
  }
  return { coefficient: term.coefficient, rate };
}

function multipleOfLogarithm(value: Expression, parts: bigint): Expression {
  if (Math.abs(evaluate(value) - 1) < 1e-12) return number(0);
  return parts === 1n ? call('ln', value) : exact(product(number(rational(parts)), call('ln', value)));
}

/** The zeros of a sum of powers of e^x, as those of a polynomial in one of them; null for any other sum. */
export function ofExponentials(
  one: Expression,
  x: string,
  rootsOf: (polynomial: Polynomial) => Expression[] | null,
): Expression[] | null {
  const powers = termsOf(one, true).map((term) => powerIn(term, x));
  if (powers.length < 2 || !has(one, x) || !powers.every((each) => each !== null)) return null;
  const parts = powers.reduce((all, { rate }) => lcm(all, rate.d), 1n);
  const sizes = powers.map(({ rate }) => times(rate, rational(parts)));
  const least = sizes.reduce((before, { n }) => (n < before ? n : before), sizes[0]!.n);
  const most = sizes.reduce((before, { n }) => (n > before ? n : before), sizes[0]!.n);
  if (!sizes.every(isWhole) || most - least > MOST) return null;
  const polynomial: Rational[] = Array.from({ length: Number(most - least) + 1 }, () => rational(0));
  for (const [at, { coefficient }] of powers.entries()) {
    const place = Number(sizes[at]!.n - least);
    polynomial[place] = plus(polynomial[place]!, coefficient);
  }
  return (
    rootsOf(polynomial)
      ?.filter((value) => evaluate(value) > 1e-12)
      .map((value) => multipleOfLogarithm(value, parts)) ?? null
  );
}
