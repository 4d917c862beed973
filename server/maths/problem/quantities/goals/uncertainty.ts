import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, product } from '../../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { equation } from '../network/equation.ts';
import { find } from '../finding/found.ts';
import type { Sheet } from '../sheet/sheet.ts';

const NUDGE = 1e-4;

/**
 * By how much a value may be off: what each told value that lies in an interval can do, added up, as the syllabus does
 * for sums and for products.
 */
export function uncertaintyOf(wanted: Expression, sheet: Sheet): { value: number; half: number } | null {
  const found = find(wanted, sheet);
  if (found?.solutions.length !== 1 || sheet.within.size === 0) return null;
  const value = evaluate(wanted, found.solutions[0]);
  const parts = [...sheet.within].map(([letter, half]) => {
    const told = Math.abs(found.solutions[0]![letter] ?? NaN);
    const [above, below] = [1 + NUDGE, 1 - NUDGE].map((factor) => {
      const moved = find(wanted, nudged(sheet, letter, factor));
      return moved?.solutions.length === 1 ? evaluate(wanted, moved.solutions[0]) : NaN;
    });
    return Math.abs((above! - below!) / (2 * NUDGE * told)) * half;
  });
  const half = parts.reduce((a, b) => a + b, 0);
  return Number.isFinite(half) ? { value, half } : null;
}

/** The same where a told value is a little larger. */
const nudged = (sheet: Sheet, letter: string, factor: number): Sheet => ({
  ...sheet,
  equations: sheet.equations.map((one) =>
    one.by && one.left.kind === 'symbol' && one.left.name === letter
      ? equation(one.left, product(number(rationalOfDecimal(String(factor))), one.right), one)
      : one,
  ),
});
