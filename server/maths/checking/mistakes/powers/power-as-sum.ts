import { type Expression, power, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { isNegative, powerOf, sizeOf, tex, termwise, texOf } from '../toolkit/parts.ts';
import { of } from '../toolkit/typing.ts';

/** e^(a + b) = e^a + e^b, and the same backwards */
export const powerAsSum = rewriting({
  id: 'power-as-sum',
  at(part) {
    if (part.kind === 'power' && part.exponent.kind === 'sum') {
      const becomes = termwise(part.exponent, (term) => power(part.base, term));
      return [{ becomes, said: () => told(part, becomes) }];
    }
    if (part.kind !== 'sum' || part.terms.length !== 2) return [];
    const [one, other] = part.terms.map(sizeOf).map(powerOf);
    if (one!.base.kind === 'symbol' || other!.base.kind === 'symbol') return [];
    if (part.terms.some((term) => sizeOf(term).kind !== 'power') || tex(one!.base) !== tex(other!.base))
      return [];
    const exponents = [one!.exponent, isNegative(part.terms[1]!) ? minus(other!.exponent) : other!.exponent];
    const becomes = power(one!.base, sum(...exponents));
    return [{ becomes, said: () => told(part, becomes) }];
  },
  make(random) {
    const [k, c] = [random.whole(1, 5), random.whole(2, 9)];
    const base = random.pick(['e', '2', '3', '5']);
    const letter = random.pick(['x', 't']);
    return random.pick([
      [`${base}^(${of(k, letter)} + ${c})`, `${base}^(${of(k, letter)}) + ${base}^${c}`],
      [`${base}^(${of(k + 1, letter)}) + ${base}^${letter}`, `${base}^(${of(k + 2, letter)})`],
    ]);
  },
});

const minus = (one: Expression): Expression => ({ kind: 'negative', of: one });

function told(part: Expression, becomes: Expression) {
  return said(
    `${tex(part)} was written as ${tex(becomes)}.`,
    `A sum in the exponent is a product of powers: ${texOf('a^{m+n}=a^{m}\\cdot a^{n}')}. A sum of powers has no such rule.`,
    `把 ${tex(part)} 写成了 ${tex(becomes)}。`,
    `指数相加对应幂相乘：${texOf('a^{m+n}=a^{m}\\cdot a^{n}')}；幂相加没有这样的法则。`,
  );
}
