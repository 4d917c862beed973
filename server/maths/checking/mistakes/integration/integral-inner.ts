import { type Expression, product, substitute } from '../../../algebra-system/expressions/expression.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { integralMistake, linearInside } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex, valueOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** ∫ cos 3x dx = sin 3x */
export const integralInner = integralMistake({
  id: 'integral-inner',
  at(core, by) {
    const composite = linearInside(core, by);
    const outer =
      composite && valueOf(composite.slope) !== 1 ? antiderivative(composite.outer, 'inner') : null;
    if (!composite || !outer) return [];
    const undivided = substitute(outer.value, 'inner', composite.inner);
    const wrongs: Expression[] = [undivided, product(composite.slope, undivided)];
    return wrongs.map((integral) => ({
      integral,
      explain: () =>
        explanation(
          `The integral of ${tex(core)} was not divided by the derivative of ${tex(composite.inner)}.`,
          `Divide by ${tex(composite.slope)}, because differentiating the result multiplies by it.`,
          `对 ${tex(core)} 积分时没有除以 ${tex(composite.inner)} 的导数。`,
          `应除以 ${tex(composite.slope)}，因为对结果求导时会乘上它。`,
        ),
    }));
  },
  make(random) {
    const [k, b, n] = [random.whole(2, 6), random.whole(1, 9), random.whole(2, 5)];
    const inside = joinTerms(multiple(k, 'x'), `${random.pick([b, -b])}`);
    return random.pick([
      [`∫ (${inside})^${n} dx`, `(${inside})^${n + 1}/${n + 1} + c`],
      [`∫ cos(${k}x) dx`, `sin(${k}x) + c`],
      [`∫ sin(${k}x) dx`, `-${k}cos(${k}x) + c`],
      [`∫ e^(${k}x) dx`, `e^(${k}x) + c`],
      [`∫ e^(${k}x + ${b}) dx`, `${k}e^(${k}x + ${b}) + c`],
      [`∫ ${b}/(${inside}) dx`, `${b} ln|${inside}| + c`],
    ]);
  },
});
