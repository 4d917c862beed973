import { type Expression, product } from '../../../algebra-system/expressions/expression.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { derivativeOf } from '../toolkit/derivative-mistake.ts';
import { integralMistake } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { productOf, tex, without } from '../toolkit/parts.ts';
import { sum } from '../../../algebra-system/expressions/expression.ts';

/** ∫ uv' dx = uv + ∫ u'v dx */
export const partsSign = integralMistake({
  id: 'parts-sign',
  at(core, by) {
    if (core.kind !== 'product') return [];
    return core.factors.flatMap((u, index) => {
      const v = antiderivative(productOf(without(core.factors, index)), by)?.value;
      const slope = derivativeOf(u, by);
      const left = v && slope && antiderivative(product(slope, v), by)?.value;
      if (!v || !left) return [];
      const integral: Expression = sum(product(u, v), left);
      return [
        {
          integral,
          explain: () =>
            explanation(
              `In the integration by parts of ${tex(core)} the second integral was added.`,
              `It is subtracted: $\\int uv'\\,\\mathrm d${by}=uv-\\int u'v\\,\\mathrm d${by}$ with $u=${tex(u).slice(1, -1)}$.`,
              `对 ${tex(core)} 分部积分时把第二个积分加上了。`,
              `应减去它：$\\int uv'\\,\\mathrm d${by}=uv-\\int u'v\\,\\mathrm d${by}$，其中 $u=${tex(u).slice(1, -1)}$。`,
            ),
        },
      ];
    });
  },
  make(random) {
    const k = random.whole(1, 5);
    const x = k === 1 ? 'x' : `${k}x`;
    const times = k === 1 ? '' : `${k}`;
    return random.pick([
      [`∫ ${x} e^x dx`, `${x} e^x + ${times}e^x + c`],
      [`∫ ${x} cos x dx`, `${x} sin x - ${times}cos x + c`],
      [`∫ ${x} sin x dx`, `-${x} cos x - ${times}sin x + c`],
      [`∫ ${x} e^x dx`, `${x} e^x + ∫ ${times}e^x dx`],
    ]);
  },
});
