import { call, type Expression, number, product, sum } from '../../algebra-system/expressions/expression.ts';
import { normalOf } from '../../algebra-system/normal/of-expression.ts';
import { normalOfTerms, type Term } from '../../algebra-system/normal/normal.ts';
import { tidy } from '../../algebra-system/normal/tidy.ts';
import { gcd, lcm, type Rational, rational, raised, times } from '../../algebra-system/numbers/rational.ts';

const LARGE = 1_000_000n;

/** An exact number with its logarithms of whole numbers joined to one: ½ ln 3 − ½ ln 2 is ½ ln(3/2). */
export function withOneLogarithm(one: Expression): Expression {
  const normal = normalOf(one);
  if (!normal) return one;
  const logarithms = normal.terms.flatMap((term) => {
    const of = loggedPrime(term);
    return of ? [{ term, of }] : [];
  });
  if (logarithms.length === 0) return tidy(normal);
  const below = logarithms.map(({ term }) => term.coefficient.d).reduce(lcm);
  const sizes = logarithms.map(({ term }) => term.coefficient.n * (below / term.coefficient.d));
  const shared = sizes.reduce((all, size) => gcd(all, size), 0n);
  const inside = logarithms
    .map(({ of }, index) => raised(rational(of), Number(sizes[index]! / shared)))
    .reduce(times);
  const joined = inside.n < LARGE && inside.d < LARGE ? inside : null;
  if (!joined) return tidy(normal);
  const rest = normal.terms.filter((term) => !logarithms.some((each) => each.term === term));
  const log = logarithmOf(joined, rational(shared, below));
  return rest.length === 0 ? log : sum(tidy(normalOfTerms(rest)), log);
}

/** ln(1/2) is −ln 2. */
function logarithmOf(inside: Rational, times: Rational): Expression {
  const isBelowOne = inside.n < inside.d;
  const of = call('ln', number(isBelowOne ? rational(inside.d, inside.n) : inside));
  const size = { n: times.n < 0n ? -times.n : times.n, d: times.d };
  const value = product(number(size), of);
  return isBelowOne !== times.n < 0n ? { kind: 'negative', of: value } : value;
}

function loggedPrime({ factors }: Term): bigint | null {
  const [only, more] = factors;
  if (!only || more || only.exponent.n !== 1n || only.exponent.d !== 1n) return null;
  const { expression } = only.base;
  if (expression.kind !== 'call' || expression.name !== 'ln' || expression.of.kind !== 'number') return null;
  return expression.of.value.d === 1n ? expression.of.value.n : null;
}
