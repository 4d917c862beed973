import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  negative,
  number,
  substitute,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { rationalNear } from '../../../algebra-system/numbers/rational.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { factorsOf, powerOf, tex, valueOf } from '../toolkit/parts.ts';
import { multiple, fraction, joinTerms } from '../toolkit/typed-terms.ts';

/** The root of a linear factor, as the writer would put it. */
function rootOf(factor: Expression, letter: string): string {
  const at = (value: number) => evaluate(factor, { [letter]: value });
  const [zero, one] = [at(0), at(1)];
  const root = one === zero ? null : rationalNear(zero / (zero - one), 1000);
  const name = toLatex(symbol(letter));
  return root ? `$${name}=${toLatex(number(root))}$` : `$${name}$`;
}

/** (x - 2)(x + 3) = 0, so x = -2 or x = 3 */
export const signsOfRoots: Mistake = {
  id: 'signs-of-roots',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=' || valueOf(relation.right) !== 0) return;
    const [letter, ...others] = symbolsOf(relation.left);
    const factors = factorsOf(relation.left).filter((factor) => symbolsOf(factor).length > 0);
    if (
      !letter ||
      others.length > 0 ||
      factors.some((one) => !['sum', 'symbol'].includes(powerOf(one).base.kind))
    )
      return;
    if (factors.length < 2) return;
    const withNegatedLetter = (index: number) =>
      substitute(factors[index]!, letter, negative(symbol(letter)));
    const all = factors.map((_, index) => withNegatedLetter(index));
    const alone = factors.map((_, index) => factors.with(index, withNegatedLetter(index)));
    for (const wrong of [all, ...alone])
      yield {
        makes: { kind: 'list', joined: 'or', items: wrong.map((factor) => equation(factor, relation.right)) },
        explain: () => {
          const cases = factors.map(powerOf).map(({ base }) => [tex(base), rootOf(base, letter)] as const);
          return explanation(
            `A root was read off ${tex(relation.left)} $=0$ with the wrong sign.`,
            `Set each factor equal to zero: ${cases.map(([factor, root]) => `${factor} $=0$ gives ${root}`).join(', ')}.`,
            `由 ${tex(relation.left)} $=0$ 写根时符号错了。`,
            `应分别解每个因式：${cases.map(([factor, root]) => `由 ${factor} $=0$ 得 ${root}`).join('，')}。`,
          );
        },
      };
  },
  make(random) {
    const [a, b, k] = [random.whole(1, 5), random.whole(6, 9), random.whole(2, 3)];
    return random.pick([
      [`(x - ${a})(x + ${b}) = 0`, `x = -${a} or x = ${b}`],
      [`(x - ${a})(x - ${b}) = 0`, `x = -${a} or x = -${b}`],
      [`(${joinTerms(multiple(k, 'x'), `-${a}`)})(x + ${b}) = 0`, `x = ${fraction(a, k)} or x = ${b}`],
    ]);
  },
};
