import { quotient } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex, termwise } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** 1/(a + b) = 1/a + 1/b */
export const reciprocalOfSum = rewritingMistake({
  id: 'reciprocal-of-sum',
  at(part) {
    if (part.kind !== 'quotient' || part.denominator.kind !== 'sum') return [];
    const becomes = termwise(part.denominator, (term) => quotient(part.numerator, term));
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `The denominator of ${tex(part)} was split up to give ${tex(becomes)}.`,
            `A fraction can be split when its numerator is a sum, but not when its denominator is: ${tex(part)} stays a single fraction.`,
            `把 ${tex(part)} 按分母拆成了 ${tex(becomes)}。`,
            `分子是和时可以拆开，分母是和时不行：${tex(part)} 只能是一个分式。`,
          ),
      },
    ];
  },
  make(random) {
    const [k, a, b] = [random.whole(1, 9), random.whole(1, 5), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'a']);
    return [
      `${k}/(${joinTerms(multiple(a, letter), `${b}`)})`,
      `${k}/${a === 1 ? letter : `(${a}${letter})`} + ${k}/${b}`,
    ];
  },
});
