import { type Expression, product } from '../../../algebra-system/expressions/expression.ts';
import { logOf, withLog } from '../toolkit/logs.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, productOf, tex } from '../toolkit/parts.ts';

/** log(ab) = log a · log b, and the same backwards */
export const logOfProduct = rewritingMistake({
  id: 'log-of-product',
  at(part) {
    const inner = logOf(part);
    if (inner?.kind === 'product')
      return [rewriteAs(part, product(...inner.factors.map((one) => withLog(part, one))))];
    const logs = part.kind === 'product' ? part.factors.filter((one) => logOf(one)) : [];
    if (logs.length !== 2) return [];
    const rest = factorsOf(part).filter((one) => !logOf(one));
    return [
      rewriteAs(part, productOf([...rest, withLog(logs[0]!, product(...logs.map((one) => logOf(one)!)))])),
    ];
  },
  make(random) {
    const [a, b] = [random.whole(2, 9), random.whole(2, 9)];
    const log = random.pick(['ln', 'lg', 'log_2']);
    return random.pick([
      [`${log}(${a}x)`, `${log}(${a})*${log}(x)`],
      [`${log}(${a})*${log}(${b + 10})`, `${log}(${a * (b + 10)})`],
    ]);
  },
});

function rewriteAs(part: Expression, becomes: Expression): Rewriting {
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was written as ${tex(becomes)}.`,
        'The logarithm of a product is a sum: $\\log ab=\\log a+\\log b$.',
        `把 ${tex(part)} 写成了 ${tex(becomes)}。`,
        '积的对数等于对数的和：$\\log ab=\\log a+\\log b$。',
      ),
  };
}
