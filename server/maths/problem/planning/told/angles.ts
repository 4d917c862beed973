import {
  call,
  difference,
  type Expression,
  number,
  power,
  quotient,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { expressionOf, propertyIn } from './told.ts';

export interface Angle {
  sine: Expression;
  cosine: Expression;
}

/** An acute angle: in degrees, or by its sine, cosine or tangent; null where it is another one. */
export function angleIn(term: Term | undefined): Angle | null {
  const property = propertyIn(term);
  if (property?.name === 'angle of sine') return bySine(expressionOf(property.of[0]));
  if (property?.name === 'angle with') return byRatio(property.of[0], property.of[1]);
  if (typeof term !== 'object' || !('amount' in term)) return null;
  const value = expressionOf(term);
  return value && { sine: exact(call('sin', value)), cosine: exact(call('cos', value)) };
}

const besides = (one: Expression): Expression => exact(root(difference(number(1), power(one, 2))));

const bySine = (sine: Expression | null): Angle | null =>
  sine && { sine: exact(sine), cosine: besides(sine) };

/** "Where sin α = 0.6". */
function byRatio(letter: Term | undefined, equation: Term | undefined): Angle | null {
  const statement = typeof equation === 'string' ? statementIn(equation) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, value] = statement.sides as [Expression, Expression];
  const name = expressionOf(letter);
  if (
    left.kind !== 'call' ||
    name?.kind !== 'symbol' ||
    left.of.kind !== 'symbol' ||
    left.of.name !== name.name
  )
    return null;
  if (left.name === 'sin') return bySine(value);
  if (left.name === 'cos') return { sine: besides(value), cosine: exact(value) };
  if (left.name !== 'tan') return null;
  const hypotenuse = exact(root(sum(number(1), power(value, 2))));
  return { sine: exact(quotient(value, hypotenuse)), cosine: exact(quotient(number(1), hypotenuse)) };
}

/** "At an angle α, where sin α = 0.6"; the equation may stand apart. */
export function steepness(angle: Term | undefined, facts: readonly Fact[]): Angle | null {
  if (typeof angle !== 'string') return angleIn(angle);
  for (const { relation, of } of facts) {
    if (relation !== 'holds') continue;
    const found = angleIn({ the: 'angle with', of: [angle, of[0]!] });
    if (found) return found;
  }
  return null;
}

/** Whether an equation says how large the angle of a letter is. */
export const isAbout = ({ of }: Fact, angle: Term | undefined): boolean =>
  typeof angle === 'string' && byRatio(angle, of[0]) !== null;
