import { type Expression, power } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { tex, termsOf, termwise } from '../toolkit/parts.ts';

/** √x + 1 = 3, so x + 1 = 9 */
export const squaredTermByTerm: Mistake = {
  id: 'squared-term-by-term',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    const { left, right } = relation;
    if (termsOf(left).length + termsOf(right).length < 3) return;
    const squared = (side: Expression) =>
      termwise(side, (term) => (term.kind === 'root' ? term.of : power(term, 2)));
    yield {
      makes: equation(squared(left), squared(right)),
      explain: () =>
        explanation(
          `${tex(left)} $=$ ${tex(right)} was squared term by term.`,
          'Square each side as a whole, or isolate the root on one side first.',
          `把 ${tex(left)} $=$ ${tex(right)} 逐项平方了。`,
          '应把每一边作为整体平方，或先把根式单独移到一边。',
        ),
    };
  },
  make(random) {
    const [a, b, c] = [random.whole(1, 5), random.whole(6, 9), random.whole(1, 9)];
    return random.pick([
      [`sqrt(x) + ${a} = ${b}`, `x + ${a * a} = ${b * b}`],
      [`sqrt(x + ${c}) + ${a} = ${b}`, `x + ${c} + ${a * a} = ${b * b}`],
      [`sqrt(x + ${c}) = x - ${a}`, `x + ${c} = x^2 - ${a * a}`],
    ]);
  },
};
