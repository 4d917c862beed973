import { difference } from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { REVERSED } from './inequality-direction.ts';
import { type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { quadraticOf } from '../toolkit/quadratic-roots.ts';

/** Whether a line states bounds for the letter, such as x < 2 or x > 5. */
export const isBound = (statement: Statement): boolean =>
  statement.kind === 'list'
    ? statement.items.every(isBound)
    : statement.kind === 'relation' && statement.sides.some(({ kind }) => kind === 'symbol');

/** (x - 2)(x - 5) < 0, so x < 2 or x > 5 */
export const wrongRegion: Mistake = {
  id: 'wrong-region',
  *slips(given) {
    const relation = relationOf(given);
    const reversed = relation && REVERSED[relation.sign];
    if (!relation || !reversed) return;
    const quadratic = quadraticOf(difference(relation.left, relation.right));
    if (!quadratic || Math.abs(quadratic.a) < 1e-9) return;
    yield {
      makes: { kind: 'relation', sides: [relation.left, relation.right], signs: [reversed] },
      isShownBy: isBound,
      explain: () =>
        explanation(
          'The wrong region was chosen.',
          'A quadratic with a positive leading coefficient is negative between its roots and positive outside them; sketch the curve.',
          '取错了区间。',
          '二次项系数为正时，二次式在两根之间为负、两根之外为正；可画草图判断。',
        ),
    };
  },
  make(random) {
    const [p, q] = [random.whole(-5, 2), random.whole(3, 9)];
    const factored = `(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x - ${q})`;
    const line = p === 0 ? `x(x - ${q})` : factored;
    return random.pick([
      [`${line} < 0`, `x < ${p} or x > ${q}`],
      [`${line} > 0`, `${p} < x < ${q}`],
      [`${line} ≥ 0`, `${p} ≤ x ≤ ${q}`],
    ]);
  },
};
