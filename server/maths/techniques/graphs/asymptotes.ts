import { type Expression, number } from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { expression } from '../../algebra-system/parsing/statement.ts';
import {
  degree,
  dividePolynomials,
  numberAt,
  polynomialExpression,
} from '../../algebra-system/polynomials/polynomial.ts';
import { fractionOf } from '../../algebra-system/polynomials/rational-function.ts';
import type { Asymptote } from '../../writing/figure.ts';
import { type Curve, insideBars, type Place } from './curve.ts';

export const verticalAt = ({ letter }: Curve, { exact: at, value }: Place): Asymptote => ({
  at: value,
  slope: 0,
  height: 0,
  tex: `${letter} = ${toLatex(at)}`,
  text: `${letter} = ${toText(at)}`,
});

/** How a curve goes on beside a gap: without bound, to a value, or not at all; null where that is not certain. */
export function besideGap(
  f: (x: number) => number,
  at: number,
  side: 1 | -1,
): 'grows' | 'ends' | 'nothing' | null {
  const [far, near, nearest] = [1e-3, 1e-6, 1e-9].map((by) => f(at + side * by)) as [number, number, number];
  if ([far, near, nearest].every((height) => !Number.isFinite(height))) return 'nothing';
  if ([far, near, nearest].some((height) => !Number.isFinite(height))) return null;
  if (Math.abs(nearest) > Math.abs(near) + 1 && Math.abs(near) > Math.abs(far) + 1) return 'grows';
  return Math.abs(nearest - near) < 1e-2 && Math.abs(near - far) < 0.5 ? 'ends' : null;
}

/** The line that a curve comes near far to the left or right; null where that is not certain. */
export function sideAsymptotes(curve: Curve, name: string): Asymptote[] | null {
  const sides = ([-1, 1] as const).filter((side) => !Number.isFinite(side < 0 ? curve.from : curve.to));
  if (sides.length === 0) return [];
  const inside = insideBars(curve);
  const fraction = fractionOf(inside ?? curve.value, curve.letter);
  if (fraction && degree(fraction.below) === 0) return [];
  if (inside) return null;
  if (fraction) {
    const { quotient } = dividePolynomials(fraction.above, fraction.below);
    if (degree(quotient) > 1) return [];
    const line = quotient.length === 0 ? number(0) : polynomialExpression(quotient, curve.letter);
    const height = numberAt(quotient, 0);
    return [asymptote(name, line, numberAt(quotient, 1) - height, height)];
  }
  const found: Asymptote[] = [];
  for (const side of sides) {
    const level = levelAt(realFunction(curve.value, curve.letter), side);
    if (level === null) return null;
    if (level !== 'none' && !found.some(({ height }) => Math.abs(height - level) < 1e-9)) {
      const written = exact(expression(`${Math.round(level * 60)}/60`));
      found.push(asymptote(name, written, 0, level));
    }
  }
  return found;
}

const asymptote = (name: string, line: Expression, slope: number, height: number): Asymptote => ({
  at: null,
  slope,
  height,
  tex: `${name} = ${toLatex(line)}`,
  text: `${name} = ${toText(line)}`,
});

/** What exponentials come near; a curve that comes near something slowly is for nobody to guess. */
function levelAt(f: (x: number) => number, side: 1 | -1): number | 'none' | null {
  const [first, second, third] = [50, 70, 90].map((at) => f(side * at)) as [number, number, number];
  if (!Number.isFinite(first)) return Number.isFinite(third) ? null : 'none';
  if (Math.abs(second - first) < 1e-9 && Math.abs(third - second) < 1e-9) {
    const level = Math.round(third * 60) / 60;
    return Math.abs(level - third) < 1e-9 ? level : null;
  }
  const [slope, later] = [second - first, third - second];
  if (Math.abs(slope - later) < 1e-6 * Math.max(1, Math.abs(slope))) return null;
  const [far, farther] = [f(side * 1e6), f(side * 1e8)];
  return Math.abs(farther - far) > 1e-2 * Math.max(1, Math.abs(far)) || !Number.isFinite(farther)
    ? 'none'
    : null;
}
