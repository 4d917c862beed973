import {
  type Expression,
  number,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex, termsOf, wholeOf } from '../toolkit/parts.ts';
import { negative } from '../../../algebra-system/expressions/expression.ts';
import { joinTerms } from '../toolkit/typed-terms.ts';

/** x/2 + 3 = 5, so x + 3 = 10 */
export const multipliedSomeTerms: Mistake = {
  id: 'multiplied-some-terms',
  *slips(given) {
    const relation = relationOf(given);
    if (!relation) return;
    const [left, right] = [termsOf(relation.left), termsOf(relation.right)];
    const terms = [...left, ...right];
    for (const by of new Set(terms.flatMap(denominators)))
      for (const [skipped, term] of terms.entries()) {
        if (denominators(term).includes(by)) continue;
        const cleared = terms.map((one, index) => (index === skipped ? one : times(one, by)));
        const sides = [sum(...cleared.slice(0, left.length)), sum(...cleared.slice(left.length))];
        yield {
          makes: { kind: 'relation', sides, signs: [relation.sign] },
          explain: () =>
            explanation(
              `When multiplying by $${by}$, the term ${tex(term)} was left unchanged.`,
              `To clear the denominator, multiply every term on both sides by $${by}$.`,
              `乘以 $${by}$ 去分母时漏乘了 ${tex(term)} 这一项。`,
              `去分母时两边的每一项都要乘 $${by}$。`,
            ),
        };
      }
  },
  make(random) {
    const [k, a, b] = [random.whole(2, 7), random.whole(1, 9), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 't']);
    return random.pick([
      [`${letter}/${k} + ${a} = ${b}`, `${letter} + ${a} = ${k * b}`],
      [`${letter}/${k} + ${a} = ${b}`, `${letter} + ${k * a} = ${b}`],
      [`(${joinTerms(letter, `${a}`)})/${k} - ${b} = ${a}`, `${letter} + ${a} - ${b} = ${k * a}`],
    ]);
  },
};

function denominators(term: Expression): number[] {
  const size = sizeOf(term);
  const below = size.kind === 'quotient' ? wholeOf(size.denominator) : null;
  return below && below > 1 ? [below] : [];
}

function times(term: Expression, by: number): Expression {
  const size = sizeOf(term);
  const made =
    size.kind === 'quotient' && wholeOf(size.denominator) === by
      ? size.numerator
      : size.kind === 'quotient'
        ? quotient(product(number(by), size.numerator), size.denominator)
        : product(number(by), size);
  return isNegative(term) ? negative(made) : made;
}
