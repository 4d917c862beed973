import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { findWhatever } from '../finding/find-whatever.ts';
import type { Found } from '../finding/found.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { formulaIn, lettersIn } from './choices.ts';

/** Two sizes of the letters: the choice must be right for both. */
const SIZES = [1.37, 2.13];
/** How far a choice, printed to two or three figures, may be from the value. */
const WITHIN = 0.03;

/** The one of several formulas that is the value, whatever their letters are; null where none is or several could be. */
export function amongFormulas(
  value: Expression,
  choices: readonly string[],
  sheet: Sheet,
): { found: Found; choice: string } | null {
  const letters = lettersIn(choices) ?? [];
  const all = SIZES.map((size) => {
    const given = Object.fromEntries(letters.map((letter, at) => [letter, size + 0.31 * at]));
    const found = findWhatever(value, { ...sheet, given });
    if (found?.solutions.length !== 1) return null;
    const wanted = evaluate(value, { ...found.solutions[0], ...given });
    const near = choices.filter((one) => {
      const size_ = evaluate(formulaIn(one)!, given);
      return Math.abs(size_ - wanted) <= WITHIN * Math.abs(wanted);
    });
    return near.length === 1 ? { found, choice: near[0]! } : null;
  });
  const [first, second] = all;
  return first && second && first.choice === second.choice ? first : null;
}
