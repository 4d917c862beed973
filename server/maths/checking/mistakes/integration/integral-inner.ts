import { type Expression, product, substitute } from '../../../algebra-system/expressions/expression.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { integrating, linearInside } from '../toolkit/integrating.ts';
import { said } from '../toolkit/mistake.ts';
import { tex, valueOf } from '../toolkit/parts.ts';
import { of, typed } from '../toolkit/typing.ts';

/** ∫ cos 3x dx = sin 3x */
export const integralInner = integrating({
  id: 'integral-inner',
  at(core, by) {
    const found = linearInside(core, by);
    const outer = found && valueOf(found.slope) !== 1 ? antiderivative(found.outer, 'inner') : null;
    if (!found || !outer) return [];
    const kept = substitute(outer.value, 'inner', found.inner);
    const wrongs: Expression[] = [kept, product(found.slope, kept)];
    return wrongs.map((integral) => ({
      integral,
      said: () =>
        said(
          `The integral of ${tex(core)} was not divided by the derivative of ${tex(found.inner)}.`,
          `Divide by ${tex(found.slope)}, because differentiating back multiplies by it.`,
          `对 ${tex(core)} 积分时没有除以 ${tex(found.inner)} 的导数。`,
          `应除以 ${tex(found.slope)}，因为求导回去时会乘上它。`,
        ),
    }));
  },
  make(random) {
    const [k, b, n] = [random.whole(2, 6), random.whole(1, 9), random.whole(2, 5)];
    const inside = typed(of(k, 'x'), `${random.pick([b, -b])}`);
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
