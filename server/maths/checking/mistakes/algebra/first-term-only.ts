import { type Expression, negative, product, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, isNegative, productOf, sizeOf, tex } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** 3(x + 2) = 3x + 2 */
export const firstTermOnly = rewritingMistake({
  id: 'first-term-only',
  at(part) {
    const minus = part.kind === 'negative';
    const factors = factorsOf(minus ? part.of : part);
    const bracket = factors.find(({ kind }) => kind === 'sum');
    const rest = factors.filter((one) => one !== bracket);
    if (bracket?.kind !== 'sum' || rest.length === 0 || rest.some(({ kind }) => kind === 'sum')) return [];
    const outer = minus ? negative(productOf(rest)) : productOf(rest);
    const [first, ...others] = bracket.terms;
    const becomes = sum(times(outer, first!), ...others);
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `${tex(outer)} multiplied only the first term of the bracket ${tex(bracket)}.`,
            `It multiplies every term: ${tex(sum(...bracket.terms.map((term) => times(outer, term))))}.`,
            `${tex(outer)} 只乘了括号 ${tex(bracket)} 的第一项。`,
            `应乘括号里的每一项：${tex(sum(...bracket.terms.map((term) => times(outer, term))))}。`,
          ),
      },
    ];
  },
  make(random) {
    const [k, a, b, c] = [random.whole(2, 9), random.whole(1, 5), random.whole(1, 9), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'n']);
    return random.pick([
      [`${k}(${joinTerms(multiple(a, letter), `${b}`)})`, joinTerms(multiple(k * a, letter), `${b}`)],
      [
        `${k}(${joinTerms(multiple(a, letter), `${-b}`)}) + ${c}`,
        joinTerms(multiple(k * a, letter), `${c - b}`),
      ],
      [
        `${k}(${joinTerms(letter, `${b}`)}) = ${k * c + 1}`,
        `${joinTerms(multiple(k, letter), `${b}`)} = ${k * c + 1}`,
      ],
    ]);
  },
});

function times(outer: Expression, term: Expression): Expression {
  const size = product(sizeOf(outer), sizeOf(term));
  return isNegative(outer) === isNegative(term) ? size : negative(size);
}
