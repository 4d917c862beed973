import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  contains,
  type Expression,
  mapParts,
  number,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';
import { derivativeOf } from '../mistakes/toolkit/derivative-mistake.ts';
import { rationalNear } from '../../algebra-system/numbers/rational.ts';

/** The statement with every d/dx worked out and every definite integral a number. */
export function plain(statement: Statement): Statement {
  return mapStatement(statement, plainExpression);
}

export function mapStatement(statement: Statement, change: (one: Expression) => Expression): Statement {
  if (statement.kind === 'expression') return { ...statement, value: change(statement.value) };
  if (statement.kind === 'relation') return { ...statement, sides: statement.sides.map(change) };
  return { ...statement, items: statement.items.map((item) => mapStatement(item, change)) };
}

function plainExpression(one: Expression): Expression {
  if (one.kind === 'rate') {
    let slope: Expression | null = plainExpression(one.of);
    for (let order = 0; order < one.order && slope; order += 1) slope = derivativeOf(slope, one.by);
    return slope ?? one;
  }
  if (one.kind === 'integral' && one.from && one.to && symbolsOf(one).every((letter) => letter === one.by)) {
    const value = evaluate(one);
    return Number.isFinite(value) ? numeral(value) : one;
  }
  return mapParts(one, plainExpression);
}

/** A number that was worked out, as exactly as a double holds it. */
export function numeral(value: number): Expression {
  const near = rationalNear(value, 10_000);
  if (near) return number(near);
  const scale = 10n ** 15n;
  return number({ n: BigInt(Math.round(value * 1e15)), d: scale });
}

const isOpen = (one: Expression) => one.kind === 'integral' && !one.from;

export const hasOpenIntegral = (one: Expression): boolean => contains(one, isOpen);

/** The letter of the first integral without ends. */
export function integralLetter(one: Expression): string | null {
  let letter: string | null = null;
  contains(one, (part) => {
    if (part.kind === 'integral' && !part.from) letter ??= part.by;
    return letter !== null;
  });
  return letter;
}

/** The derivative of an expression with integrals in it: d/dx ∫ f dx is f. Null where there is no rule. */
export function slopeOf(one: Expression, by: string): Expression | null {
  const integrands: Expression[] = [];
  const mark = (part: Expression): Expression => {
    if (part.kind !== 'integral' || part.from || part.by !== by) return mapParts(part, mark);
    integrands.push(part.of);
    return symbol(`integral${integrands.length - 1}`);
  };
  const marked = mark(one);
  if (integrands.some(hasOpenIntegral) || hasOpenIntegral(marked)) return null;
  const still = derivativeOf(marked, by);
  const moving = integrands.map((of, index) => {
    const slope = derivativeOf(marked, `integral${index}`);
    return slope && product(slope, of);
  });
  if (!still || moving.includes(null)) return null;
  const total = sum(still, ...moving.filter((term) => term !== null));
  if (contains(total, (part) => part.kind === 'symbol' && /^integral\d/.test(part.name))) return null;
  return total;
}
