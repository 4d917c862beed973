import { type Expression, power, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, powerOf, productOf, tex, texOf } from '../toolkit/parts.ts';

/** (a^m)^n = a^(m+n) */
export const powerOfPower = rewritingMistake({
  id: 'power-of-power',
  at(part) {
    if (part.kind !== 'power') return [];
    const factors = factorsOf(part.base);
    const raised = factors.find((one) => one.kind === 'power');
    if (!raised) return [];
    const withAddedExponent = (one: Expression) =>
      one.kind === 'power' ? power(one.base, sum(one.exponent, part.exponent)) : power(one, part.exponent);
    const becomes = productOf(factors.map(withAddedExponent));
    const [m, n] = [powerOf(raised).exponent, part.exponent];
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `In ${tex(part)} the exponents ${tex(m)} and ${tex(n)} were added.`,
            `For a power of a power, multiply the exponents: ${texOf('(a^{m})^{n}=a^{mn}')}.`,
            `${tex(part)} 把指数 ${tex(m)} 与 ${tex(n)} 相加了。`,
            `幂的乘方，指数相乘：${texOf('(a^{m})^{n}=a^{mn}')}。`,
          ),
      },
    ];
  },
  make(random) {
    const [m, k] = [random.whole(2, 6), random.whole(2, 4)];
    const n = m === 2 ? random.whole(3, 5) : random.whole(2, 4);
    const letter = random.pick(['x', 'y', 'a']);
    return random.pick([
      [`(${letter}^${m})^${n}`, `${letter}^${m + n}`],
      [`(${k}${letter}^${m})^${n}`, `${k ** n}${letter}^${m + n}`],
      [`(e^(${m}x))^${n + 1} * e^x`, `e^(${m}x + ${n + 1}) * e^x`],
    ]);
  },
});
