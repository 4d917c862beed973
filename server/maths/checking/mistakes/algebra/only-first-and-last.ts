import { product, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** (x + 2)(x + 3) = x² + 6 */
export const onlyFirstAndLast = rewritingMistake({
  id: 'only-first-and-last',
  at(part) {
    if (part.kind !== 'product' || part.factors.length !== 2) return [];
    const [one, other] = part.factors;
    if (one?.kind !== 'sum' || other?.kind !== 'sum' || one.terms.length !== 2 || other.terms.length !== 2)
      return [];
    const [a, b, c, d] = [...one.terms, ...other.terms] as [typeof one, typeof one, typeof one, typeof one];
    const becomes = sum(product(a, c), product(b, d));
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `In ${tex(part)} only the first terms and the last terms were multiplied.`,
            `Each term of one bracket multiplies each of the other: ${tex(product(a, d))} and ${tex(product(b, c))} are missing.`,
            `${tex(part)} 只把首项与首项、末项与末项相乘了。`,
            `一个括号的每一项都要乘另一个括号的每一项：缺少 ${tex(product(a, d))} 和 ${tex(product(b, c))}。`,
          ),
      },
    ];
  },
  make(random) {
    const [a, b, c, d] = [random.whole(1, 4), random.whole(1, 9), random.whole(1, 4), random.whole(1, 9)];
    const sign = random.pick([1, 1, -1]);
    const middle = a * sign * d + b * c;
    const letter = random.pick(['x', 'y']);
    if (middle === 0) return [`(x + 2)(x + 5)`, 'x^2 + 10'];
    return [
      `(${joinTerms(multiple(a, letter), `${b}`)})(${joinTerms(multiple(c, letter), `${sign * d}`)})`,
      joinTerms(multiple(a * c, `${letter}^2`), `${sign * b * d}`),
    ];
  },
});
