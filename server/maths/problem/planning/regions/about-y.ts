import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  PI,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { integral } from '../../../algebra-system/numeric/roots.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';
import { squareOfX } from '../../../techniques/integration/inverse-square.ts';

/** A curve with the y-axis, and the levels that are told with them. */
interface Sides {
  curve: Expression;
  levels: Expression[];
}

export interface Turned {
  /** x² in terms of y. */
  square: Expression;
  found: Expression;
  from: Expression;
  to: Expression;
  value: Expression;
}

/** The volume when a region between a curve and the y-axis is rotated about the y-axis. */
export function volumeAboutY({ curve, levels }: Sides): Turned | null {
  if (symbolsOf(curve).join() !== 'x' || levels.length > 2) return null;
  const square = squareOfX(curve);
  const start = exact(substitute(curve, 'x', number(0)));
  const meets = Number.isFinite(evaluate(start)) ? [start] : [];
  const ends = levels.length === 2 ? levels : [...levels, ...meets];
  if (!square || ends.length !== 2) return null;
  const [from, to] = ends.toSorted((a, b) => evaluate(a) - evaluate(b)) as [Expression, Expression];
  const [low, high] = [evaluate(from), evaluate(to)];
  // A curve that meets the axis between the levels bounds two regions with it.
  const crosses = meets.some((one) => evaluate(one) > low + 1e-9 && evaluate(one) < high - 1e-9);
  if (!(high - low > 1e-9) || crosses || !isOnCurve(curve, square, low, high)) return null;
  const found = antiderivative(square, 'y')?.value;
  if (!found) return null;
  const at = (y: Expression) => substitute(found, 'y', y);
  const value = exact(product(PI, difference(at(to), at(from))));
  const numeric = Math.PI * integral((y) => evaluate(square, { y }), low, high);
  return Math.abs(evaluate(value) - numeric) < 1e-6 * Math.max(1, Math.abs(numeric))
    ? { square: gathered(square), found, from, to, value }
    : null;
}

/** Whether x with this square lies on the curve at every height, always on the same side. */
function isOnCurve(curve: Expression, square: Expression, low: number, high: number): boolean {
  const heights = Array.from({ length: 60 }, (_, at) => low + ((at + 0.5) / 60) * (high - low));
  return [1, -1].some((side) =>
    heights.every((y) => {
      const x = side * Math.sqrt(evaluate(square, { y }));
      return Math.abs(evaluate(curve, { x }) - y) < 1e-7 * Math.max(1, Math.abs(y));
    }),
  );
}
