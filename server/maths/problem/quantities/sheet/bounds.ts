import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import type { Sheet } from './sheet.ts';

/** Between which numbers a letter was said to lie. */
export function boundsIn(conditions: Sheet['conditions'], letter: string): [number, number] {
  let [low, high] = [-Infinity, Infinity];
  for (const { sides, signs } of conditions)
    for (const [at, sign] of signs.entries()) {
      const [left, right] = [sides[at]!, sides[at + 1]!];
      const isBelow = sign.startsWith('<');
      if (sign === '!=' || sign.startsWith('=') || sign.startsWith('~')) continue;
      if (left.kind === 'symbol' && left.name === letter && symbolsOf(right).length === 0) {
        if (isBelow) high = Math.min(high, evaluate(right));
        else low = Math.max(low, evaluate(right));
      }
      if (right.kind === 'symbol' && right.name === letter && symbolsOf(left).length === 0) {
        if (isBelow) low = Math.max(low, evaluate(left));
        else high = Math.min(high, evaluate(left));
      }
    }
  return [low, high];
}
