import { type Expression, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { type Dimension, parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
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
    isSameKind(one.dimension, value.dimension) &&
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

const isSameKind = (a: Dimension | null, b: Dimension | null): boolean =>
  a === null || b === null ? a === b : sameDimension(a, b);

interface Size {
  size: number;
  /** Null for what is printed without a unit. */
  dimension: Dimension | null;
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

/** Sizes that stand for the letters of choices such as 0.69P. */
const SIZES = [1.37, 2.13, 0.83, 3.31, 1.71];

const plainText = (text: string): string => text.replaceAll('$', '').trim();

/** The letters in which choices are given; null where one of them is no formula. */
export function lettersIn(choices: readonly string[]): string[] | null {
  if (choices.some((one) => amountsIn(one).length > 0)) return null;
  const statements = choices.map((one) => statementIn(plainText(one)));
  if (!statements.every((one) => one?.kind === 'expression')) return null;
  return [...new Set(statements.flatMap((one) => symbolsOf(one!.value as Expression)))].toSorted();
}

/** A number, or a formula of letters. */
function plainSize(text: string): Size | null {
  const statement = statementIn(plainText(text));
  if (statement?.kind !== 'expression') return null;
  const letters = symbolsOf(statement.value);
  if (letters.length > SIZES.length) return null;
  const size = evaluate(
    statement.value,
    Object.fromEntries(letters.map((letter) => [letter, sizeFor(letter)])),
  );
  return Number.isFinite(size) ? { size, dimension: null } : null;
}

/** The same for a letter wherever it stands. */
const sizeFor = (letter: string): number =>
  SIZES[[...letter].reduce((sum, one) => sum + one.codePointAt(0)!, 0) % SIZES.length]!;
