import {
  call,
  type Expression,
  has,
  number,
  power,
  product,
  difference,
} from '../../../algebra-system/expressions/expression.ts';
import { derivativeOf, derivativeMistake } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** d/dx e^x = x e^(x - 1), and d/dx 2^x = 2^x */
export const exponentialAsPower = derivativeMistake({
  id: 'exponential-as-power',
  at(part, by) {
    if (part.kind !== 'power' || has(part.base, by) || !has(part.exponent, by)) return [];
    const lowered = product(part.exponent, power(part.base, difference(part.exponent, number(1))));
    const slope = derivativeOf(part.exponent, by);
    const isE = part.base.kind === 'constant' && part.base.name === 'e';
    const inner = slope ?? part.exponent;
    const rest = tex(isE ? inner : product(inner, call('ln', part.base)));
    const wrongs: Expression[] = [lowered];
    if (slope) wrongs.push(product(slope, lowered));
    if (!isE && slope) wrongs.push(product(slope, part));
    return wrongs.map((derivative) => ({
      derivative,
      explain: () =>
        explanation(
          `${tex(part)} was not differentiated as an exponential.`,
          `$${by}$ is in the exponent: the derivative is ${tex(part)} itself times ${rest}.`,
          `没有把 ${tex(part)} 当作指数函数求导。`,
          `$${by}$ 在指数上：导数是 ${tex(part)} 本身乘以 ${rest}。`,
        ),
    }));
  },
  make(random) {
    const [k, a] = [random.whole(2, 5), random.whole(2, 7)];
    return random.pick([
      ['d/dx(e^x)', 'x e^(x-1)'],
      [`d/dx(${k}e^x)`, `${k}x e^(x - 1)`],
      [`d/dx(e^(${k}x))`, `${k}x e^(${k}x - 1)`],
      [`d/dx(${a}^x)`, `x * ${a}^(x - 1)`],
      [`y = ${a}^x`, `dy/dx = ${a}^x`],
      [`d/dx(${multiple(k, 'x')} + ${a}^x)`, `${k} + ${a}^x`],
    ]);
  },
});
