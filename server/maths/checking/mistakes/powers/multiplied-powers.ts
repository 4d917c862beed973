import { type Expression, power, product } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { powerOf, productOf, same, tex, texOf } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** a^m · a^n = a^(mn) */
export const multipliedPowers = rewritingMistake({
  id: 'multiplied-powers',
  at(part) {
    if (part.kind !== 'product') return [];
    return pairs(part.factors).map(({ one, other, rest }) => {
      const [m, n] = [powerOf(one).exponent, powerOf(other).exponent];
      const base = powerOf(one).base;
      const becomes = productOf([...rest, power(base, product(m, n))]);
      return {
        becomes,
        explain: () =>
          explanation(
            `In ${tex(product(one, other))} the exponents were multiplied.`,
            `To multiply powers of the same base, add the exponents: ${texOf(`a^{m}a^{n}=a^{m+n}`)}, here ${texOf(`${toLatex(m)}+${toLatex(n)}`)}.`,
            `${tex(product(one, other))} 把指数相乘了。`,
            `同底数幂相乘，指数相加：${texOf(`a^{m}a^{n}=a^{m+n}`)}，这里是 ${texOf(`${toLatex(m)}+${toLatex(n)}`)}。`,
          ),
      };
    });
  },
  make(random) {
    const [m, n, a, b] = [random.whole(2, 6), random.whole(3, 7), random.whole(1, 6), random.whole(1, 6)];
    const letter = random.pick(['x', 'y', 'a']);
    return [
      `${multiple(a, `${letter}^${m}`)} * ${multiple(b, `${letter}^${n}`)}`,
      multiple(a * b, `${letter}^${m * n}`),
    ];
  },
});

function pairs(factors: Expression[]) {
  return factors.flatMap((one, i) =>
    factors
      .slice(i + 1)
      .flatMap((other) =>
        same(powerOf(one).base, powerOf(other).base) && (one.kind === 'power' || other.kind === 'power')
          ? [{ one, other, rest: factors.filter((factor) => factor !== one && factor !== other) }]
          : [],
      ),
  );
}
