import { product } from '../../../algebra-system/expressions/expression.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { integralMistake } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';

/** ∫ uv dx = ∫ u dx · ∫ v dx */
export const integralOfProduct = integralMistake({
  id: 'integral-of-product',
  at(core, by) {
    if (core.kind !== 'product') return [];
    const integrals = core.factors.map((factor) => antiderivative(factor, by)?.value ?? null);
    if (integrals.includes(null)) return [];
    return [
      {
        integral: product(...integrals.filter((one) => one !== null)),
        explain: () =>
          explanation(
            `The factors of ${tex(core)} were integrated one by one and multiplied.`,
            `There is no such rule for products; use integration by parts, $\\int uv'\\,\\mathrm d${by}=uv-\\int u'v\\,\\mathrm d${by}$.`,
            `把 ${tex(core)} 的因式分别积分后相乘了。`,
            `积分没有这样的乘法法则，应使用分部积分 $\\int uv'\\,\\mathrm d${by}=uv-\\int u'v\\,\\mathrm d${by}$。`,
          ),
      },
    ];
  },
  make(random) {
    const n = random.whole(1, 3);
    const x = n === 1 ? 'x' : `x^${n}`;
    const [v, integral] = random.pick([
      ['e^x', 'e^x'],
      ['cos x', 'sin x'],
      ['e^(2x)', 'e^(2x)/2'],
    ] as const);
    return [`∫ ${x} ${v} dx`, `x^${n + 1}/${n + 1} * ${integral} + c`];
  },
});
