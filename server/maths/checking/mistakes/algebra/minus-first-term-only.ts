import { negative, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { tex, texOf } from '../toolkit/parts.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** -(a + b) = -a + b */
export const minusFirstTermOnly = rewritingMistake({
  id: 'minus-first-term-only',
  at(part) {
    if (part.kind !== 'negative' || part.of.kind !== 'sum') return [];
    const [first, ...rest] = part.of.terms;
    const becomes = sum(negative(first!), ...rest);
    const right = sum(...part.of.terms.map(negative));
    return [
      {
        becomes,
        explain: () =>
          explanation(
            `In ${tex(part)} the minus sign was applied to the first term only.`,
            `It changes every sign in the bracket: ${texOf(`${toLatex(part)} = ${toLatex(right)}`)}.`,
            `${tex(part)} 前的负号只作用到了第一项。`,
            `括号里每一项都要变号：${texOf(`${toLatex(part)} = ${toLatex(right)}`)}。`,
          ),
      },
    ];
  },
  make(random) {
    const [a, b, c, d] = [random.whole(5, 9), random.whole(1, 9), random.whole(1, 4), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'a']);
    const sign = random.pick([1, -1]);
    return random.pick([
      [
        `${joinTerms(multiple(a, letter), `${b}`)} - (${joinTerms(multiple(c, letter), `${sign * d}`)})`,
        joinTerms(multiple(a - c, letter), `${b + sign * d}`),
      ],
      [`-(${joinTerms(multiple(c, letter), `${sign * d}`)})`, joinTerms(multiple(-c, letter), `${sign * d}`)],
    ]);
  },
});
