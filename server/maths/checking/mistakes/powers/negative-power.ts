import {
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
} from '../../../algebra-system/expressions/expression.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, productOf, sizeOf, tex, valueOf } from '../toolkit/parts.ts';

/** 2^(-3) = -2^3, and 3x^(-2) = 1/(3x^2) */
export const negativePower = rewritingMistake({
  id: 'negative-power',
  at(part) {
    if (part.kind === 'product') {
      const last = part.factors.at(-1)!;
      const rest = productOf(part.factors.slice(0, -1));
      if (last.kind !== 'power' || !isNegative(last.exponent) || valueOf(rest) === null) return [];
      // 6.63 × 10⁻³⁴ is one number, and read as one.
      if (valueOf(last.base) === 10) return [];
      return [rewriteAs(part, quotient(number(1), product(rest, power(last.base, sizeOf(last.exponent)))))];
    }
    if (part.kind !== 'power' || !isNegative(part.exponent)) return [];
    return [rewriteAs(part, negative(power(part.base, sizeOf(part.exponent))))];
  },
  make(random) {
    const [a, n, k] = [random.whole(2, 5), random.whole(2, 4), random.whole(2, 9)];
    const letter = random.pick(['x', 'y', 't']);
    return random.pick([
      [`${a}^(-${n})`, `-${a ** n}`],
      [`${letter}^(-${n}) + ${k}`, `${k} - ${letter}^${n}`],
      [`${k}${letter}^(-${n})`, `1/(${k}${letter}^${n})`],
    ]);
  },
});

function rewriteAs(part: Expression, becomes: Expression): Rewriting {
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was taken as ${tex(becomes)}.`,
        'A negative exponent gives the reciprocal of its own base only: $a^{-n}=\\frac{1}{a^{n}}$, and $ka^{-n}=\\frac{k}{a^{n}}$.',
        `把 ${tex(part)} 当成了 ${tex(becomes)}。`,
        '负指数只表示自己底数的倒数：$a^{-n}=\\frac{1}{a^{n}}$，$ka^{-n}=\\frac{k}{a^{n}}$。',
      ),
  };
}
