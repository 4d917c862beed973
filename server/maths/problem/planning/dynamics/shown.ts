import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Answer } from '../../../writing/method.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf } from '../told/told.ts';

/** What is to be shown: the same goal as one to find, with the value that is printed. */
export interface ToShow {
  goal: Goal;
  printed: number;
  /** How far what is found may be from it. */
  within: number;
  answer: Answer;
}

/** "Show that the tension is 1760 N, correct to 3 significant figures", "show that μ = 6/17". */
export function toShow(goal: Goal): ToShow | null {
  const { target } = goal;
  if (goal.verb !== 'show' || typeof target !== 'object' || !('the' in target)) return null;
  const found = {
    ...goal,
    verb: 'find',
    ...(target.where && { where: [...(goal.where ?? []), ...target.where] }),
  };
  delete found.figures;
  if (target.the === 'statement:equal') {
    const [wanted, value] = target.of as [Term, Term];
    return typeof wanted === 'object' && 'the' in wanted ? shown(found, wanted, value, goal) : null;
  }
  const [text] = target.the === 'statement:holds' ? target.of : [];
  const statement = typeof text === 'string' ? statementIn(text) : null;
  if (statement?.kind !== 'relation' || statement.signs.join() !== '=') return null;
  const [left, right] = statement.sides;
  const [name, value] = (text as string).split('=') as [string, string];
  return left?.kind === 'symbol' && right && symbolsOf(right).length === 0
    ? shown(found, name.trim(), value.trim(), goal)
    : null;
}

function shown(found: Goal, wanted: Term, value: Term, goal: Goal): ToShow | null {
  const expression = expressionOf(value);
  const typed =
    typeof value === 'string' ? value : typeof value === 'object' && 'amount' in value ? value.amount : '';
  const number = expressionOf(typed);
  const printed = expression ? evaluate(expression) : NaN;
  if (!expression || !number || !Number.isFinite(printed)) return null;
  const plain = /^-?\d+(?:\.(\d+))?$/.exec(typed.replace(/\s/g, ''));
  const unit = typeof value === 'object' && 'unit' in value ? value.unit : '';
  const left = typeof wanted === 'string' ? `${wanted} = ` : '';
  const scale = printed / evaluate(number);
  const size = Math.abs(printed);
  const figured =
    goal.figures?.kind === 'figures'
      ? 0.5 * 10 ** (Math.floor(Math.log10(size)) + 1 - goal.figures.digits)
      : 0;
  // A decimal with places may have been rounded, a whole number only where that is said.
  const placed = plain?.[1] && plain[1].length > 1 ? 0.5 * 10 ** -plain[1].length * Math.abs(scale) : 0;
  return {
    goal: { ...found, target: wanted },
    printed,
    within: Math.max(figured, placed, 1e-9 * Math.max(1, size)),
    answer: {
      text: `${left}${toText(number)}${unit === '' ? '' : ` ${unit}`}`,
      tex: `${left}${toLatex(number)}${unit === '' ? '' : `\\ \\mathrm{${unit}}`}`,
    },
  };
}

/** Whether what was found is what was to be shown. */
export function isShown({ printed, within }: ToShow, { values }: Result): boolean {
  const [value, another] = values;
  const size = value ? evaluate(value) : NaN;
  return another === undefined && Math.abs(size - printed) <= within * (1 + 1e-6);
}
