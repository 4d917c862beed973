import { type Expression, sum } from '../../../algebra-system/expressions/expression.ts';
import { logOf, withLog } from '../toolkit/logs.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex, termwise } from '../toolkit/parts.ts';

/** log(a + b) = log a + log b, and the same backwards */
export const logOfSum = rewritingMistake({
  id: 'log-of-sum',
  at(part) {
    const inner = logOf(part);
    if (inner?.kind === 'sum')
      return [
        rewriteAs(
          part,
          termwise(inner, (term) => withLog(part, term)),
        ),
      ];
    if (part.kind !== 'sum' || part.terms.length !== 2) return [];
    const [one, other] = part.terms as [Expression, Expression];
    const [first, second] = [logOf(one), logOf(sizeOf(other))];
    if (!first || !second || tex(withLog(one, second)) !== tex(sizeOf(other))) return [];
    const joined = sum(first, isNegative(other) ? { kind: 'negative', of: second } : second);
    return [rewriteAs(part, withLog(one, joined))];
  },
  make(random) {
    const [a, b, c] = [random.whole(2, 9), random.whole(3, 9), random.whole(12, 20)];
    const log = random.pick(['ln', 'log_2', 'log_3', 'lg']);
    return random.pick([
      [`${log}(x + ${a})`, `${log}(x) + ${log}(${a})`],
      [`${log}(x^2 - ${a})`, `${log}(x^2) - ${log}(${a})`],
      [`${log}(${c}) - ${log}(${a})`, `${log}(${c - a})`],
      [`${log}(x) + ${log}(${b})`, `${log}(x + ${b})`],
    ]);
  },
});

function rewriteAs(part: Expression, becomes: Expression): Rewriting {
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was written as ${tex(becomes)}.`,
        'Logarithms turn products into sums: $\\log ab=\\log a+\\log b$ and $\\log\\frac ab=\\log a-\\log b$. The logarithm of a sum cannot be split.',
        `把 ${tex(part)} 写成了 ${tex(becomes)}。`,
        '对数把乘除化为加减：$\\log ab=\\log a+\\log b$，$\\log\\frac ab=\\log a-\\log b$；和的对数不能拆开。',
      ),
  };
}
