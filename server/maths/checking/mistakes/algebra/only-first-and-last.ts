import { product, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { of, typed } from '../toolkit/typing.ts';

/** (x + 2)(x + 3) = x² + 6 */
export const onlyFirstAndLast = rewriting({
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
        said: () =>
          said(
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
      `(${typed(of(a, letter), `${b}`)})(${typed(of(c, letter), `${sign * d}`)})`,
      typed(of(a * c, `${letter}^2`), `${sign * b * d}`),
    ];
  },
});
