import { contains, power } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** √(x + 6) = x, so x = 3 or x = -2 */
export const squaringGainsRoot: Mistake = {
  id: 'squaring-gains-root',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    const { left, right } = relation;
    if (![left, right].some((side) => contains(side, (part) => part.kind === 'root' || part.kind === 'call')))
      return;
    yield {
      makes: equation(power(left, 2), power(right, 2)),
      explain: () =>
        explanation(
          `Squaring ${tex(left)} $=$ ${tex(right)} introduces a root that does not satisfy it.`,
          'After squaring, check every root in the original equation and reject those that fail.',
          `把 ${tex(left)} $=$ ${tex(right)} 两边平方，引入了增根。`,
          '平方之后要把每个根代回原方程检验，舍去不满足的根。',
        ),
    };
  },
  make(random) {
    const [p, q, k] = [random.whole(2, 7), random.whole(1, 6), random.whole(1, 3)];
    // √((k²)(p - q)x + pqk²...) chosen so that squaring gives (x - p)(x + q) = 0 and only p fits.
    const inside = joinTerms(multiple((p - q) * k * k, 'x'), `${p * q * k * k}`);
    const roots = `x = ${p} or x = -${q}`;
    const squared = `${inside} = ${multiple(k * k, 'x^2')}`;
    return random.pick([
      [`sqrt(${inside}) = ${multiple(k, 'x')}`, roots],
      [`sqrt(${inside}) = ${multiple(k, 'x')}`, squared, roots],
    ]);
  },
};
