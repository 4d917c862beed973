import type { Expression } from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { number, quotient, symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { parseUnit, sameDimension } from '../../../algebra-system/numbers/units.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { asLatex, exactOrRounded } from '../../../writing/rounding.ts';
import type { Answer } from '../../../writing/method.ts';
import type { Goal } from '../../schema/problem.ts';

export const UNIT_LATEX: Record<string, string> = {
  'm s^-1': '\\mathrm{m\\,s^{-1}}',
  'm s^-2': '\\mathrm{m\\,s^{-2}}',
  'N s': '\\mathrm{N\\,s}',
};

/** Values as an answer with their unit; a letter that was asked for stands before them, without the unit. */
export function writtenAnswer(
  values: readonly Expression[],
  goal: Goal,
  { unit, letter }: { unit: string; letter: string | null },
): Answer | null {
  const wanted = goal.unit ? inUnit(goal.unit, unit) : { scale: 1, unit };
  if (!wanted) return null;
  const all = values.map((one) =>
    writtenOne(
      wanted.scale === 1 ? one : quotient(one, number(rationalOfDecimal(String(wanted.scale)))),
      goal,
      letter === null ? wanted.unit : '',
    ),
  );
  if (all.length === 0 || !all.every((one) => one !== null)) return null;
  const name = letter === null ? '' : `${letter} = `;
  return {
    text: all.map(({ text }) => `${name}${text}`).join(' or '),
    tex: all.map(({ tex }) => `${name}${tex}`).join(',\\; '),
  };
}

/** How many of the usual unit the unit that was asked for is; null where it is one of something else. */
function inUnit(typed: string, usual: string): { scale: number; unit: string } | null {
  const [wanted, own] = [parseUnit(typed), parseUnit(usual)];
  return wanted && own && sameDimension(wanted.dimension, own.dimension) && wanted.offset === 0
    ? { scale: wanted.scale / own.scale, unit: typed }
    : null;
}

function writtenOne(one: Expression, goal: Goal, unit: string): { text: string; tex: string } | null {
  const value = exact(one);
  const behind = unit === '' ? '' : ` ${unit}`;
  const latex = unit === '' ? '' : `\\ ${UNIT_LATEX[unit] ?? `\\mathrm{${unit}}`}`;
  if (symbolsOf(value).length > 0 || goal.exact)
    return goal.figures ? null : { text: `${toText(value)}${behind}`, tex: `${toLatex(value)}${latex}` };
  const text = exactOrRounded(evaluate(value), goal.figures ?? null);
  return { text: `${text}${behind}`, tex: `${asLatex(text)}${latex}` };
}
