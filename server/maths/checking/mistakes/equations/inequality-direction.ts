import { difference } from '../../../algebra-system/expressions/expression.ts';
import type { Sign } from '../../../algebra-system/parsing/statement-kinds.ts';
import { type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { quadraticOf } from '../toolkit/quadratic-roots.ts';
import { multiple, fraction, joinTerms } from '../toolkit/typed-terms.ts';

export const REVERSED: Partial<Record<Sign, Sign>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** -2x < 6, so x < -3 */
export const inequalityDirection: Mistake = {
  id: 'inequality-direction',
  *slips(given) {
    const relation = relationOf(given);
    const reversed = relation && REVERSED[relation.sign];
    if (!relation || !reversed) return;
    const quadratic = quadraticOf(difference(relation.left, relation.right));
    if (!quadratic) return;
    const isLinear = Math.abs(quadratic.a) <= 1e-9;
    yield {
      isShownBy: (typed) =>
        typed.kind === 'relation' && (isLinear || typed.sides.every(({ kind }) => kind !== 'symbol')),
      makes: { kind: 'relation', sides: [relation.left, relation.right], signs: [reversed] },
      explain: () =>
        explanation(
          'The direction of the inequality is wrong.',
          'Multiplying or dividing by a negative number reverses the inequality; other steps do not.',
          '不等号的方向错了。',
          '两边同乘或同除以负数时不等号要改变方向，其他情况不变。',
        ),
    };
  },
  make(random) {
    const [a, b, c] = [random.whole(2, 9), random.whole(1, 9), random.whole(-20, 20)];
    const sign = random.pick(['<', '>', '≤', '≥']);
    return random.pick([
      [`-${a}x ${sign} ${c}`, `x ${sign} ${fraction(-c, a)}`],
      [`${joinTerms(`${b}`, multiple(-a, 'x'))} ${sign} ${c}`, `x ${sign} ${fraction(b - c, a)}`],
      [`-x ${sign} ${c}`, `x ${sign} ${-c}`],
    ]);
  },
};
