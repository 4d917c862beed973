import {
  difference,
  type Expression,
  quotient,
  root,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import {
  factorsOf,
  isNegative,
  productOf,
  sizeOf,
  tex,
  termsOf,
  wholeOf,
  without,
} from '../toolkit/parts.ts';
import { multiple, joinTerms } from '../toolkit/typed-terms.ts';

/** x² = 9, so x = 3 */
export const lostNegativeRoot: Mistake = {
  id: 'lost-negative-root',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=') return;
    for (const [left, right] of [
      [relation.left, relation.right],
      [relation.right, relation.left],
    ] as const)
      for (const [index, term] of termsOf(left).entries()) {
        const even = evenPower(term);
        const rest = difference(right, sum(...without(termsOf(left), index)));
        if (!even || symbolsOf(rest).length > 0) continue;
        const value = root(quotient(rest, even.times), even.n);
        yield {
          makes: equation(even.base, value),
          explain: () =>
            explanation(
              `Only the positive root of ${tex(term)} was taken.`,
              `${tex(even.base)} may also be negative: ${tex(even.base)} $=\\pm$ ${tex(value)}.`,
              `由 ${tex(term)} 只取了正的根。`,
              `${tex(even.base)} 也可以是负的：${tex(even.base)} $=\\pm$ ${tex(value)}。`,
            ),
        };
      }
  },
  make(random) {
    const [a, b, k] = [random.whole(1, 9), random.whole(1, 9), random.whole(2, 5)];
    const letter = random.pick(['x', 'y', 'z']);
    return random.pick([
      [`${letter}^2 = ${a * a}`, `${letter} = ${a}`],
      [`(${letter} - ${b})^2 = ${a * a}`, `${letter} - ${b} = ${a}`],
      [`${k}${letter}^2 = ${k * a * a}`, `${letter} = ${a}`],
      [`${letter}^2 - ${a * a} = 0`, `${letter} = ${a}`],
      [`(${joinTerms(letter, `${b}`)})^2 = ${a}`, `${letter} = ${joinTerms(`-${b}`, `sqrt(${a})`)}`],
      [`${multiple(1, letter)}^4 = 16`, `${letter} = 2`],
    ]);
  },
};

function evenPower(term: Expression): { base: Expression; n: number; times: Expression } | null {
  const factors = factorsOf(sizeOf(term));
  const index = factors.findIndex((one) => one.kind === 'power' && symbolsOf(one.base).length > 0);
  const powerFactor = factors[index];
  const n = powerFactor?.kind === 'power' ? wholeOf(powerFactor.exponent) : null;
  if (powerFactor?.kind !== 'power' || !n || n < 2 || n % 2 === 1) return null;
  const times = productOf(without(factors, index));
  return { base: powerFactor.base, n, times: isNegative(term) ? { kind: 'negative', of: times } : times };
}
