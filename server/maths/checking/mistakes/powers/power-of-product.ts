import { power, product, quotient } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, productOf, sizeOf, tex, valueOf } from '../toolkit/parts.ts';
import { negative } from '../../../algebra-system/expressions/expression.ts';

/** (2x)³ = 2x³ */
export const powerOfProduct = rewritingMistake({
  id: 'power-of-product',
  at(part) {
    if (part.kind !== 'power' || valueOf(part.exponent) === null) return [];
    const base = sizeOf(part.base);
    const minus = isNegative(part.base);
    if (base.kind !== 'product' && base.kind !== 'quotient') return [];
    const [wrong, right] =
      base.kind === 'quotient'
        ? [
            [
              quotient(power(base.numerator, part.exponent), base.denominator),
              quotient(base.numerator, power(base.denominator, part.exponent)),
            ],
            quotient(power(base.numerator, part.exponent), power(base.denominator, part.exponent)),
          ]
        : [
            [product(...base.factors.slice(0, -1), power(base.factors.at(-1)!, part.exponent))],
            productOf(base.factors.map((factor) => power(factor, part.exponent))),
          ];
    return wrong
      .flatMap((one) => (minus ? [negative(one), one] : [one]))
      .map((becomes) => ({
        becomes,
        explain: () =>
          explanation(
            `In ${tex(part)} the power was applied to only one of the factors.`,
            `Every factor must be raised to the power: ${tex(right)}.`,
            `${tex(part)} 只把其中一个因式乘方了。`,
            `每个因式都要乘方：${tex(right)}。`,
          ),
      }));
  },
  make(random) {
    const [k, n, c] = [random.whole(2, 5), random.whole(2, 4), random.whole(2, 6)];
    const letter = random.pick(['x', 'y', 'a']);
    return random.pick([
      [`(${k}${letter})^${n}`, `${k}${letter}^${n}`],
      [`${c}(${k}${letter})^${n}`, `${c * k}${letter}^${n}`],
      [`(${letter}/${k})^${n}`, `${letter}^${n}/${k}`],
    ]);
  },
});
