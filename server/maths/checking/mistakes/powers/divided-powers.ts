import { type Expression, power, product, quotient } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { factorsOf, powerOf, productOf, same, tex, texOf, without } from '../toolkit/parts.ts';
import { of } from '../toolkit/typing.ts';

/** a^m / a^n = a^(m/n) */
export const dividedPowers = rewriting({
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
            said: () =>
              said(
                `In ${tex(part)} the exponents were divided.`,
                `Powers of one base divide by subtracting exponents: ${texOf(right)}, here ${texOf(here)}.`,
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
    return [`${of(a * b, `${letter}^${n * k}`)}/(${of(b, `${letter}^${n}`)})`, of(a, `${letter}^${k}`)];
  },
});

const rest = (factors: Expression[], index: number) => productOf(without(factors, index));
