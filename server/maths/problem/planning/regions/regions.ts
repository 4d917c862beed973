import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  PI,
  power,
  product,
  substitute,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { gathered } from '../../../algebra-system/normal/terms.ts';
import { rationalNear, toNumber } from '../../../algebra-system/numbers/rational.ts';
import { integral, zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import { antiderivative } from '../../../techniques/integration/antiderivative.ts';

/** Two curves y = f(x) and the upright lines that bound a region with them. */
export interface Bounds {
  curves: Expression[];
  upright: Expression[];
}

export interface Region {
  upper: Expression;
  lower: Expression;
  from: Expression;
  to: Expression;
}

interface Integrated {
  integrand: Expression;
  found: Expression;
  value: Expression;
}

/** The region between two curves; null where it is not the only one that these bound. */
export function regionOf(
  { curves, upright }: Bounds,
  isWithin: (x: Expression) => boolean = () => true,
): Region | null {
  const [f, g] = curves;
  if (curves.length !== 2 || !f || !g) return null;
  if ([f, g].some((one) => symbolsOf(one).some((letter) => letter !== 'x'))) return null;
  const regions = endsOf(f, g, upright)
    .filter((ends) => ends.every(isWithin))
    .flatMap((ends) => regionBetween(f, g, ends) ?? []);
  return regions.length === 1 ? regions[0]! : null;
}

function regionBetween(f: Expression, g: Expression, [from, to]: [Expression, Expression]): Region | null {
  const [low, high] = [evaluate(from), evaluate(to)];
  const inside = Array.from({ length: 200 }, (_, at) => low + ((at + 0.5) / 200) * (high - low));
  const gaps = inside.map((x) => evaluate(f, { x }) - evaluate(g, { x }));
  const isFinite = [low, high].every((x) => Number.isFinite(evaluate(f, { x }) + evaluate(g, { x })));
  if (!isFinite || !gaps.every(Number.isFinite) || Math.max(...gaps.map(Math.abs)) > 1e6) return null;
  const isAbove = gaps[100]! > 0;
  if (!gaps.every((gap) => gap > 0 === isAbove)) return null;
  return isAbove ? { upper: f, lower: g, from, to } : { upper: g, lower: f, from, to };
}

/** Between which upright lines and meeting points a region may lie. */
function endsOf(f: Expression, g: Expression, upright: Expression[]): [Expression, Expression][] {
  if (upright.length > 2 || upright.some((one) => symbolsOf(one).length > 0)) return [];
  if (upright.length === 2) return pairsOf(upright);
  const gap = exact(difference(f, g));
  const meets = exactZeros(gap, 'x') ?? fractionalZeros(gap);
  if (!meets) return [];
  const [line] = upright;
  const sorted = meets.toSorted((a, b) => evaluate(a) - evaluate(b));
  if (!line) return sorted.length === 2 ? pairsOf(sorted) : [];
  const before = sorted.findLast((one) => evaluate(one) < evaluate(line) - 1e-9);
  const behind = sorted.find((one) => evaluate(one) > evaluate(line) + 1e-9);
  return [before, behind].flatMap((one) => (one ? pairsOf([line, one]) : []));
}

function pairsOf(ends: Expression[]): [Expression, Expression][] {
  const sorted = ends.toSorted((a, b) => evaluate(a) - evaluate(b)) as [Expression, Expression];
  return evaluate(sorted[0]) < evaluate(sorted[1]) - 1e-9 ? [sorted] : [];
}

/** Where the gap closes, if only at fractions: a tangent touches where the gap does not change its sign. */
function fractionalZeros(gap: Expression): Expression[] | null {
  const f = (x: number) => evaluate(gap, { x });
  const found = [...zerosIn(f, -60, 60, { steps: 6001 }), ...bordersOf(f)].map((x) =>
    rationalNear(Math.round(x * 1e3) / 1e3, 60),
  );
  const zeros = [
    ...new Map(found.flatMap((one) => (one ? [[toNumber(one), number(one)] as const] : []))).values(),
  ];
  const isZero = (x: Expression) => Math.abs(f(evaluate(x))) < 1e-12;
  return found.length > 0 && found.every((one) => one !== null) && zeros.every(isZero) ? zeros : null;
}

/** Where a function begins or ends, as √x does at 0. */
function bordersOf(f: (x: number) => number): number[] {
  const isKnown = (x: number) => Number.isFinite(f(x));
  return Array.from({ length: 1200 }, (_, at) => -60.013 + at * 0.1).flatMap((x) => {
    if (isKnown(x) === isKnown(x + 0.1)) return [];
    let [out, within] = isKnown(x) ? [x + 0.1, x] : [x, x + 0.1];
    for (let n = 0; n < 60; n += 1) {
      const middle = (out + within) / 2;
      if (isKnown(middle)) within = middle;
      else out = middle;
    }
    return Math.abs(f(within)) < 1e-4 ? [within] : [];
  });
}

export function areaOf({ upper, lower, from, to }: Region): Integrated | null {
  return integrated(difference(upper, lower), from, to, number(1));
}

/** The volume when the region is rotated about the x-axis, which it may not cross. */
export function volumeOf({ upper, lower, from, to }: Region): Integrated | null {
  const [low, high] = [evaluate(from), evaluate(to)];
  const isOnOneSide = Array.from({ length: 200 }, (_, at) => low + ((at + 0.5) / 200) * (high - low)).every(
    (x) => evaluate(lower, { x }) >= -1e-9,
  );
  return isOnOneSide ? integrated(difference(power(upper, 2), power(lower, 2)), from, to, PI) : null;
}

function integrated(of: Expression, from: Expression, to: Expression, by: Expression): Integrated | null {
  for (const integrand of [gathered(of), exact(of)]) {
    const found = antiderivative(integrand, 'x')?.value;
    if (!found) continue;
    const at = (x: Expression) => substitute(found, 'x', x);
    const value = exact(product(by, difference(at(to), at(from))));
    const numeric = evaluate(by) * areaInNumbers(of, evaluate(from), evaluate(to));
    const size = Math.max(1, Math.abs(numeric));
    if (Number.isFinite(numeric) && Math.abs(evaluate(value) - numeric) < 1e-6 * size)
      return { integrand, found, value };
  }
  return null;
}

/** With x = from + t², which a root at either end does not disturb. */
function areaInNumbers(of: Expression, from: number, to: number): number {
  const middle = (from + to) / 2;
  const f = (x: number) => evaluate(of, { x });
  const width = Math.sqrt(middle - from);
  return (
    integral((t) => 2 * t * f(from + t * t), 0, width) + integral((t) => 2 * t * f(to - t * t), 0, width)
  );
}
