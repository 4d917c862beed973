import { negative, power } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex, wholeOf } from '../toolkit/parts.ts';

/** (-3)² = -9 */
export const squareOfNegative = rewritingMistake({
  id: 'square-of-negative',
  at(part) {
    const n = part.kind === 'power' ? wholeOf(part.exponent) : null;
    if (part.kind !== 'power' || !n || n % 2 === 1 || !isNegative(part.base)) return [];
    const becomes = negative(power(sizeOf(part.base), n));
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `${tex(part)} was taken as ${tex(becomes)}.`,
            'An even power of a negative number is positive.',
            `把 ${tex(part)} 当成了 ${tex(becomes)}。`,
            '负数的偶次方是正数。',
          ),
      },
    ];
  },
  make(random) {
    const [a, b] = [random.whole(2, 9), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'a']);
    return random.pick([
      [`(-${a})^2 + ${b}`, `${b - a * a}`],
      [`(-${letter})^2 + ${b}`, `-${letter}^2 + ${b}`],
      [`(-${a}${letter})^2`, `-${a * a}${letter}^2`],
    ]);
  },
});
