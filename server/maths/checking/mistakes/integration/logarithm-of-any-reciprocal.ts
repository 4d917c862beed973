import { call, type Expression, has } from '../../../algebra-system/expressions/expression.ts';
import { derivativeOf } from '../toolkit/derivative-mistake.ts';
import { integralMistake } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';

/** ∫ 1/x² dx = ln x² */
export const logarithmOfAnyReciprocal = integralMistake({
  id: 'logarithm-of-any-reciprocal',
  at(core, by) {
    if (core.kind !== 'quotient' || has(core.numerator, by)) return [];
    const slope = derivativeOf(core.denominator, by);
    if (!slope || !has(slope, by)) return [];
    const integral: Expression = call('ln', core.denominator);
    return [
      {
        integral,
        explain: () =>
          explanation(
            `The integral of ${tex(core)} was taken as ${tex(integral)}.`,
            `Only $\\frac{f'(${by})}{f(${by})}$ integrates to $\\ln|f(${by})|$; here the derivative of the denominator is not on top.`,
            `把 ${tex(core)} 的积分当成了 ${tex(integral)}。`,
            `只有 $\\frac{f'(${by})}{f(${by})}$ 的积分才是 $\\ln|f(${by})|$；这里分子不是分母的导数。`,
          ),
      },
    ];
  },
  make(random) {
    const [a, b, n] = [random.whole(1, 9), random.whole(1, 9), random.whole(2, 4)];
    const times = a === 1 ? '' : `${a} `;
    return random.pick([
      [`∫ ${a}/x^${n} dx`, `${times}ln(x^${n}) + c`],
      [`∫ ${a}/(x^2 + ${b}) dx`, `${times}ln(x^2 + ${b}) + c`],
      [`∫ ${a}/(x + ${b})^2 dx`, `${times}ln((x + ${b})^2) + c`],
    ]);
  },
});
