import { type Expression, power, root } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, productOf, tex, termwise, valueOf, wholeOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** √(a + b) = √a + √b */
export const rootOfSum = rewritingMistake({
  id: 'root-of-sum',
  at(part) {
    const inner = radicand(part);
    if (inner?.of.kind !== 'sum') return [];
    const becomes = termwise(inner.of, (term) => plainRoot(term, inner.index));
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `${tex(part)} was split into ${tex(becomes)}.`,
            `The root of a sum is not the sum of the roots: ${tex(part)} cannot be split.`,
            `把 ${tex(part)} 拆成了 ${tex(becomes)}。`,
            `和的根不等于根的和：${tex(part)} 不能拆开。`,
          ),
      },
    ];
  },
  make(random) {
    const [a, b] = [random.whole(1, 9), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'a']);
    return random.pick([
      [`sqrt(${letter}^2 + ${b * b})`, `${letter} + ${b}`],
      [`sqrt(${joinTerms(multiple(a * a, letter), `${b * b}`)})`, `${multiple(a, `sqrt(${letter})`)} + ${b}`],
      [`sqrt(${a * a} + ${b * b})`, `${a} + ${b}`],
      [`sqrt(${letter} + ${b})`, `sqrt(${letter}) + sqrt(${b})`],
    ]);
  },
});

function radicand(part: Expression): { of: Expression; index: number } | null {
  if (part.kind === 'root') return part;
  return part.kind === 'power' && valueOf(part.exponent) === 0.5 ? { of: part.base, index: 2 } : null;
}

/** As a student takes it: the root of x² is x. */
function plainRoot(one: Expression, index: number): Expression {
  return productOf(
    factorsOf(one).map((factor) => {
      const n = factor.kind === 'power' ? wholeOf(factor.exponent) : null;
      return factor.kind === 'power' && n && n % index === 0
        ? power(factor.base, n / index)
        : root(factor, index);
    }),
  );
}
