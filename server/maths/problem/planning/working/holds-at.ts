import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import type { Expression } from '../../../algebra-system/expressions/expression.ts';

const HOLDS: Record<string, ((a: number, b: number) => boolean) | undefined> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Whether a chain of inequalities holds with numbers for its letters. */
export const holdsAt = (
  { sides, signs }: { sides: readonly Expression[]; signs: readonly string[] },
  values: Readonly<Record<string, number>>,
): boolean => {
  const numbers = sides.map((side) => evaluate(side, values));
  return signs.every((sign, at) => HOLDS[sign]?.(numbers[at]!, numbers[at + 1]!) ?? false);
};
