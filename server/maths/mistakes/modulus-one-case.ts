import { type Expression, mapParts } from '../expressions/expression.ts';
import { equation, type Mistake, relationOf, said } from './mistake.ts';
import { typed, of } from './writing.ts';

/** |x - 3| = 5, so x - 3 = 5 */
export const modulusOneCase: Mistake = {
  id: 'modulus-one-case',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    const [left, right] = [unbarred(relation.left), unbarred(relation.right)];
    if (left === relation.left && right === relation.right) return;
    yield {
      makes: equation(left, right),
      said: () =>
        said(
          'The modulus bars were dropped and only one case kept.',
          'What stands inside the bars may also be negative: $|A|=B$ means $A=B$ or $A=-B$.',
          '去掉绝对值符号后只保留了一种情况。',
          '绝对值里面也可以是负的：$|A|=B$ 即 $A=B$ 或 $A=-B$。',
        ),
    };
  },
  make(random) {
    const [a, b, c] = [random.whole(1, 4), random.whole(1, 9), random.whole(1, 9)];
    const inside = typed(of(a, 'x'), `${random.pick([b, -b])}`);
    return [`|${inside}| = ${c}`, `${inside} = ${c}`];
  },
};

function unbarred(one: Expression): Expression {
  if (one.kind === 'call' && one.name === 'abs') return one.of;
  let changed = false;
  const made = mapParts(one, (part) => {
    const plain = unbarred(part);
    changed ||= plain !== part;
    return plain;
  });
  return changed ? made : one;
}
