import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import type { Figure } from '../../writing/figure.ts';
import type { Curve } from './curve.ts';

const SCAN = 3000;

/** Every labelled point, by the function alone. */
export function arePointsRight({ points }: Figure, curve: Curve): boolean {
  const f = realFunction(curve.value, curve.letter);
  return points.every(({ kind, x, y }) => {
    if (Math.abs(f(x) - y) > 1e-8 * Math.max(1, Math.abs(y))) return false;
    const [before, after] = [f(x - 1e-4) - y, f(x + 1e-4) - y];
    if (kind === 'crossing') return Math.abs(x) < 1e-9 || Math.abs(y) < 1e-9;
    if (kind === 'maximum') return before < 0 && after < 0;
    if (kind === 'minimum') return before > 0 && after > 0;
    if (kind === 'corner') return Math.abs(y) < 1e-9 && before > 1e-7 && after > 1e-7;
    if (kind === 'inflexion')
      return before * after < 0 && Math.abs(before - after) < 1e-5 * Math.max(1, Math.abs(y));
    const isEdge = [curve.from, curve.to].some((edge) => Math.abs(edge - x) < 1e-9);
    return isEdge || Number.isFinite(before) !== Number.isFinite(after);
  });
}

export function areAsymptotesRight({ asymptotes }: Figure, { value, letter, from, to }: Curve): boolean {
  const f = realFunction(value, letter);
  return asymptotes.every(({ at, slope, height }) => {
    if (at !== null)
      return [-1, 1].some((side) => {
        const [far, near] = [f(at + side * 1e-4), f(at + side * 1e-8)] as [number, number];
        return Number.isFinite(near) && Math.abs(near) > Math.abs(far) + 1;
      });
    return [-1, 1].some((side) => {
      if (Number.isFinite(side < 0 ? from : to)) return false;
      const apart = (x: number) => Math.abs(f(x) - slope * x - height);
      return apart(side * 1e6) < 1e-4 || apart(side * 100) < 1e-9;
    });
  });
}

/** Whether a scan of what is shown finds a crossing or a turn that has no label. */
export function isNothingMissing(
  { points, asymptotes, window }: Figure,
  { value, letter, from, to }: Curve,
): boolean {
  const f = realFunction(value, letter);
  const [left, right] = [Math.max(window.left, from), Math.min(window.right, to)];
  const width = (right - left) / SCAN;
  const isKnown = (x: number) =>
    points.some((point) => Math.abs(point.x - x) < 3 * width) ||
    asymptotes.some(({ at }) => at !== null && Math.abs(at - x) < 3 * width);
  for (let i = 1; i < SCAN; i += 1) {
    const x = left + i * width;
    const [before, here, after] = [f(x - width), f(x), f(x + width)];
    if (![before, here, after].every(Number.isFinite)) continue;
    const crosses = before * after < 0;
    const turns = (here - before) * (after - here) < -1e-18;
    if ((crosses || turns) && !isKnown(x)) return false;
  }
  return left > 0 || right < 0 || !Number.isFinite(f(0)) || points.some(({ x }) => Math.abs(x) < 1e-9);
}
