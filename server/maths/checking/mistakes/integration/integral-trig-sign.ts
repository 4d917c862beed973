import { negative } from '../../../algebra-system/expressions/expression.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { integralMistake } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** ∫ sin x dx = cos x */
export const integralTrigSign = integralMistake({
  id: 'integral-trig-sign',
  at(core, by) {
    if (core.kind !== 'call' || !['sin', 'cos'].includes(core.name)) return [];
    const right = antiderivative(core, by);
    if (!right) return [];
    return [
      {
        integral: negative(right.value),
        explain: () =>
          explanation(
            `The integral of ${tex(core)} has the wrong sign.`,
            `An integral of ${tex(core)} is ${tex(right.value)}; differentiate it to check.`,
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
      [`∫ sin(${multiple(k, 'x')}) dx`, `cos(${multiple(k, 'x')})${over} + c`],
      [`∫ cos(${multiple(k, 'x')}) dx`, `-sin(${multiple(k, 'x')})${over} + c`],
      [`∫ (${a} sin x + ${2 * b}x) dx`, `${a} cos x + ${multiple(b, 'x^2')} + c`],
    ]);
  },
});
