import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import type { Quantity } from '../../schema/problem.ts';
import { amountsIn, unitsIn } from './amounts.ts';

/** A quantity or a unit as one token; an angle in degrees, or a letter, is a formula as well. */
interface Measured {
  word: null;
  formula: { source: string; statement: Statement | null } | null;
  quantity?: { amount: Quantity; symbol: string | null };
  unit?: string;
  from: number;
  to: number;
}

/** The quantities of a text, and the units that stand alone in it. */
export function measuredIn(text: string): Measured[] {
  const quantities = amountsIn(text).map(({ from, to, amount, symbol }): Measured => {
    const source = text.slice(from, to).replaceAll('$', '').trim();
    const formula = amount.unit === '°' ? { source, statement: statementIn(source) } : null;
    return { word: null, formula, quantity: { amount, symbol }, from, to };
  });
  const units = unitsIn(text)
    .filter((one) => quantities.every(({ from, to }) => one.to <= from || one.from >= to))
    // "用 t 表示" may speak of the letter t.
    .map(({ from, to, unit }): Measured => {
      const source = text.slice(from, to).trim();
      const formula = /^[A-Za-z]$/.test(source) ? { source, statement: statementIn(source) } : null;
      return { word: null, formula, unit, from, to };
    });
  return [...quantities, ...units];
}
