import { difference, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { factorsOf, isNegative, productOf, sizeOf, tex, valueOf, without } from '../toolkit/parts.ts';
import { negative } from '../../../algebra-system/expressions/expression.ts';

/** 3x = 12, so x = 12 - 3 */
export const subtractedCoefficient: Mistake = {
  id: 'subtracted-coefficient',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=' || symbolsOf(relation.right).length > 0) return;
    const { left, right } = relation;
    const factors = factorsOf(sizeOf(left));
    const index = factors.findIndex((factor) => valueOf(factor) !== null);
    const rest = productOf(without(factors, index));
    if (index < 0 || symbolsOf(rest).length === 0) return;
    const coefficient = isNegative(left) ? negative(factors[index]!) : factors[index]!;
    yield {
      makes: equation(rest, difference(right, coefficient)),
      explain: () =>
        explanation(
          `${tex(coefficient)} multiplies ${tex(rest)}, but it was subtracted.`,
          `Undo a multiplication by dividing both sides by ${tex(coefficient)}.`,
          `${tex(coefficient)} 是 ${tex(rest)} 的系数，却被减去了。`,
          `应两边同除以 ${tex(coefficient)}。`,
        ),
    };
  },
  make(random) {
    const [a, c] = [random.whole(2, 9), random.whole(11, 40)];
    const letter = random.pick(['x', 'y', 'n']);
    const safe = c - a === c / a ? c + 1 : c;
    return random.pick([
      [`${a}${letter} = ${safe}`, `${letter} = ${safe - a}`],
      [`${a}${letter} = ${safe}`, `${letter} = ${safe} - ${a}`],
      [`-${a}${letter} = ${safe}`, `${letter} = ${safe + a}`],
    ]);
  },
};
