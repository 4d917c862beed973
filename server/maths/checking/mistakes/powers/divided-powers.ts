import { type Expression, power, product, quotient } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, powerOf, productOf, same, tex, texOf, without } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** a^m / a^n = a^(m/n) */
export const dividedPowers = rewritingMistake({
  id: 'divided-powers',
  at(part) {
    if (part.kind !== 'quotient') return [];
    const [above, below] = [factorsOf(part.numerator), factorsOf(part.denominator)];
    return above.flatMap((one, i) =>
      below.flatMap((other, j) => {
        if (one.kind !== 'power' || other.kind !== 'power' || !same(one.base, other.base)) return [];
        const divided = power(one.base, quotient(powerOf(one).exponent, powerOf(other).exponent));
        const becomes = quotient(product(divided, rest(above, i)), rest(below, j));
        const right = `a^{m}/a^{n}=a^{m-n}`;
        const here = `${toLatex(one.exponent)}-${toLatex(other.exponent)}`;
        return [
          {
            becomes,
            explain: () =>
              explanation(
                `In ${tex(part)} the exponents were divided.`,
                `To divide powers of the same base, subtract the exponents: ${texOf(right)}, here ${texOf(here)}.`,
                `${tex(part)} 把指数相除了。`,
                `同底数幂相除，指数相减：${texOf(right)}，这里是 ${texOf(here)}。`,
              ),
          },
        ];
      }),
    );
  },
  make(random) {
    const n = random.whole(2, 4);
    const [k, a, b] = [random.whole(n === 2 ? 3 : 2, 4), random.whole(1, 4), random.whole(1, 5)];
    const letter = random.pick(['x', 'y', 'a']);
    return [
      `${multiple(a * b, `${letter}^${n * k}`)}/(${multiple(b, `${letter}^${n}`)})`,
      multiple(a, `${letter}^${k}`),
    ];
  },
});

const rest = (factors: Expression[], index: number) => productOf(without(factors, index));
