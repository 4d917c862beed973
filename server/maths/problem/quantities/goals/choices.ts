import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import {
  type Dimension,
  DIMENSIONLESS,
  parseUnit,
  sameDimension,
} from '../../../algebra-system/numbers/units.ts';
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
  const same = choices.indexOf(part.answer.text);
  if (same >= 0) return lettered(part, same);
  const several = severalIn(part.answer.text, choices);
  if (several !== null) return lettered(part, several);
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
  return lettered(part, at);
}

function lettered(part: SolvedPart, at: number): SolvedPart {
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

/** The one choice that has all values of an answer, one after the other; null where there are not several in each. */
function severalIn(answer: string, choices: readonly string[]): number | null {
  const values = answer.split(', ').map(sizeOf);
  const sizes = choices.map((one) => one.split(/,| and /).map(sizeOf));
  if (values.length < 2 || sizes.some((one) => one.length !== values.length || one.includes(null)))
    return null;
  const isNear = (one: Size | null, other: Size | null) =>
    one !== null &&
    other !== null &&
    sameDimension(one.dimension, other.dimension) &&
    Math.abs(one.size - other.size) <= NEAR * Math.abs(other.size);
  const [at, another] = sizes.flatMap((all, i) =>
    all.every((one, j) => isNear(one, values[j]!)) ? [i] : [],
  );
  return another === undefined ? (at ?? null) : null;
}

/** Of several values each has to be near. */
const NEAR = 0.02;

interface Size {
  size: number;
  dimension: Dimension;
}

function sizeOf(text: string): Size | null {
  const [found, another] = amountsIn(text);
  if (another) return null;
  if (!found) return plainSize(text);
  const { amount, unit } = found.amount;
  const measured = parseUnit(unit);
  const statement = statementIn(amount);
  if (!measured || statement?.kind !== 'expression') return plainSize(text);
  const size = evaluate(statement.value) * measured.scale + (measured.offset ?? 0);
  return Number.isFinite(size) ? { size, dimension: measured.dimension } : null;
}

const plainText = (text: string): string => text.replaceAll('$', '').trim();

/** A choice as a formula. */
export function formulaIn(choice: string): Expression | null {
  const statement = statementIn(plainText(choice));
  return statement?.kind === 'expression' ? statement.value : null;
}

/** The letters in which choices are given; null where one of them is no formula, or has a unit. */
export function lettersIn(choices: readonly string[]): string[] | null {
  if (choices.some((one) => amountsIn(one).length > 0)) return null;
  const formulas = choices.map(formulaIn);
  if (!formulas.every((one) => one !== null)) return null;
  return [
    ...new Set(formulas.filter((one) => !Number.isFinite(evaluate(one))).flatMap(symbolsOf)),
  ].toSorted();
}

/** A number without a unit. */
function plainSize(text: string): Size | null {
  const formula = formulaIn(text);
  const size = formula ? evaluate(formula) : NaN;
  return Number.isFinite(size) ? { size, dimension: DIMENSIONLESS } : null;
}
