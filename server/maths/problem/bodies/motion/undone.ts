import {
  call,
  difference,
  E,
  type Expression,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  rationalValue,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { fromTerms } from '../../../algebra-system/normal/from-terms.ts';
import { gathered, termsOf } from '../../../algebra-system/normal/terms.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { rational } from '../../../algebra-system/numbers/rational.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { exponentialOf } from '../../../techniques/calculus/separation.ts';

/** All that a letter can be where an expression has a value; none where it cannot be undone. */
export function undone(one: Expression, letter: string, level: Expression): Expression[] {
  switch (one.kind) {
    case 'symbol':
      return [level];
    case 'negative':
      return undone(one.of, letter, negative(level));
    case 'sum': {
      const own = one.terms.filter((term) => has(term, letter));
      const rest = one.terms.filter((term) => !has(term, letter));
      if (own.length === 1) return undone(own[0]!, letter, difference(level, sum(...rest)));
      const joined = withOneLog(one, letter);
      return joined ? undone(joined, letter, level) : ofPowers(difference(one, level), letter);
    }
    case 'product': {
      const own = one.factors.filter((factor) => has(factor, letter));
      const rest = one.factors.filter((factor) => !has(factor, letter));
      return own.length === 1
        ? undone(own[0]!, letter, quotient(level, product(...rest)))
        : ofPowers(difference(one, level), letter);
    }
    case 'quotient': {
      const { numerator, denominator } = one;
      if (!has(numerator, letter)) return undone(denominator, letter, quotient(numerator, level));
      if (!has(denominator, letter)) return undone(numerator, letter, product(level, denominator));
      return ofPowers(difference(numerator, product(level, denominator)), letter);
    }
    case 'power':
      return ofPower(one.base, one.exponent, letter, level);
    case 'root':
      return undone(one.of, letter, power(level, one.index));
    case 'call':
      return ofCall(one, letter, level);
    default:
      return [];
  }
}

function ofPower(base: Expression, exponent: Expression, letter: string, level: Expression): Expression[] {
  if (has(exponent, letter))
    return has(base, letter)
      ? []
      : undone(
          exponent,
          letter,
          quotient(call('ln', level), base === E || base.kind === 'constant' ? number(1) : call('ln', base)),
        );
  const value = rationalValue(exponent);
  if (!value || value.n === 0n) return [];
  const turned = powered(level, rational(value.d, value.n));
  const both = value.n % 2n === 0n ? [turned, negative(turned)] : [turned];
  return both.flatMap((each) => undone(base, letter, each));
}

/** √(36/(x + 2)²) is 6/(x + 2), as far as the sign goes. */
function powered(level: Expression, to: ReturnType<typeof rational>): Expression {
  const [term, other] = termsOf(gathered(level));
  if (!term || other || to.n * to.n !== 1n || to.d !== 2n) return power(level, number(to));
  const isEven = term.factors.every(({ exponent }) => {
    const value = rationalValue(exponent);
    return value !== null && value.d === 1n && value.n % 2n === 0n;
  });
  if (!isEven) return power(level, number(to));
  const size = root(number(term.coefficient));
  const rest = fromTerms([
    {
      coefficient: rational(1),
      factors: term.factors.map(({ base, exponent }) => ({
        base,
        exponent: number(rational(rationalValue(exponent)!.n, 2n)),
      })),
    },
  ]);
  const half = product(size, rest);
  return to.n > 0n ? half : quotient(number(1), half);
}

function ofCall(one: Extract<Expression, { kind: 'call' }>, letter: string, level: Expression): Expression[] {
  switch (one.name) {
    case 'ln':
      return undone(one.of, letter, exponentialOf(gathered(level)));
    case 'abs':
      return [...undone(one.of, letter, level), ...undone(one.of, letter, negative(level))];
    case 'arctan':
      return undone(one.of, letter, call('tan', level));
    case 'arcsin':
      return undone(one.of, letter, call('sin', level));
    case 'arsinh':
      return undone(one.of, letter, call('sinh', level));
    default:
      return [];
  }
}

/** k ln a − k ln b is k ln(a/b). */
function withOneLog(one: Expression, letter: string): Expression | null {
  const terms = termsOf(gathered(one));
  const own = terms.filter((term) => has(fromTerms([term]), letter));
  const logs = own.map(({ coefficient, factors: [only, more] }) =>
    only &&
    !more &&
    only.base.kind === 'call' &&
    only.base.name === 'ln' &&
    rationalValue(only.exponent)?.n === 1n
      ? { coefficient, of: only.base.of }
      : null,
  );
  const [first] = logs;
  if (!first || logs.length < 2) return null;
  const isOf = (sign: 1n | -1n) => (log: (typeof logs)[number]) =>
    log !== null &&
    log.coefficient.d === first.coefficient.d &&
    log.coefficient.n === sign * first.coefficient.n;
  const [above, below] = ([1n, -1n] as const).map((sign) =>
    logs.filter(isOf(sign)).map((log) => log!.of),
  ) as [Expression[], Expression[]];
  if (above.length + below.length < logs.length) return null;
  const joined = call('ln', call('abs', quotient(product(...above.map(bare)), product(...below.map(bare)))));
  const rest = terms.filter((term) => !own.includes(term));
  return sum(product(number(first.coefficient), joined), ...(rest.length > 0 ? [fromTerms(rest)] : []));
}

const bare = (one: Expression): Expression => (one.kind === 'call' && one.name === 'abs' ? one.of : one);

/** Of the first or the second degree. */
function ofPowers(zero: Expression, letter: string): Expression[] {
  const coefficients = coefficientsOf(exact(zero), letter)?.map(tidy);
  if (!coefficients || coefficients.length < 2 || coefficients.length > 3) return [];
  const [c, b, a] = coefficients as [Expression, Expression, Expression | undefined];
  if (!a) return [exact(quotient(negative(c), b))];
  const under = exact(difference(power(b, 2), product(number(4), a, c)));
  return [root(under), negative(root(under))].map((each) =>
    exact(quotient(sum(negative(b), each), product(number(2), a))),
  );
}
