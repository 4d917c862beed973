import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { factorsOf, tex } from '../toolkit/parts.ts';

/** (x - 2)(x - 3) = 6, so x - 2 = 6 or x - 3 = 6 */
export const zeroProduct: Mistake = {
  id: 'zero-product',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=' || symbolsOf(relation.right).length > 0 || evaluate(relation.right) === 0)
      return;
    const { left, right } = relation;
    const factors = factorsOf(left).filter((factor) => symbolsOf(factor).length > 0);
    if (factors.length < 2) return;
    yield {
      makes: { kind: 'list', joined: 'or', items: factors.map((factor) => equation(factor, right)) },
      explain: () =>
        explanation(
          `Each factor of ${tex(left)} was set equal to ${tex(right)}.`,
          'Only when a product is zero must one of its factors be zero. Expand and write everything on one side first.',
          `把 ${tex(left)} 的每个因式都设为 ${tex(right)}。`,
          '只有积为零时才能推出某个因式为零；应先展开并移项。',
        ),
    };
  },
  make(random) {
    const [a, b, c] = [random.whole(1, 5), random.whole(6, 9), random.whole(2, 12)];
    return random.pick([
      [`(x - ${a})(x - ${b}) = ${c}`, `x - ${a} = ${c} or x - ${b} = ${c}`],
      [`(x + ${a})(x - ${b}) = ${c}`, `x = ${c - a} or x = ${c + b}`],
      [`x(x - ${b}) = ${c}`, `x = ${c} or x = ${c + b}`],
    ]);
  },
};
