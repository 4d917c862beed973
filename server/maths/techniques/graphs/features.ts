import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import type { Asymptote, LabelledPoint, PointKind } from '../../writing/figure.ts';
import { besideGap, sideAsymptotes, verticalAt } from './asymptotes.ts';
import {
  crossingsOf,
  type Curve,
  gapsOf,
  heightAt,
  insideBars,
  isWithin,
  ORIGIN,
  type Place,
  placeOf,
  turningsOf,
} from './curve.ts';

export interface Features {
  crossings: LabelledPoint[];
  turnings: LabelledPoint[];
  /** Where the curve stops. */
  ends: LabelledPoint[];
  asymptotes: Asymptote[];
  gaps: number[];
}

/** More than these is no sketch, and mostly an angle in degrees taken for one in radians. */
const MAX_LABELS = 16;

/** All that a sketch labels; null where any of it is not certain. */
export function featuresOf(curve: Curve, name: string): Features | null {
  const [zeros, levels, gaps] = [crossingsOf(curve), turningsOf(curve), gapsOf(curve)];
  const sides = sideAsymptotes(curve, name);
  if (!zeros || !levels || !gaps || !sides) return null;
  const f = realFunction(curve.value, curve.letter);
  const [ends, walls] = [[] as Place[], [] as Asymptote[]];
  for (const gap of gaps) {
    const both = ([-1, 1] as const).map((side) =>
      isWithin(curve, gap.value + side * 1e-3) ? besideGap(f, gap.value, side) : 'nothing',
    );
    if (both.includes(null) || (both.includes('ends') && !both.includes('nothing'))) return null;
    if (both.includes('grows')) walls.push(verticalAt(curve, gap));
    else if (both.includes('ends')) ends.push(gap);
  }
  const label = labelOf(curve);
  ends.push(
    ...curve.edges
      .map(placeOf)
      .filter(
        ({ value }) => Number.isFinite(f(value)) && !ends.some((one) => Math.abs(one.value - value) < 1e-9),
      ),
  );
  const isOnCurve = ({ value }: Place) => Number.isFinite(f(value));
  const onAxis = isWithin(curve, 0) && isOnCurve(ORIGIN) ? [label(ORIGIN, 'crossing')] : [];
  const isCorner = ({ value }: Place) =>
    insideBars(curve) && !levels.some((level) => Math.abs(level.value - value) < 1e-9);
  const crossings = zeros
    .filter(isOnCurve)
    .map((place) => label(place, isCorner(place) ? 'corner' : 'crossing'));
  const turnings = levels
    .filter(isOnCurve)
    .filter(({ value }) => value > curve.from + 1e-9 && value < curve.to - 1e-9)
    .map((place) => label(place, kindAt(f, place.value)));
  const found = [...crossings, ...onAxis, ...turnings, ...ends.map((place) => label(place, 'end'))];
  if (found.length > MAX_LABELS || found.some((point) => !point)) return null;
  if (!ends.every(isOnCurve)) return null;
  return {
    crossings: distinct([...crossings, ...onAxis] as LabelledPoint[]),
    turnings: turnings as LabelledPoint[],
    ends: ends.map((place) => label(place, 'end')!),
    asymptotes: [...new Map([...walls, ...sides].map((line) => [line.text, line])).values()],
    gaps: gaps.map(({ value }) => value),
  };
}

const labelOf =
  (curve: Curve) =>
  (place: Place, kind: PointKind): LabelledPoint | null => {
    const height = heightAt(curve, place);
    if (!Number.isFinite(height.value)) return null;
    return {
      kind,
      x: place.value,
      y: height.value,
      tex: `\\left(${toLatex(place.exact)},\\, ${toLatex(height.exact)}\\right)`,
      text: `(${toText(place.exact)}, ${toText(height.exact)})`,
    };
  };

function kindAt(f: (x: number) => number, at: number): PointKind {
  const [before, here, after] = [f(at - 1e-3), f(at), f(at + 1e-3)];
  return before < here && after < here ? 'maximum' : before > here && after > here ? 'minimum' : 'inflexion';
}

const distinct = (points: LabelledPoint[]): LabelledPoint[] =>
  points
    .filter((one, at) => points.findIndex(({ x }) => Math.abs(x - one.x) < 1e-9) === at)
    .toSorted((a, b) => a.x - b.x);
