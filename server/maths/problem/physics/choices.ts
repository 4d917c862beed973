import { parseUnit, sameDimension } from '../../algebra-system/numbers/units.ts';
import { amountsIn } from '../reading/measures/amounts.ts';
import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import type { SolvedPart } from '../planning/goals/solved-part.ts';

const LETTERS = ['A', 'B', 'C', 'D'];
/** How far a choice, printed to two or three figures, may be from the value. */
const WITHIN = 0.06;

/** The letter of the one choice that is the value that was found; null where none is, or where several could be. */
export function chosen(part: SolvedPart, choices: readonly string[]): SolvedPart | null {
  const value = sizeOf(part.answer.text);
  const sizes = choices.map(sizeOf);
  if (value === null || sizes.some((one) => one === null || !sameDimension(one.dimension, value.dimension)))
    return null;
  const near = sizes.flatMap((one, at) =>
    Math.abs(one!.size - value.size) <= WITHIN * Math.abs(value.size) ? [at] : [],
  );
  const [at, another] = near;
  if (at === undefined || another !== undefined) return null;
  const letter = LETTERS[at]!;
  return {
    ...part,
    answer: {
      ...part.answer,
      text: `${letter} (${part.answer.text})`,
      tex: `\\text{${letter}}\\quad(${part.answer.tex})`,
    },
  };
}

function sizeOf(text: string) {
  const [found, another] = amountsIn(text);
  if (!found || another) return null;
  const { amount, unit } = found.amount;
  const measured = parseUnit(unit);
  const statement = statementIn(amount);
  if (!measured || statement?.kind !== 'expression') return null;
  const size = evaluate(statement.value) * measured.scale + (measured.offset ?? 0);
  return Number.isFinite(size) ? { size, dimension: measured.dimension } : null;
}
