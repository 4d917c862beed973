import { call, quotient, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { equation, type Mistake, relationOf, explanation } from '../toolkit/mistake.ts';
import { tex } from '../toolkit/parts.ts';
import { multiple } from '../toolkit/typed-terms.ts';

/** 2^x = 10, so x = 10/2 */
export const exponentAsFactor: Mistake = {
  id: 'exponent-as-factor',
  *slips(given) {
    const relation = relationOf(given);
    if (relation?.sign !== '=' || relation.left.kind !== 'power') return;
    const { left: power, right } = relation;
    if (symbolsOf(power.base).length > 0 || symbolsOf(power.exponent).length === 0) return;
    yield {
      makes: equation(power.exponent, quotient(right, power.base)),
      explain: () =>
        explanation(
          `${tex(power)} $=$ ${tex(right)} was divided by ${tex(power.base)} to find the exponent.`,
          `Use logarithms to find the exponent: ${tex(power.exponent)} $=$ ${tex(quotient(call('ln', right), call('ln', power.base)))}.`,
          `为求指数，把 ${tex(power)} $=$ ${tex(right)} 除以了 ${tex(power.base)}。`,
          `应取对数求指数：${tex(power.exponent)} $=$ ${tex(quotient(call('ln', right), call('ln', power.base)))}。`,
        ),
    };
  },
  make(random) {
    const [a, b, k] = [random.pick([2, 3, 5, 7]), random.whole(9, 40), random.whole(1, 3)];
    const letter = random.pick(['x', 't']);
    return random.pick([
      [`${a}^(${multiple(k, letter)}) = ${b}`, `${multiple(k, letter)} = ${b}/${a}`],
      [`e^(${multiple(k + 1, letter)}) = ${b}`, `${multiple(k + 1, letter)} = ${b}/e`],
    ]);
  },
};
