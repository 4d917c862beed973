import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, rationalValue } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Goal } from '../../schema/problem.ts';
import {
  asLatex,
  decimalOrFraction,
  exactOrRounded,
  fractionLatex,
  rounded,
} from '../../../writing/rounding.ts';

export interface Shown {
  text: string;
  tex: string;
}

const LIMIT = 20_000;

/** A number with the figures that were asked for: three, where it is neither a short decimal nor a fraction. */
export function shownNumber(
  value: number,
  { figures, exact: isExact }: Goal,
  isRounded: boolean,
): Shown | null {
  if (!Number.isFinite(value)) return null;
  if (figures) {
    const text = rounded(value, figures);
    return { text, tex: asLatex(text) };
  }
  const text = isRounded && !isExact ? exactOrRounded(value) : decimalOrFraction(value, LIMIT);
  if (isExact && Math.abs(evaluateText(text) - value) > 1e-11 * Math.max(1, Math.abs(value))) return null;
  return { text, tex: fractionLatex(text) };
}

const evaluateText = (text: string): number => {
  const [n, d] = text.split('/').map((one) => Number(one.replace(' * 10^', 'e')));
  return d === undefined ? n! : n! / d;
};

/** An exact value: as a fraction or a decimal where it is one, and with its roots where that was asked for. */
export function shownExact(one: Expression, goal: Goal): Shown | null {
  const value = exact(one);
  if (rationalValue(value) || !goal.exact) return shownNumber(evaluate(value), goal, false);
  return { text: toText(value), tex: toLatex(value) };
}
