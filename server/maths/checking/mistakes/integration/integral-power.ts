import {
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { integralMistake } from '../toolkit/integral-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex, valueOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** ∫ x^n dx = x^(n + 1)/n, or not divided at all */
export const integralPower = integralMistake({
  id: 'integral-power',
  at(core, by) {
    const [base, n] = core.kind === 'power' ? [core.base, core.exponent] : [core, number(1)];
    if (base.kind !== 'symbol' || base.name !== by || valueOf(n) === null || valueOf(n) === -1) return [];
    const raised = power(base, sum(n, number(1)));
    const wrongs: Expression[] = [
      raised,
      quotient(raised, n),
      product(sum(n, number(1)), raised),
      quotient(power(base, n), n),
    ];
    wrongs.push(
      quotient(power(base, n), sum(n, number(1))),
      quotient(power(base, difference(n, number(1))), n),
    );
    const right = quotient(raised, sum(n, number(1)));
    return wrongs.map((integral) => ({
      integral,
      explain: () =>
        explanation(
          `The integral of ${tex(core)} was taken as ${tex(integral)}.`,
          `Raise the exponent by one and divide by the new exponent: ${tex(right)}.`,
          `把 ${tex(core)} 的积分当成了 ${tex(integral)}。`,
          `应把指数加 1，再除以新的指数：${tex(right)}。`,
        ),
    }));
  },
  make(random) {
    const [n, b] = [random.whole(2, 5), random.whole(2, 9)];
    const a = random.whole(1, 4) * (n + 1);
    return random.pick([
      [`∫ x^${n} dx`, `x^${n + 1} + c`],
      [`∫ x^${n} dx`, `x^${n + 1}/${n} + c`],
      [`∫ (${joinTerms(multiple(a, `x^${n}`), `${b}`)}) dx`, `${a}x^${n + 1} + ${b}x + c`],
      [`∫ ${a * n}x^${n} dx`, `${multiple(a, `x^${n + 1}`)} + c`],
    ]);
  },
});
