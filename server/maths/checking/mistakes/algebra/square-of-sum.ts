import { power, product, number, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewriting, said } from '../toolkit/mistake.ts';
import { isNegative, sizeOf, tex, termwise, wholeOf } from '../toolkit/parts.ts';
import { of, typed } from '../toolkit/typing.ts';

/** (a + b)² = a² + b² */
export const squareOfSum = rewriting({
  id: 'square-of-sum',
  at(part) {
    if (part.kind !== 'power' || part.base.kind !== 'sum') return [];
    const [base, n] = [part.base, wholeOf(part.exponent)];
    if (n === null || n < 2) return [];
    const kept = termwise(base, (term) => power(term, n));
    const raised = sum(...base.terms.map((term) => (n % 2 === 0 ? power(sizeOf(term), n) : power(term, n))));
    const [first, second] = [base.terms[0]!, base.terms[1]!];
    const middle = product(number(2), first, second);
    const right =
      n === 2 && base.terms.length === 2
        ? [`the middle term ${tex(middle)} belongs to it`, `还有中间项 ${tex(middle)}`]
        : ['every product of the terms belongs to it', '还有各项相乘得到的项'];
    return [kept, ...(base.terms.some(isNegative) ? [raised] : [])].map((becomes) => ({
      becomes,
      said: () =>
        said(
          `${tex(part)} was taken as ${tex(becomes)}: the terms were raised one by one.`,
          `Multiply the bracket out: ${right[0]}.`,
          `把 ${tex(part)} 写成了 ${tex(becomes)}：逐项乘方了。`,
          `应把括号乘开：${right[1]}。`,
        ),
    }));
  },
  make(random) {
    const [a, b] = [random.whole(1, 5), random.whole(1, 9) * random.pick([1, -1])];
    const letter = random.pick(['x', 'y', 't', 'a']);
    return [`(${typed(of(a, letter), `${b}`)})^2`, typed(of(a * a, `${letter}^2`), `${b * b}`)];
  },
});
