import { type Expression, product } from '../../../algebra-system/expressions/expression.ts';
import { logOf, withLog } from '../toolkit/logs.ts';
import { type Rewriting, rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, productOf, tex } from '../toolkit/parts.ts';

/** (ln x)² = 2 ln x, and ln(3x²) = 2 ln(3x) */
export const powerOfLog = rewritingMistake({
  id: 'power-of-log',
  at(part) {
    if (part.kind === 'power' && logOf(part.base))
      return [rewriteAs(part, product(part.exponent, part.base))];
    const inner = logOf(part);
    if (inner?.kind !== 'product') return [];
    return factorsOf(inner).flatMap((factor, index) => {
      if (factor.kind !== 'power') return [];
      const of = productOf(inner.factors.with(index, factor.base));
      return [rewriteAs(part, product(factor.exponent, withLog(part, of)))];
    });
  },
  make(random) {
    const [k, n] = [random.whole(2, 9), random.whole(2, 4)];
    const log = random.pick(['ln', 'lg', 'log_3']);
    return random.pick([
      [`(${log}(x))^${n}`, `${n}${log}(x)`],
      [`${log}(${k}x^${n})`, `${n}${log}(${k}x)`],
      [`(ln(${k}))^${n}`, `${n}ln(${k})`],
    ]);
  },
});

function rewriteAs(part: Expression, becomes: Expression): Rewriting {
  return {
    becomes,
    explain: () =>
      explanation(
        `${tex(part)} was written as ${tex(becomes)}.`,
        'Only a power of everything inside the logarithm comes out in front: $\\log(a^{n})=n\\log a$.',
        `把 ${tex(part)} 写成了 ${tex(becomes)}。`,
        '只有真数整体的指数才能提到前面：$\\log(a^{n})=n\\log a$。',
      ),
  };
}
