import { product, quotient } from '../../../algebra-system/expressions/expression.ts';
import { number } from '../../../algebra-system/expressions/expression.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { tex, valueOf } from '../toolkit/parts.ts';

/** 16^(1/2) = 8 */
export const fractionalPower = rewriting({
  id: 'fractional-power',
  at(part) {
    const root = part.kind === 'root' ? part : null;
    if (root) return [told(tex(part), quotient(root.of, number(root.index)))];
    if (part.kind !== 'power') return [];
    const exponent = valueOf(part.exponent);
    if (exponent === null || Number.isInteger(exponent)) return [];
    return [told(tex(part), product(part.exponent, part.base))];
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

function told(part: string, becomes: Parameters<typeof tex>[0]) {
  return {
    becomes,
    said: () =>
      said(
        `${part} was taken as ${tex(becomes)}: the number was multiplied by the exponent.`,
        `The exponent $\\frac1n$ is the $n$th root, so ${part} asks what gives the number inside when it is raised to that power.`,
        `把 ${part} 当成了 ${tex(becomes)}：用底数乘了指数。`,
        `指数 $\\frac1n$ 表示 $n$ 次方根：${part} 问的是哪个数的相应次方等于里面的数。`,
      ),
  };
}
