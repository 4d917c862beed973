import { has, sum } from '../../../algebra-system/expressions/expression.ts';
import { derivativeOf, derivativeMistake } from '../toolkit/derivative-mistake.ts';
import { explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** d/dx (x² + 5) = 2x + 5 */
export const constantKept = derivativeMistake({
  id: 'constant-kept',
  at(part, by) {
    if (part.kind !== 'sum') return [];
    const still = part.terms.filter((term) => !has(term, by));
    const right = derivativeOf(part, by);
    if (still.length === 0 || !right) return [];
    return [
      {
        derivative: sum(right, ...still),
        explain: () =>
          explanation(
            `The constant ${tex(sum(...still))} was left in the derivative.`,
            'The derivative of a constant is $0$.',
            `求导后仍保留了常数 ${tex(sum(...still))}。`,
            '常数的导数是 $0$。',
          ),
      },
    ];
  },
  make(random) {
    const [a, b, c, n] = [random.whole(1, 5), random.whole(2, 9), random.whole(1, 9), random.whole(2, 5)];
    const slope = `${a * n}x^${n - 1}`;
    return random.pick([
      [`d/dx(${multiple(a, `x^${n}`)} + ${multiple(b, 'x')} + ${c})`, `${slope} + ${b} + ${c}`],
      [`y = ${multiple(a, `x^${n}`)} + ${c}`, `dy/dx = ${slope} + ${c}`],
    ]);
  },
});
