import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  type Expression,
  mapParts,
  product,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';

/**
 * The derivative of what may hold indefinite integrals, by the rates of its letters: x by 1 and y by dy/dx. Throws a
 * RangeError where an integral has limits or is by a letter without a rate.
 */
export function totalDerivative(one: Expression, rates: ReadonlyMap<string, Expression>): Expression {
  // An integral stands for a letter, whose rate is what it is of.
  const all = new Map(rates);
  const opened = (part: Expression): Expression => {
    if (part.kind !== 'integral') return mapParts(part, opened);
    const rate = rates.get(part.by);
    if (part.from || part.to || !rate) throw new RangeError('another integral');
    const name = `integral ${all.size}`;
    all.set(name, product(part.of, rate));
    return symbol(name);
  };
  const plain = opened(one);
  return sum(...[...all].map(([name, rate]) => product(differentiate(plain, name), rate)));
}
