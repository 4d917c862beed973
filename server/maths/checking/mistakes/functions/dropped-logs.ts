import { type Expression, product } from '../../../algebra-system/expressions/expression.ts';
import { logOf } from '../toolkit/logs.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { factorsOf, isNegative, productOf, sizeOf, tex, termsOf } from '../toolkit/parts.ts';
import { negative, sum } from '../../../algebra-system/expressions/expression.ts';

/** ln x + ln 2 = ln 6, so x + 2 = 6 */
export const droppedLogs: Mistake = {
  id: 'dropped-logs',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    const { left, right } = relation;
    const [bareLeft, bareRight] = [withoutLogs(left), withoutLogs(right)];
    if (!bareLeft || !bareRight || termsOf(left).length + termsOf(right).length < 3) return;
    yield {
      makes: equation(bareLeft, bareRight),
      explain: () =>
        explanation(
          `The logarithms in ${tex(left)} $=$ ${tex(right)} were dropped term by term.`,
          'First write each side as a single logarithm: $\\ln a+\\ln b=\\ln ab$; then the arguments are equal.',
          `把 ${tex(left)} $=$ ${tex(right)} 中的对数逐项去掉了。`,
          '应先把每一边合并为一个对数：$\\ln a+\\ln b=\\ln ab$，然后真数才相等。',
        ),
    };
  },
  make(random) {
    const [a, b, c] = [random.whole(3, 5), random.whole(6, 20), random.whole(1, 9)];
    const log = random.pick(['ln', 'lg', 'log_2']);
    return random.pick([
      [`${log}(x) + ${log}(${a}) = ${log}(${b})`, `x + ${a} = ${b}`],
      [`${log}(x + ${c}) - ${log}(${a}) = ${log}(2)`, `x + ${c} - ${a} = 2`],
      [`${log}(x) + ${log}(x + ${a}) = ${log}(${b})`, `2x + ${a} = ${b}`],
    ]);
  },
};

/** The side with every logarithm replaced by its inside, or null where a term is no logarithm. */
function withoutLogs(side: Expression): Expression | null {
  const terms = termsOf(side).map((term) => {
    const factors = factorsOf(sizeOf(term));
    const logs = factors.filter((factor) => logOf(factor));
    if (logs.length !== 1) return null;
    const made = product(productOf(factors.filter((factor) => !logOf(factor))), logOf(logs[0]!)!);
    return isNegative(term) ? negative(made) : made;
  });
  return terms.includes(null) ? null : sum(...terms.filter((term) => term !== null));
}
