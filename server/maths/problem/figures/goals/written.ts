import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  number,
  PI,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import type { Answer } from '../../../writing/method.ts';
import type { Goal } from '../../schema/problem.ts';
import { isClear } from '../drawing/chain.ts';

/** In the form, the figures and the unit that were asked for; what is not exact has three figures. */
export function written(
  value: Expression,
  power: 0 | 1 | 2,
  goal: Goal,
  scene: { unit: string | null; isNear: boolean },
): Answer | null {
  const isNumber = symbolsOf(value).length === 0;
  const inDegrees = power === 0 && goal.unit !== undefined && /^(?:°|deg|度)/.test(goal.unit);
  const size = inDegrees ? exact(quotient(product(value, number(180)), PI)) : value;
  const wantsExact = goal.exact === true || goal.form !== undefined;
  if (wantsExact && (scene.isNear || (isNumber && !isClear(toText(size))))) return null;
  if (goal.form !== undefined && !isInForm(value, goal.form)) return null;
  if (!isNumber && (scene.isNear || goal.figures)) return null;
  const isPlain = isNumber && /^-?\d+(?:\/\d+)?$/.test(toText(size));
  const figures =
    goal.figures ??
    (isNumber &&
    !wantsExact &&
    (scene.isNear ||
      !isClear(toText(size)) ||
      (!isPlain && /pi|sqrt/.test(toText(size)) && power > 0 && !isShort(size)))
      ? { kind: inDegrees ? ('places' as const) : ('figures' as const), digits: inDegrees ? 1 : 3 }
      : undefined);
  const text = figures && isNumber ? rounded(evaluate(size), figures) : toText(size);
  const tex = figures && isNumber ? asLatex(text) : toLatex(size);
  if (power === 0) return { text: inDegrees ? `${text}°` : text, tex: inDegrees ? `${tex}^{\\circ}` : tex };
  if (scene.unit === null || !isNumber) return { text, tex };
  const unit = power === 1 ? scene.unit : `${scene.unit}^2`;
  if (goal.unit !== undefined && goal.unit !== unit) return null;
  const isSum = !figures && size.kind === 'sum';
  return {
    text: `${isSum ? `(${text})` : text} ${unit}`,
    tex: `${tex}\\;\\mathrm{${scene.unit}}${power === 1 ? '' : '^2'}`,
  };
}

const isShort = (one: Expression): boolean => toText(one).length < 40;

const rootsIn = (text: string): string => [...new Set(text.match(/sqrt\(\d+\)|pi/g))].sort().join();

/** The same roots and π stand in a value as in the form that is asked for. */
function isInForm(value: Expression, form: string): boolean {
  const read = statementIn(form.replace(/\$/g, ''));
  return (
    read?.kind === 'expression' &&
    isClear(toText(value)) &&
    rootsIn(toText(read.value)) === rootsIn(toText(value))
  );
}

/** The name of a letter that is typed; null for anything else. */
export function letterIn(text: string): string | null {
  const read = statementIn(text.replace(/\$/g, ''));
  return read?.kind === 'expression' && read.value.kind === 'symbol' ? read.value.name : null;
}
