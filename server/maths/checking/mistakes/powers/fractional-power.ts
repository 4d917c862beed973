import { product, quotient } from '../../../algebra-system/expressions/expression.ts';
import { number } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex, valueOf } from '../toolkit/parts.ts';

/** 16^(1/2) = 8 */
export const fractionalPower = rewritingMistake({
  id: 'fractional-power',
  at(part) {
    const root = part.kind === 'root' ? part : null;
    if (root) return [rewriteAs(tex(part), quotient(root.of, number(root.index)))];
    if (part.kind !== 'power') return [];
    const exponent = valueOf(part.exponent);
    if (exponent === null || Number.isInteger(exponent)) return [];
    return [rewriteAs(tex(part), product(part.exponent, part.base))];
  },
  make(random) {
    const [a, k] = [random.whole(3, 9), random.whole(1, 9)];
    return random.pick([
      [`${(2 * a) ** 2}^(1/2)`, `${2 * a * a}`],
      [`${a ** 3}^(1/3) + ${k}`, a % 3 === 0 ? `${a ** 3 / 3 + k}` : `${a ** 3}/3 + ${k}`],
      [`sqrt(${4 * a * a}) + ${k}`, `${2 * a * a + k}`],
    ]);
  },
});

function rewriteAs(part: string, becomes: Parameters<typeof tex>[0]) {
  return {
    becomes,
    explain: () =>
      explanation(
        `${part} was taken as ${tex(becomes)}: the number was multiplied by the exponent.`,
        `The exponent $\\frac1n$ means the $n$th root, not division by $n$.`,
        `把 ${part} 当成了 ${tex(becomes)}：用底数乘了指数。`,
        `指数 $\\frac1n$ 表示 $n$ 次方根，而不是除以 $n$。`,
      ),
  };
}
