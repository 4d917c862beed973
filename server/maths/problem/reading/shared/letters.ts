import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';

/** The letters of an equation or an inequality. */
export function lettersOf(condition: string): string[] {
  const statement = statementIn(condition);
  return statement?.kind === 'relation' ? statement.sides.flatMap(symbolsOf) : [];
}
