import {
  type Expression,
  number,
  quotient,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { factorsOf, sizeOf, tex, termsOf, wholeOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

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
        // Only a divisor of another term is plausible: 5x = 20 is not divided by 2, nor v = 10 + 3 × 4 by anything.
        const isUseful = terms.some((one, index) => index !== skipped && isMultiple(one, divisor));
        if (!isUseful) continue;
        const divided = terms.map((one, index) => (index === skipped ? one : quotient(one, number(divisor))));
        const sides = [sum(...divided.slice(0, left.length)), sum(...divided.slice(left.length))];
        yield {
          makes: { kind: 'relation', sides, signs: [relation.sign] },
          explain: () =>
            explanation(
              `When dividing by $${divisor}$, the term ${tex(term)} was left unchanged.`,
              `To divide an equation by $${divisor}$, divide every term on both sides.`,
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
      [
        `${joinTerms(multiple(k * a, letter), `${k * b}`)} = ${k * c}`,
        `${joinTerms(multiple(a, letter), `${k * b}`)} = ${c}`,
      ],
      [
        `${joinTerms(multiple(k * a, letter), `${k * b}`)} = ${k * c}`,
        `${joinTerms(multiple(a, letter), `${b}`)} = ${k * c}`,
      ],
      [`${joinTerms(multiple(k, letter), `-${b}`)} = ${k * c}`, `${letter} - ${b} = ${c}`],
    ]);
  },
};

const isMultiple = (term: Expression, divisor: number) =>
  symbolsOf(term).length > 0 && coefficients(term).some((value) => value % divisor === 0);

const coefficients = (term: Expression): number[] =>
  factorsOf(sizeOf(term)).flatMap((factor) => Math.abs(wholeOf(factor) ?? 1));

const divisorsOf = (value: number): number[] =>
  [2, 3, 4, 5, 6, 7, 8, 9, 10, value].filter((divisor) => divisor > 1 && value % divisor === 0);
