import type { Text } from '../../../../core/locale.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbol } from '../../../algebra-system/expressions/expression.ts';
import type { Law } from '../laws/law.ts';
import { solveModel } from '../laws/solve-model.ts';

/** Whether the bar pulls what is towed, or pushes it back. */
export function pullOrThrust(laws: readonly Law[], terms: readonly string[]): Text | null {
  const asked = { value: symbol('T'), unit: 'N', letter: null };
  const value = solveModel({ laws, isPossible: () => true, isConfirmed: () => true }, asked, terms)
    ?.values[0];
  const size = value ? evaluate(value) : NaN;
  if (Number.isNaN(size) || size === 0) return null;
  return size > 0 ? { en: 'It is a tension.', zh: '是拉力。' } : { en: 'It is a thrust.', zh: '是压力。' };
}
