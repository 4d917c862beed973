import { type Expression, power, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { isNegative, powerOf, sizeOf, tex, termwise, texOf } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** e^(a + b) = e^a + e^b, and the same backwards */
export const powerAsSum = rewritingMistake({
  id: 'power-as-sum',
  at(part) {
    if (part.kind === 'power' && part.exponent.kind === 'sum') {
      const becomes = termwise(part.exponent, (term) => power(part.base, term));
      return [{ becomes, explain: () => explanationOf(part, becomes) }];
    }
    if (part.kind !== 'sum' || part.terms.length !== 2) return [];
    const [one, other] = part.terms.map(sizeOf).map(powerOf);
    if (one!.base.kind === 'symbol' || other!.base.kind === 'symbol') return [];
    if (part.terms.some((term) => sizeOf(term).kind !== 'power') || tex(one!.base) !== tex(other!.base))
      return [];
    const exponents = [one!.exponent, isNegative(part.terms[1]!) ? minus(other!.exponent) : other!.exponent];
    const becomes = power(one!.base, sum(...exponents));
    return [{ becomes, explain: () => explanationOf(part, becomes) }];
  },
  make(random) {
    const [k, c] = [random.whole(1, 5), random.whole(2, 9)];
    const base = random.pick(['e', '2', '3', '5']);
    const letter = random.pick(['x', 't']);
    return random.pick([
      [`${base}^(${multiple(k, letter)} + ${c})`, `${base}^(${multiple(k, letter)}) + ${base}^${c}`],
      [`${base}^(${multiple(k + 1, letter)}) + ${base}^${letter}`, `${base}^(${multiple(k + 2, letter)})`],
    ]);
  },
});

const minus = (one: Expression): Expression => ({ kind: 'negative', of: one });

function explanationOf(part: Expression, becomes: Expression) {
  return explanation(
    `${tex(part)} was written as ${tex(becomes)}.`,
    `A sum in the exponent is a product of powers: ${texOf('a^{m+n}=a^{m}\\cdot a^{n}')}. A sum of powers has no such rule.`,
    `把 ${tex(part)} 写成了 ${tex(becomes)}。`,
    `指数相加对应幂相乘：${texOf('a^{m+n}=a^{m}\\cdot a^{n}')}；幂相加没有这样的法则。`,
  );
}
