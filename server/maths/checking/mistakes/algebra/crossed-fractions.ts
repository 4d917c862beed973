import { product } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';

/** 3/(x - 1) = 2/(x + 4), so 3·2 = (x - 1)(x + 4) */
export const crossedFractions: Mistake = {
  id: 'crossed-fractions',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    const { left, right } = relation;
    if (left.kind !== 'quotient' || right.kind !== 'quotient') return;
    yield {
      makes: equation(product(left.numerator, right.numerator), product(left.denominator, right.denominator)),
      explain: () =>
        explanation(
          `In ${tex(left)} $=$ ${tex(right)} the numerators were multiplied together, and so were the denominators.`,
          'Multiply both sides by both denominators: $\\frac ab=\\frac cd$ gives $ad=bc$.',
          `${tex(left)} $=$ ${tex(right)} 把分子与分子、分母与分母相乘了。`,
          '应两边同乘两个分母：由 $\\frac ab=\\frac cd$ 得 $ad=bc$。',
        ),
    };
  },
  make(random) {
    const [a, b, c, d] = [random.whole(2, 4), random.whole(2, 4), random.whole(5, 9), random.whole(5, 9)];
    return random.pick([
      [`${a}/(x + ${b}) = ${c}/(x - ${d})`, `${a * c} = (x + ${b})(x - ${d})`],
      [`(x + ${a})/${b + 1} = (x - ${c})/${d + 1}`, `(x + ${a})(x - ${c}) = ${(b + 1) * (d + 1)}`],
    ]);
  },
};
