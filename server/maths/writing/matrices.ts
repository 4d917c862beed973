import { number } from '../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../algebra-system/expressions/print.ts';
import type { Answer } from './method.ts';
import type { Rational } from '../algebra-system/numbers/rational.ts';
import type { Matrix } from '../algebra-system/matrices/matrix.ts';

export function rowsTex(rows: readonly (readonly string[])[]): string {
  return `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`;
}
export function rowsText(rows: readonly (readonly string[])[]): string {
  return `[${rows.map((row) => `[${row.join(', ')}]`).join(', ')}]`;
}
export function matrixTex(m: Matrix): string {
  return rowsTex(m.map((row) => row.map((entry) => toLatex(number(entry)))));
}
/** A column as a student types it: (1, 2). */
export function matrixText(m: Matrix): string {
  if (m[0]!.length === 1) return `(${m.map((row) => toText(number(row[0]!))).join(', ')})`;
  return rowsText(m.map((row) => row.map((entry) => toText(number(entry)))));
}
export function matrixAnswer(m: Matrix): Answer {
  return { text: matrixText(m), tex: matrixTex(m) };
}
/** A number as a factor: negative ones in brackets. */
export function factorTex(value: Rational): string {
  const tex = toLatex(number(value));
  return value.n < 0n ? `(${tex})` : tex;
}
