import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  product,
  quotient,
  substitute,
  sum,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact } from '../../schema/problem.ts';

export interface LogLine {
  /** u = gradient · x + constant */
  gradient: Expression;
  constant: Expression;
  /** Both sides under the logarithm. */
  sides: [Expression, Expression];
  by: Fact;
}

/** The natural logarithm of a product of powers of numbers, in which letters stand in the exponents alone. */
function logarithmOf(one: Expression): Expression | null {
  if (one.kind === 'constant') return one.name === 'e' ? number(1) : null;
  if (one.kind === 'number') return evaluate(one) > 0 ? call('ln', one) : null;
  if (one.kind === 'product') {
    const parts = one.factors.map(logarithmOf);
    return parts.every((part) => part !== null) ? sum(...parts) : null;
  }
  if (one.kind === 'quotient') {
    const [above, below] = [logarithmOf(one.numerator), logarithmOf(one.denominator)];
    return above && below && difference(above, below);
  }
  const base = one.kind === 'power' && symbolsOf(one.base).length === 0 ? logarithmOf(one.base) : null;
  return one.kind === 'power' && base ? product(one.exponent, base) : null;
}

/** The straight line that a relation such as 5^(2y) = 3^(x + 4) makes of u against x; null where it makes none. */
export function logLine(facts: readonly Fact[], u: string, x: string): LogLine | null {
  const all = facts.flatMap((by) => {
    const statement =
      by.relation === 'holds' && typeof by.of[0] === 'string'
        ? statementIn(by.of[0].replaceAll('$', ''))
        : null;
    if (statement?.kind !== 'relation' || statement.signs.join('') !== '=') return [];
    const letters = [...new Set(statement.sides.flatMap(symbolsOf))].toSorted();
    return letters.join() === [u, x].toSorted().join() ? [{ by, sides: statement.sides }] : [];
  });
  const [one, another] = all;
  const logs = one && !another ? one.sides.map(logarithmOf) : [];
  const [left, right] = logs;
  if (!one || !left || !right) return null;
  const gap = difference(left, right);
  const at = (first: number, second: number) =>
    exact(substitute(substitute(gap, u, number(first)), x, number(second)));
  const free = at(0, 0);
  const [alongU, alongX] = [exact(difference(at(1, 0), free)), exact(difference(at(0, 1), free))];
  const isLinear = [
    [2, 3],
    [-1.5, 4],
    [7, -2],
  ].every(([first, second]) => {
    const value = evaluate(gap, { [u]: first!, [x]: second! });
    return Math.abs(value - evaluate(alongU) * first! - evaluate(alongX) * second! - evaluate(free)) < 1e-9;
  });
  if (!isLinear || Math.abs(evaluate(alongU)) < 1e-12) return null;
  return {
    gradient: exact(quotient(negative(alongX), alongU)),
    constant: exact(quotient(negative(free), alongU)),
    sides: [left, right],
    by: one.by,
  };
}
