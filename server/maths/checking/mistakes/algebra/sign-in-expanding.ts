import { type Expression, negative, product, sum } from '../../../algebra-system/expressions/expression.ts';
import { rewritingMistake, explanation } from '../toolkit/mistake.ts';
import { factorsOf, isNegative, productOf, sizeOf, tex, termsOf } from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** -2(x - 3) = -2x - 6 */
export const signInExpanding = rewritingMistake({
  id: 'sign-in-expanding',
  at(part) {
    const minus = part.kind === 'negative' && part.of.kind === 'product';
    const whole = minus ? part.of : part;
    const factors = factorsOf(whole);
    const brackets = factors.filter(({ kind }) => kind === 'sum');
    if (factors.length < 2 || brackets.length === 0 || brackets.length > 2) return [];
    const rest = productOf(factors.filter(({ kind }) => kind !== 'sum'));
    const pairs = expandedProducts(minus ? negative(rest) : rest, brackets);
    return pairs.flatMap(({ factors: crossing, value }, index) => {
      if (!crossing.some(isNegative)) return [];
      const becomes = sum(...pairs.map((pair, at) => (at === index ? negative(pair.value) : pair.value)));
      const shown = crossing.map((one) =>
        isNegative(one) ? `\\left(${tex(one).slice(1, -1)}\\right)` : tex(one).slice(1, -1),
      );
      const product = `$${shown.join(' \\times ')}$`;
      return [
        {
          becomes,
          explain: () =>
            explanation(
              `The sign of ${product} is wrong in the expansion of ${tex(part)}.`,
              `${product} is ${tex(value)}: two negative factors give a positive product, one gives a negative product.`,
              `展开 ${tex(part)} 时，${product} 的符号错了。`,
              `${product} 等于 ${tex(value)}：负负得正，一正一负得负。`,
            ),
        },
      ];
    });
  },
  make(random) {
    const [k, a, b] = [random.whole(2, 6), random.whole(1, 9), random.whole(1, 9)];
    const letter = random.pick(['x', 'y', 'p']);
    const [p, q] = [random.whole(1, 5), random.whole(6, 9)];
    return random.pick([
      [`-${k}(${letter} - ${a})`, joinTerms(multiple(-k, letter), `${-k * a}`)],
      [`${b} - ${k}(${letter} - ${a + 1})`, joinTerms(`${b - k * (a + 1)}`, multiple(-k, letter))],
      [
        `(${letter} - ${p})(${letter} - ${q})`,
        joinTerms(`${letter}^2`, multiple(-(p + q), letter), `${-p * q}`),
      ],
      [`(${letter} + ${q})(${letter} - ${p})`, joinTerms(`${letter}^2`, multiple(q - p, letter), `${p * q}`)],
    ]);
  },
});

/** Every product that expanding gives, with the signed factors that it is made of. */
function expandedProducts(
  rest: Expression,
  brackets: Expression[],
): { factors: Expression[]; value: Expression }[] {
  const lists = [[rest], ...brackets.map(termsOf)];
  const ways = lists.reduce<Expression[][]>(
    (made, list) => made.flatMap((one) => list.map((term) => [...one, term])),
    [[]],
  );
  return ways.map((way) => {
    const factors = way.filter((one) => !(one.kind === 'number' && one.value.n === 1n && one.value.d === 1n));
    const size = product(...factors.map(sizeOf));
    const value = factors.filter(isNegative).length % 2 === 1 ? negative(size) : size;
    return { factors, value };
  });
}
