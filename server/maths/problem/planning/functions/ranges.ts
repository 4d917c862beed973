import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { type Expression, number, substitute } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { rationalNear } from '../../../algebra-system/numbers/rational.ts';
import { breaksOf, exactZeros } from '../../../techniques/calculus/zeros.ts';
import { waveTurns } from './wave-turns.ts';
import { type Interval, isInside, spreadOver } from './intervals.ts';

/** A value that a function takes, or only comes near to; null stands for beyond all bounds. */
interface Bound {
  value: Expression | null;
  size: number;
  isTaken: boolean;
}

export interface Range extends Interval {
  /** Where the function turns inside its domain. */
  turns: Expression[];
}

/** All values that a continuous function takes on a piece of the line; null where they cannot be told exactly. */
export function rangeOf(of: Expression, letter: string, on: Interval): Range | null {
  const breaks = breaksOf(of, letter);
  const zeros = exactZeros(differentiate(of, letter), letter) ?? waveTurns(of, letter, on);
  if (!breaks || !zeros) return null;
  const isEnd = (at: number) =>
    [on.from, on.to].some((end) => end !== null && Math.abs(evaluate(end) - at) < 1e-9);
  const inside = breaks.filter((one) => isInside(on, evaluate(one)) && !isEnd(evaluate(one)));
  if (inside.length > 0) return null;
  const turns = zeros.filter((one) => isInside(on, evaluate(one)) && !isEnd(evaluate(one)));
  const bounds = [
    boundAt(of, letter, on, 0),
    boundAt(of, letter, on, 1),
    ...turns.map((one) => taken(of, letter, one)),
  ];
  if (!bounds.every((one) => one !== null)) return null;
  const [least, greatest] = [extreme(bounds, -1), extreme(bounds, 1)];
  const range = {
    from: least.value,
    to: greatest.value,
    isClosed: [least.isTaken, greatest.isTaken] as [boolean, boolean],
    turns,
  };
  return isRangeInNumbers(of, letter, on, least, greatest) ? range : null;
}

function taken(of: Expression, letter: string, at: Expression): Bound | null {
  const value = exact(substitute(of, letter, at));
  const size = evaluate(value);
  return Number.isFinite(size) ? { value, size, isTaken: true } : null;
}

function extreme(bounds: Bound[], sign: 1 | -1): Bound {
  const most = bounds.reduce((best, one) => (sign * one.size > sign * best.size ? one : best));
  const same = bounds.filter(({ size }) => size === most.size || Math.abs(size - most.size) < 1e-9);
  return same.find(({ isTaken }) => isTaken) ?? most;
}

/** What the function comes to at an end of the piece. */
function boundAt(of: Expression, letter: string, on: Interval, side: 0 | 1): Bound | null {
  const end = side === 0 ? on.from : on.to;
  const f = (x: number) => evaluate(of, { [letter]: x });
  const out = side === 0 ? -1 : 1;
  const near = end
    ? [1e-3, 1e-5, 1e-7].map((gap) => f(evaluate(end) - out * gap * Math.max(1, Math.abs(evaluate(end)))))
    : [1e3, 1e5, 1e7].map((far) => f(out * far));
  if (!near.every(Number.isFinite)) return null;
  const [a, b, c] = near as [number, number, number];
  if (end) {
    const there = taken(of, letter, end);
    if (there && Math.abs(there.size - c) < 1e-2 * Math.max(1, Math.abs(c)))
      return { ...there, isTaken: on.isClosed[side] };
  }
  if (Math.abs(b) > 5 * Math.abs(a) && Math.abs(c) > 5 * Math.abs(b) && Math.abs(c) > 1e3)
    return { value: null, size: c > 0 ? Infinity : -Infinity, isTaken: false };
  if (end) return null;
  const limit = rationalNear(Math.round(c * 1e5) / 1e5);
  if (!limit) return null;
  const size = Number(limit.n) / Number(limit.d);
  const isNearing = Math.abs(c - size) < 1e-5 && Math.abs(c - size) <= 0.2 * Math.abs(b - size);
  return isNearing ? { value: number(limit), size, isTaken: false } : null;
}

/** The second way: values all over the piece lie between the bounds, and come near to both. */
function isRangeInNumbers(of: Expression, letter: string, on: Interval, least: Bound, greatest: Bound) {
  const values = spreadOver(on, 4000)
    .map((x) => evaluate(of, { [letter]: x }))
    .filter(Number.isFinite);
  if (values.length < 2000) return false;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const reach = Math.max(1, ...[least.size, greatest.size].filter(Number.isFinite).map(Math.abs));
  const isNear = (bound: Bound, found: number) =>
    bound.value === null ? Math.abs(found) > 1e3 : Math.abs(found - bound.size) < 1e-2 * reach;
  return (
    values.every((value) => value >= least.size - 1e-9 * reach && value <= greatest.size + 1e-9 * reach) &&
    isNear(least, low) &&
    isNear(greatest, high)
  );
}
