import {
  type Expression,
  number,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { type Mistake, relationOf, said } from '../toolkit/mistake.ts';
import { factorsOf, sizeOf, tex, termsOf, wholeOf } from '../toolkit/parts.ts';
import { of, typed } from '../toolkit/typing.ts';

/** 2x + 4 = 10, so x + 4 = 5 */
export const dividedSomeTerms: Mistake = {
  id: 'divided-some-terms',
  *slips(given) {
    const relation = relationOf(given);
    if (!relation) return;
    const [left, right] = [termsOf(relation.left), termsOf(relation.right)];
    const terms = [...left, ...right];
    const divisors = new Set(terms.flatMap(coefficients).flatMap(divisorsOf));
    for (const divisor of divisors)
      for (const [skipped, term] of terms.entries()) {
        // Nobody divides by 2 to get x alone in 5x = 20, nor divides v = 10 + 3 × 4 at all.
        const isWanted = terms.some((one, index) => index !== skipped && isMultiple(one, divisor));
        if (!isWanted) continue;
        const divided = terms.map((one, index) => (index === skipped ? one : quotient(one, number(divisor))));
        const sides = [sum(...divided.slice(0, left.length)), sum(...divided.slice(left.length))];
        yield {
          makes: { kind: 'relation', sides, signs: [relation.sign] },
          said: () =>
            said(
              `In dividing by $${divisor}$ the term ${tex(term)} was left as it was.`,
              `Dividing an equation by $${divisor}$ divides every term on both sides.`,
              `除以 $${divisor}$ 时漏掉了 ${tex(term)} 这一项。`,
              `方程两边同除以 $${divisor}$ 时，每一项都要除。`,
            ),
        };
      }
  },
  make(random) {
    const [k, a, b, c] = [random.whole(2, 6), random.whole(1, 4), random.whole(1, 9), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'm']);
    return random.pick([
      [`${typed(of(k * a, letter), `${k * b}`)} = ${k * c}`, `${typed(of(a, letter), `${k * b}`)} = ${c}`],
      [`${typed(of(k * a, letter), `${k * b}`)} = ${k * c}`, `${typed(of(a, letter), `${b}`)} = ${k * c}`],
      [`${typed(of(k, letter), `-${b}`)} = ${k * c}`, `${letter} - ${b} = ${c}`],
    ]);
  },
};

const isMultiple = (term: Expression, divisor: number) =>
  symbolsOf(term).length > 0 && coefficients(term).some((value) => value % divisor === 0);

const coefficients = (term: Expression): number[] =>
  factorsOf(sizeOf(term)).flatMap((factor) => Math.abs(wholeOf(factor) ?? 1));

const divisorsOf = (value: number): number[] =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, value].filter((divisor) => divisor > 1 && value % divisor === 0);
