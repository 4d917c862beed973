import { number } from '../expressions/expression.ts';
import { isWhole, type Rational, raised, rational, signOf, times } from '../numbers/rational.ts';
import type { Factor } from './term.ts';

/** 12^(1/2) as 2 and √3; 2^(-1/2) as 1/2 and √2. */
export function numberPower(base: Rational, exponent: Rational): [Rational, Factor[]] {
  if (isWhole(exponent)) return [raised(base, Number(exponent.n)), []];
  const [above, below] = signOf(exponent) < 0 ? [base.d, base.n] : [base.n, base.d];
  const index = Number(exponent.d);
  const size = exponent.n < 0n ? -exponent.n : exponent.n;
  // a/b = a·b^(index-1) / b^index, so that the root stands above.
  let radicand = (above * below ** BigInt(index - 1)) ** size;
  const under = rational(1, below ** size);
  let outside = 1n;
  for (let prime = 2n; prime ** BigInt(index) <= radicand && prime < 1000n; prime += 1n)
    while (radicand % prime ** BigInt(index) === 0n) {
      radicand /= prime ** BigInt(index);
      outside *= prime;
    }
  const factors = radicand === 1n ? [] : [{ base: number(radicand), exponent: number(rational(1, index)) }];
  return [times(rational(outside), under), factors];
}
