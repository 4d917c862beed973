import { quotient } from '../../../algebra-system/expressions/expression.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { tex, termwise } from '../toolkit/parts.ts';
import { of, typed } from '../toolkit/typing.ts';

/** 1/(a + b) = 1/a + 1/b */
export const reciprocalOfSum = rewriting({
  id: 'reciprocal-of-sum',
  at(part) {
    if (part.kind !== 'quotient' || part.denominator.kind !== 'sum') return [];
    const becomes = termwise(part.denominator, (term) => quotient(part.numerator, term));
    return [
      {
        becomes,
        said: () =>
          said(
            `${tex(part)} was split over its denominator into ${tex(becomes)}.`,
            `A sum may be split in the numerator, never in the denominator: ${tex(part)} stays one fraction.`,
            `把 ${tex(part)} 按分母拆成了 ${tex(becomes)}。`,
            `分子是和才可以拆开，分母不行：${tex(part)} 只能是一个分式。`,
          ),
      },
    ];
  },
  make(random) {
    const [k, a, b] = [random.whole(1, 9), random.whole(1, 5), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'a']);
    return [
      `${k}/(${typed(of(a, letter), `${b}`)})`,
      `${k}/${a === 1 ? letter : `(${a}${letter})`} + ${k}/${b}`,
    ];
  },
});
