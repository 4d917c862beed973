import {
  type Expression,
  power,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { exactly, quadraticOf } from '../toolkit/quadratic-roots.ts';
import { typed, of } from '../toolkit/typing.ts';

/** x² + 6x + 5 = (x + 3)² + 5 */
export const completedSquare = rewriting({
  id: 'completed-square',
  at(part) {
    const found = part.kind === 'sum' ? quadraticOf(part) : null;
    if (!found || Math.abs(found.a) < 1e-9 || Math.abs(found.b) < 1e-9) return [];
    const { a, b, c, letter } = found;
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
      said: () =>
        said(
          `${tex(part)} was completed to ${tex(becomes)}.`,
          `The square brings ${tex(exactly(a * h * h))} with it, which must be taken away: ${tex(right)}.`,
          `把 ${tex(part)} 配方成了 ${tex(becomes)}。`,
          `配方多出的 ${tex(exactly(a * h * h))} 要减去：${tex(right)}。`,
        ),
    }));
  },
  make(random) {
    const [p, c, a] = [random.whole(1, 7) * random.pick([1, -1]), random.whole(1, 20), random.whole(2, 4)];
    const square = `(${typed('x', `${p}`)})^2`;
    return random.pick([
      [typed('x^2', of(2 * p, 'x'), `${c}`), `${square} + ${c}`],
      [typed('x^2', of(2 * p, 'x'), `${c}`), `${square} + ${c + p * p}`],
      [typed(of(a, 'x^2'), of(2 * a * p, 'x'), `${c}`), typed(`${a}${square}`, `${c - p * p}`)],
      [`${typed('x^2', of(2 * p, 'x'), `${c - 3 * p * p}`)} = 0`, `${square} = ${3 * p * p - c}`],
    ]);
  },
});
