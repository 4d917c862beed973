import { type Expression, root, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Sign, Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { negative } from '../../../algebra-system/expressions/expression.ts';
import { REVERSED } from './inequality-direction.ts';
import { type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { tex, wholeOf } from '../toolkit/parts.ts';

/** x² < 9, so x < 3 */
export const rootOfInequality: Mistake = {
  id: 'root-of-inequality',
  *slips(given) {
    const relation = relationOf(given);
    if (!relation || !REVERSED[relation.sign] || relation.left.kind !== 'power') return;
    const { left, sign, right } = relation;
    if (wholeOf(left.exponent) !== 2 || symbolsOf(right).length > 0) return;
    const [one, other] = [bound(left.base, sign, root(right)), bound(left.base, sign, negative(root(right)))];
    const ways: Statement[] = [
      one,
      { kind: 'list', joined: 'or', items: [one, other] },
      { kind: 'list', joined: 'and', items: [one, other] },
    ];
    for (const makes of ways)
      yield {
        makes,
        explain: () =>
          explanation(
            `The square root of both sides was taken as in an equation: ${tex(left)}, ${tex(right)}.`,
            '$A^2<k^2$ means $-k<A<k$, and $A^2>k^2$ means $A<-k$ or $A>k$.',
            '像解方程那样对不等式两边开了平方。',
            '$A^2<k^2$ 即 $-k<A<k$；$A^2>k^2$ 即 $A<-k$ 或 $A>k$。',
          ),
      };
  },
  make(random) {
    const [a, b] = [random.whole(2, 9), random.whole(1, 5)];
    const sign = random.pick(['<', '>', '≤', '≥']);
    return random.pick([
      [`x^2 ${sign} ${a * a}`, `x ${sign} ${a}`],
      [`x^2 ${sign} ${a * a}`, `x ${sign} ±${a}`],
      [`(x - ${b})^2 ${sign} ${a * a}`, `x - ${b} ${sign} ${a}`],
    ]);
  },
};

const bound = (left: Expression, sign: Sign, right: Expression): Statement => ({
  kind: 'relation',
  sides: [left, right],
  signs: [sign],
});
