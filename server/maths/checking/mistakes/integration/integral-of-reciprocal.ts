import { call, negative, number, power, quotient } from '../../../algebra-system/expressions/expression.ts';
import { integralMistake } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex, valueOf } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** ∫ 1/x dx = x^0/0, 1, or -1/x² */
export const integralOfReciprocal = integralMistake({
  id: 'integral-of-reciprocal',
  at(core) {
    const base =
      core.kind === 'quotient'
        ? core.denominator
        : core.kind === 'power' && valueOf(core.exponent) === -1
          ? core.base
          : null;
    if (base?.kind !== 'symbol') return [];
    const squared = power(base, 2);
    const wrongs = [number(1), negative(quotient(number(1), squared)), quotient(number(1), squared)];
    wrongs.push(negative(quotient(number(1), { kind: 'product', factors: [number(2), squared] })));
    return wrongs.map((integral) => ({
      integral,
      explain: () =>
        explanation(
          `${tex(core)} was integrated as a power.`,
          `The power rule would divide by $0$ here: the integral is ${tex(call('ln', call('abs', base)))}.`,
          `把 ${tex(core)} 当作幂函数积分了。`,
          `幂函数的积分法则在这里要除以 $0$：积分是 ${tex(call('ln', call('abs', base)))}。`,
        ),
    }));
  },
  make(random) {
    const [a, b] = [random.whole(1, 9), random.whole(2, 9)];
    return random.pick([
      [`∫ ${a}/x dx`, `-${a}/x^2 + c`],
      [`∫ (${multiple(2 * b, 'x')} + ${a}/x) dx`, `${b}x^2 - ${a}/x^2 + c`],
      [`∫ ${multiple(a, 'x^(-1)')} dx`, `${multiple(a, 'x^(-2)')}/(-2) + c`],
    ]);
  },
});
