import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { amountsIn } from '../../reading/measures/amounts.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { Fault } from '../fault.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';

const LETTERS = ['A', 'B', 'C', 'D'];
/** How far a choice, printed to two or three figures, may be from the value. */
const WITHIN = 0.06;

/** A part with the letter of the one choice that is its value. Throws a fault where none is, or where several could be. */
export function chosen(part: SolvedPart, choices: readonly string[]): SolvedPart {
  if (choices.length === 0) return part;
  const value = sizeOf(part.answer.text);
  const sizes = choices.map(sizeOf);
  const near = sizes.flatMap((one, at) =>
    value &&
    one &&
    sameDimension(one.dimension, value.dimension) &&
    Math.abs(one.size - value.size) <= WITHIN * Math.abs(value.size)
      ? [at]
      : [],
  );
  const [at, another] = near;
  if (at === undefined || another !== undefined || sizes.includes(null))
    throw new Fault('the choices do not tell which of them it is', '无法确定是哪一个选项');
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
