import { type Expression, mapParts } from '../../../algebra-system/expressions/expression.ts';
import type { Sign } from '../../../algebra-system/parsing/statement-kinds.ts';
import { type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { joinTerms, multiple } from '../toolkit/typed-terms.ts';

/** |x - 3| = 5, so x - 3 = 5 */
export const modulusOneCase: Mistake = {
  id: 'modulus-one-case',
  *slips(given) {
    const relation = relationOf(given);
    if (!relation || relation.sign === '!=' || relation.sign === '~=') return;
    const { sign } = relation;
    const [left, right] = [unbarred(relation.left), unbarred(relation.right)];
    if (left === relation.left && right === relation.right) return;
    yield {
      makes: { kind: 'relation', sides: [left, right], signs: [sign] },
      explain: () => explanation(...wordsOf(sign)),
    };
  },
  make(random) {
    const [a, b, c] = [random.whole(1, 4), random.whole(1, 9), random.whole(1, 9)];
    const inside = joinTerms(multiple(a, 'x'), `${random.pick([b, -b])}`);
    if (random.whole(1, 3) === 1) return [`|${inside}| > ${c}`, `${inside} > ${c}`];
    return [`|${inside}| = ${c}`, `${inside} = ${c}`];
  },
};

const DROPPED = 'The modulus signs were removed and only one case was considered.';
const DROPPED_ZH = '去掉绝对值符号后只考虑了一种情况。';

function wordsOf(sign: Sign): Parameters<typeof explanation> {
  if (sign === '=')
    return [
      DROPPED,
      'The expression inside the modulus may also be negative: $|A|=B$ means $A=B$ or $A=-B$.',
      DROPPED_ZH,
      '绝对值里面的式子也可以是负的：$|A|=B$ 即 $A=B$ 或 $A=-B$。',
    ];
  return [
    DROPPED,
    'For a positive $B$, $|A|<B$ means $-B<A<B$, and $|A|>B$ means $A<-B$ or $A>B$.',
    DROPPED_ZH,
    '当 $B>0$ 时，$|A|<B$ 即 $-B<A<B$；$|A|>B$ 即 $A<-B$ 或 $A>B$。',
  ];
}

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
