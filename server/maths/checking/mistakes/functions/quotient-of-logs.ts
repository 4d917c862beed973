import { difference, type Expression, quotient } from '../../../algebra-system/expressions/expression.ts';
import { logOf, withLog } from '../toolkit/logs.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex } from '../toolkit/parts.ts';

/** log a / log b = log(a - b), log(a/b) or log a - log b */
export const quotientOfLogs = rewritingMistake({
  id: 'quotient-of-logs',
  at(part) {
    if (part.kind === 'quotient') {
      const [a, b] = [logOf(part.numerator), logOf(part.denominator)];
      if (!a || !b) return [];
      const ways = [withLog(part.numerator, difference(a, b)), withLog(part.numerator, quotient(a, b))];
      return [...ways, difference(part.numerator, part.denominator)].map((becomes) =>
        rewriteAs(part, becomes),
      );
    }
    if (part.kind !== 'sum' || part.terms.length !== 2) return [];
    const [one, other] = part.terms as [Expression, Expression];
    if (!isNegative(other) || !logOf(one) || !logOf(sizeOf(other))) return [];
    return [rewriteAs(part, quotient(one, sizeOf(other)))];
  },
  make(random) {
    const [b, c] = [random.whole(2, 5), random.whole(2, 5)];
    const a = b * c + random.pick([0, 2, 4]);
    const log = random.pick(['ln', 'lg']);
    return random.pick([
      [`${log}(${a})/${log}(${b})`, `${log}(${a - b})`],
      [`${log}(${a})/${log}(${b})`, a % b === 0 ? `${log}(${a / b})` : `${log}(${a}/${b})`],
      [`${log}(${a}) - ${log}(${b})`, `${log}(${a})/${log}(${b})`],
    ]);
  },
});

function rewriteAs(part: Expression, becomes: Expression): Rewriting {
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was written as ${tex(becomes)}.`,
        '$\\log\\frac ab=\\log a-\\log b$, but $\\frac{\\log a}{\\log b}$ is another number, the logarithm of $a$ to base $b$.',
        `把 ${tex(part)} 写成了 ${tex(becomes)}。`,
        '$\\log\\frac ab=\\log a-\\log b$，而 $\\frac{\\log a}{\\log b}$ 是另一个数：以 $b$ 为底 $a$ 的对数。',
      ),
  };
}
