import { type Expression, negative } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import type { Term } from '../../schema/problem.ts';
import { determinantOf, matrixFormula, type Rows, rowsIn } from '../matrices/formula.ts';
import { lookOf, type Scope } from '../scope/scope.ts';
import { tex } from './number-tex.ts';

const rowsTex = (rows: Rows): string =>
  `\\begin{pmatrix} ${rows.map((row) => row.map(tex).join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;

/** The inverse by the determinant: of two rows by exchange, of three by the cofactors. */
export function inverseLines(target: Term, scope: Scope): Step[] {
  const statement = typeof target === 'string' ? statementIn(target) : null;
  const value = statement?.kind === 'expression' ? statement.value : null;
  const to = value?.kind === 'power' ? rationalValue(value.exponent) : null;
  if (value?.kind !== 'power' || to?.n !== -1n || to.d !== 1n) return [];
  const rows = rowsIn(matrixFormula(value.base, lookOf(scope)));
  const determinant = rows && determinantOf(rows);
  if (!rows || !determinant || rows.length < 2) return [];
  const name = value.base.kind === 'symbol' ? `\\mathbf{${value.base.name}}` : rowsTex(rows);
  const turned = transposed(rows.map((row, at) => row.map((_, column) => cofactor(rows, at, column))));
  return [
    step({ en: 'The determinant', zh: '行列式' }, [`\\det ${name} = ${tex(determinant)}`]),
    step(
      rows.length === 2
        ? {
            en: 'Exchange the entries of the main diagonal and change the signs of the others.',
            zh: '主对角线两元素对调，另两元素变号。',
          }
        : { en: 'The cofactors, rows and columns exchanged', zh: '代数余子式组成的矩阵，行列互换' },
      [rowsTex(turned)],
    ),
    step({ en: 'Divide by the determinant.', zh: '除以行列式。' }),
  ];
}

function cofactor(rows: Rows, at: number, column: number): Expression {
  const minor = rows.filter((_, row) => row !== at).map((row) => row.filter((_, index) => index !== column));
  const value = determinantOf(minor)!;
  return exact((at + column) % 2 ? negative(value) : value);
}

const transposed = (rows: Rows): Rows => rows[0]!.map((_, column) => rows.map((row) => row[column]!));
