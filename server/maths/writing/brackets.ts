import type { Expression } from '../algebra-system/expressions/expression.ts';
import { toLatex } from '../algebra-system/expressions/print.ts';

/** As it must stand after a minus sign or beside a factor: sums and negative things in brackets. */
export function inBrackets(one: Expression): string {
  const tex = toLatex(one);
  return one.kind === 'sum' || tex.startsWith('-') ? `\\left(${tex}\\right)` : tex;
}
