import { contains } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementLatex } from '../../../algebra-system/parsing/print-statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';

/** 3(2 + 6/(3x − 1)) − 1 */
const hasFractionWithin = ({ sides }: Extract<Statement, { kind: 'relation' }>): boolean =>
  sides.some((side) =>
    contains(
      side,
      (one) =>
        one.kind === 'product' &&
        one.factors.some(
          (factor) => factor.kind === 'sum' && contains(factor, ({ kind }) => kind === 'quotient'),
        ),
    ),
  );

/** 3 × 4/(x + 1) as one fraction. */
export const multiplied = (statement: Statement): Statement =>
  statement.kind === 'relation' &&
  (statementLatex(statement).includes('\\times') || hasFractionWithin(statement))
    ? { ...statement, sides: statement.sides.map((side) => exact(side)) }
    : statement;
