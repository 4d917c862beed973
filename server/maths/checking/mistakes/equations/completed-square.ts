import {
  type Expression,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { exactly, quadraticOf } from '../toolkit/quadratic-roots.ts';
import { joinTerms, multiple } from '../toolkit/typed-terms.ts';

/** x² + 6x + 5 = (x + 3)² + 5 */
export const completedSquare = rewritingMistake({
  id: 'completed-square',
  at(part) {
    const quadratic = part.kind === 'sum' ? quadraticOf(part) : null;
    if (!quadratic || Math.abs(quadratic.a) < 1e-9 || Math.abs(quadratic.b) < 1e-9) return [];
    const { a, b, c, letter } = quadratic;
    const h = b / (2 * a);
    const square = (shift: number) => power(sum(symbol(letter), exactly(shift)), 2);
    const form = (shift: number, rest: number): Expression =>
      sum(a === 1 ? square(shift) : product(exactly(a), square(shift)), exactly(rest));
    const wrong = [
      form(h, c),
      form(h, c + h * h),
      form(2 * h, c - 4 * h * h),
      form(h, c - h * h),
      form(h, c / a - h * h),
    ];
    const right = form(h, c - a * h * h);
    return wrong.map((becomes) => ({
      becomes,
      explain: () =>
        explanation(
          `The completed square form of ${tex(part)} was taken as ${tex(becomes)}.`,
          `Expanding the square gives an extra ${tex(exactly(a * h * h))}, which must be subtracted: ${tex(right)}.`,
          `把 ${tex(part)} 配方成了 ${tex(becomes)}。`,
          `配方多出的 ${tex(exactly(a * h * h))} 要减去：${tex(right)}。`,
        ),
    }));
  },
  make(random) {
    const [p, c, a] = [random.whole(1, 7) * random.pick([1, -1]), random.whole(1, 20), random.whole(2, 4)];
    const square = `(${joinTerms('x', `${p}`)})^2`;
    return random.pick([
      [joinTerms('x^2', multiple(2 * p, 'x'), `${c}`), `${square} + ${c}`],
      [joinTerms('x^2', multiple(2 * p, 'x'), `${c}`), `${square} + ${c + p * p}`],
      [
        joinTerms(multiple(a, 'x^2'), multiple(2 * a * p, 'x'), `${c}`),
        joinTerms(`${a}${square}`, `${c - p * p}`),
      ],
      [`${joinTerms('x^2', multiple(2 * p, 'x'), `${c - 3 * p * p}`)} = 0`, `${square} = ${3 * p * p - c}`],
    ]);
  },
});
