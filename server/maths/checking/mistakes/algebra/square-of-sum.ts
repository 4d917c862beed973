import { power, product, number, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex, termwise, wholeOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** (a + b)² = a² + b² */
export const squareOfSum = rewritingMistake({
  id: 'square-of-sum',
  at(part) {
    if (part.kind !== 'power' || part.base.kind !== 'sum') return [];
    const [base, n] = [part.base, wholeOf(part.exponent)];
    if (n === null || n < 2) return [];
    const withSigns = termwise(base, (term) => power(term, n));
    const raised = sum(...base.terms.map((term) => (n % 2 === 0 ? power(sizeOf(term), n) : power(term, n))));
    const [first, second] = [base.terms[0]!, base.terms[1]!];
    const middle = product(number(2), first, second);
    const right =
      n === 2 && base.terms.length === 2
        ? [`there is also the middle term ${tex(middle)}`, `还有中间项 ${tex(middle)}`]
        : ['there are also the products of the terms', '还有各项相乘得到的项'];
    return [withSigns, ...(base.terms.some(isNegative) ? [raised] : [])].map((becomes) => ({
      becomes,
      explain: () =>
        explanation(
          `${tex(part)} was taken as ${tex(becomes)}: each term was raised to the power separately.`,
          `Expand the bracket: ${right[0]}.`,
          `把 ${tex(part)} 写成了 ${tex(becomes)}：逐项乘方了。`,
          `应把括号展开：${right[1]}。`,
        ),
    }));
  },
  make(random) {
    const [a, b] = [random.whole(1, 5), random.whole(1, 9) * random.pick([1, -1])];
    const letter = random.pick(['x', 'y', 't', 'a']);
    return [
      `(${joinTerms(multiple(a, letter), `${b}`)})^2`,
      joinTerms(multiple(a * a, `${letter}^2`), `${b * b}`),
    ];
  },
});
