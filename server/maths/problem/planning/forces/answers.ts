import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Answer } from '../../../writing/method.ts';
import { exactOrRounded, ONE_PLACE } from '../../../writing/rounding.ts';
import type { Goal } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf } from '../told/told.ts';

const GREEK: Record<string, string> = { alpha: 'α', beta: 'β', gamma: 'γ', theta: 'θ', phi: 'φ' };

/** 14.9 ≤ X ≤ 76.5, and an angle to one place; null for what is written as any other quantity. */
export function ownAnswer({ ends, angle, values }: Result, { figures, exact, unit }: Goal): Answer | null {
  if (ends) {
    const [low, high] = [ends.low, ends.high].map((one) => exactOrRounded(one, figures ?? null));
    return {
      text: `${low} <= ${ends.letter} <= ${high}`,
      tex: `${low} \\le ${ends.letter} \\le ${high}`,
    };
  }
  if (!angle || exact || (unit !== undefined && unit !== '°')) return null;
  const size = evaluate(values[0]!);
  const isWhole = Math.abs(size - Math.round(size)) < 1e-9;
  const number = figures
    ? exactOrRounded(size, figures)
    : isWhole
      ? String(Math.round(size))
      : exactOrRounded(size, ONE_PLACE);
  const letter = angle.letter === null ? null : expressionOf(angle.letter);
  const tex = letter ? `${toLatex(letter)} = ` : '';
  const name = letter?.kind === 'symbol' ? `${GREEK[letter.name] ?? letter.name} = ` : '';
  return {
    text: `${name}${number}${angle.isBare ? '' : '°'}`,
    tex: `${tex}${number}${angle.isBare ? '' : '^{\\circ}'}`,
  };
}
