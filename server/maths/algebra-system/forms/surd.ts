import { contains, type Expression } from '../expressions/expression.ts';
import { normalOf } from '../normal/of-expression.ts';
import { gcd, primesOf } from '../numbers/rational.ts';
import { flatFactors, flatTerms, numberOf } from './shape.ts';

/** No square left under a root, no root below a bar, like surds collected. */
export function isSimplestSurd(one: Expression): boolean {
  const hasSquareUnderRoot = (part: Expression) =>
    part.kind === 'root' && part.index === 2 && !isSquareFree(part.of);
  const hasRootBelow = (part: Expression) =>
    part.kind === 'quotient' && contains(part.denominator, ({ kind }) => kind === 'root');
  if (contains(one, (part) => hasSquareUnderRoot(part) || hasRootBelow(part))) return false;
  const normal = normalOf(one);
  const above = one.kind === 'quotient' ? one.numerator : one;
  return (
    normal !== null &&
    normal.terms.length === flatTerms(above).length &&
    flatTerms(above).every((term) => flatFactors(term).filter(({ kind }) => kind === 'root').length <= 1) &&
    !isReducible(one)
  );
}

function isSquareFree(inside: Expression): boolean {
  const value = numberOf(inside);
  if (!value) return true;
  if (value.d !== 1n || value.n < 2n) return false;
  const primes = primesOf(value.n);
  return primes !== null && [...primes.values()].every((count) => count === 1);
}

/** (2 + 4√3)/6 can be divided by 2. */
function isReducible(one: Expression): boolean {
  if (one.kind !== 'quotient' || one.denominator.kind !== 'number') return false;
  const above = normalOf(one.numerator);
  if (!above || above.terms.some(({ coefficient }) => coefficient.d !== 1n)) return true;
  const shared = above.terms.map(({ coefficient }) => coefficient.n).reduce(gcd, one.denominator.value.n);
  return shared !== 1n && shared !== -1n;
}
