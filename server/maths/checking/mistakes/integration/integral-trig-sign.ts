import { negative } from '../../../algebra-system/expressions/expression.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { integrating } from '../toolkit/integrating.ts';
import { said } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { of } from '../toolkit/typing.ts';

/** ∫ sin x dx = cos x */
export const integralTrigSign = integrating({
  id: 'integral-trig-sign',
  at(core, by) {
    if (core.kind !== 'call' || !['sin', 'cos'].includes(core.name)) return [];
    const right = antiderivative(core, by);
    if (!right) return [];
    return [
      {
        integral: negative(right.value),
        said: () =>
          said(
            `The integral of ${tex(core)} has the wrong sign.`,
            `An integral of ${tex(core)} is ${tex(right.value)}; differentiate back to check.`,
            `${tex(core)} 的积分符号错了。`,
            `${tex(core)} 的一个原函数是 ${tex(right.value)}；可求导检验。`,
          ),
      },
    ];
  },
  make(random) {
    const [k, a, b] = [random.whole(1, 5), random.whole(2, 6), random.whole(1, 9)];
    const over = k === 1 ? '' : `/${k}`;
    return random.pick([
      [`∫ sin(${of(k, 'x')}) dx`, `cos(${of(k, 'x')})${over} + c`],
      [`∫ cos(${of(k, 'x')}) dx`, `-sin(${of(k, 'x')})${over} + c`],
      [`∫ (${a} sin x + ${2 * b}x) dx`, `${a} cos x + ${of(b, 'x^2')} + c`],
    ]);
  },
});
