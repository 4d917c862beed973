import {
  type Expression,
  negative,
  number,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex } from '../toolkit/parts.ts';

/** a/b + c/d = (a + c)/(b + d) */
export const addedFractions = rewritingMistake({
  id: 'added-fractions',
  at(part) {
    if (part.kind !== 'sum' || part.terms.length !== 2) return [];
    if (!part.terms.some((term) => sizeOf(term).kind === 'quotient')) return [];
    const above = sum(...part.terms.map((term) => signed(term, halves(term).above)));
    const plain = sum(...part.terms.map((term) => halves(term).below));
    const signedBelow = sum(...part.terms.map((term) => signed(term, halves(term).below)));
    const wrongs = part.terms.some(isNegative)
      ? [quotient(above, plain), quotient(above, signedBelow)]
      : [quotient(above, plain)];
    return wrongs.map((becomes) => ({
      becomes,
      explain: () =>
        explanation(
          `In ${tex(part)} the numerators and the denominators were added separately.`,
          'Bring the fractions to a common denominator, then add the numerators alone.',
          `${tex(part)} 把分子与分子、分母与分母分别相加了。`,
          '应先通分，再只把分子相加。',
        ),
    }));
  },
  make(random) {
    const [a, b, c, d] = [random.whole(1, 5), random.whole(2, 9), random.whole(1, 5), random.whole(2, 9)];
    const letter = random.pick(['x', 'y']);
    return random.pick([
      [`${a}/${letter} + ${c}/${d}`, `${a + c}/(${letter} + ${d})`],
      [`${a}/(${letter} + ${b}) + ${c}/(${letter} + ${b + d})`, `${a + c}/(2${letter} + ${b + b + d})`],
      [`${letter}/${b} + ${letter}/${d + 1}`, `2${letter}/${b + d + 1}`],
    ]);
  },
});

function halves(term: Expression): { above: Expression; below: Expression } {
  const size = sizeOf(term);
  return size.kind === 'quotient'
    ? { above: size.numerator, below: size.denominator }
    : { above: size, below: number(1) };
}

const signed = (term: Expression, one: Expression) => (isNegative(term) ? negative(one) : one);
