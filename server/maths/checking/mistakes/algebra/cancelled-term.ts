import { type Expression, number, quotient, sum } from '../../../algebra-system/expressions/expression.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import {
  factorsOf,
  isNegative,
  productOf,
  same,
  sizeOf,
  tex,
  termsOf,
  wholeOf,
  without,
} from '../toolkit/parts.ts';
import { gcd, multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** (x + 3)/x = 3, (6x + 5)/3 = 2x + 5 */
export const cancelledTerm = rewritingMistake({
  id: 'cancelled-term',
  at(part) {
    if (part.kind !== 'quotient') return [];
    const [above, below] = [termsOf(part.numerator), termsOf(part.denominator)];
    if (above.length === 1 && below.length === 1) return [];
    const rewritings: Rewriting[] = [];
    for (const [i, top] of above.entries())
      for (const [j, bottom] of below.entries())
        for (const { common, ofTop, ofBottom } of commonFactors(top, bottom)) {
          const alone = [replaced(above, i, ofTop), replaced(below, j, ofBottom)] as const;
          rewritings.push(cancellation(part, common, ...alone));
          const struck = [struckOut(above, i, ofTop), struckOut(below, j, ofBottom)] as const;
          rewritings.push(cancellation(part, common, ...struck));
        }
    return rewritings;
  },
  make(random) {
    const [a, b, k] = [random.whole(1, 9), random.whole(1, 9), random.whole(2, 5)];
    const letter = random.pick(['x', 'y', 'a']);
    const c = b === a ? a + 1 : b;
    return random.pick([
      [`(${letter} + ${a})/${letter}`, `${a}`],
      [`(${letter} + ${a})/(${letter} + ${c})`, `${a}/${c}`],
      [
        `(${joinTerms(multiple(k * a, letter), `${k * b + 1}`)})/${k}`,
        joinTerms(multiple(a, letter), `${k * b + 1}`),
      ],
      [`(${letter}^2 + ${a})/${letter}`, `${letter} + ${a}`],
      [`${letter}/(${letter} + ${a})`, `1/${a + 1}`],
    ]);
  },
});

function cancellation(part: Expression, common: Expression, above: Expression, below: Expression): Rewriting {
  return {
    becomes: quotient(above, below),
    explain: () =>
      explanation(
        `${tex(common)} was cancelled in ${tex(part)} although it is not a factor of the whole numerator and the whole denominator.`,
        'Only a factor of all of the numerator and all of the denominator cancels; a term of a sum does not.',
        `在 ${tex(part)} 中约去了 ${tex(common)}，但它不是整个分子和整个分母的公因式。`,
        '只有整个分子与整个分母的公因式才能约去，和式中的某一项不能约。',
      ),
  };
}

const replaced = (terms: Expression[], index: number, by: Expression) => sum(...terms.with(index, by));

/** A term that cancels to 1 is struck out as if it had become nothing. */
function struckOut(terms: Expression[], index: number, left: Expression): Expression {
  return terms.length > 1 && wholeOf(left) === 1
    ? sum(...without(terms, index))
    : replaced(terms, index, left);
}

interface Shared {
  common: Expression;
  ofTop: Expression;
  ofBottom: Expression;
}

/** What two terms have in common, and what is left of each when that is cancelled. */
function commonFactors(top: Expression, bottom: Expression): Shared[] {
  if (isNegative(top) !== isNegative(bottom)) return [];
  const [above, below] = [factorsOf(sizeOf(top)), factorsOf(sizeOf(bottom))];
  const cancellations: Shared[] = [];
  for (const [i, one] of above.entries())
    for (const [j, other] of below.entries()) {
      const [p, q] = [wholeOf(one), wholeOf(other)];
      const divisor = p && q ? gcd(Math.abs(p), Math.abs(q)) : 0;
      if (divisor > 1)
        cancellations.push({
          common: number(divisor),
          ofTop: productOf(above.with(i, number(p! / divisor))),
          ofBottom: productOf(below.with(j, number(q! / divisor))),
        });
      else if (same(one, other) && p === null)
        cancellations.push({
          common: one,
          ofTop: productOf(without(above, i)),
          ofBottom: productOf(without(below, j)),
        });
      else if (one.kind === 'power' && same(one.base, other) && wholeOf(one.exponent) === 2)
        cancellations.push({
          common: other,
          ofTop: productOf(above.with(i, one.base)),
          ofBottom: productOf(without(below, j)),
        });
    }
  return cancellations;
}
