import { realFunction } from '../../algebra-system/equivalence/sampling.ts';
import type { Figure, FigurePoint } from '../../writing/figure.ts';
import type { Curve } from './curve.ts';
import type { Features } from './features.ts';

/** Points by which a piece of the curve is drawn. */
const SAMPLES = 96;

/** The curve in numbers, with room around what is labelled. */
export function drawn(curve: Curve, name: string, features: Features): Figure {
  const points = unique([...features.turnings, ...features.crossings, ...features.ends]);
  const walls = features.asymptotes.flatMap(({ at }) => at ?? []);
  const [left, right] = range(curve, [...points.map(({ x }) => x), ...walls], walls.length > 0);
  const f = realFunction(curve.value, curve.letter);
  const inside = features.gaps.filter((gap) => gap > left && gap < right);
  const edges = [Math.max(left, curve.from), ...inside, Math.min(right, curve.to)];
  const branches = edges
    .slice(1)
    .map((end, i) => piece(f, edges[i]!, end, right - left, inside))
    .filter((branch) => branch.length > 1);
  const heights = branches
    .flat()
    .map(([, y]) => y)
    .sort((a, b) => a - b);
  const levels = features.asymptotes
    .filter(({ at, slope }) => at === null && slope === 0)
    .map(({ height }) => height);
  const [bottom, top] = shownHeights([0, ...points.map(({ y }) => y), ...levels], heights, {
    isWhole: walls.length === 0 && Number.isFinite(curve.from) && Number.isFinite(curve.to),
    hasWalls: walls.length > 0,
  });
  const reach = top - bottom;
  return {
    name,
    letter: curve.letter,
    window: { left: rounded(left), right: rounded(right), bottom: rounded(bottom), top: rounded(top) },
    branches: branches.map((branch) =>
      branch.map(([x, y]): FigurePoint => [
        rounded(x),
        rounded(Math.min(Math.max(y, bottom - reach), top + reach)),
      ]),
    ),
    points,
    asymptotes: features.asymptotes,
  };
}

function range({ from, to }: Curve, places: number[], hasWalls: boolean): [number, number] {
  const all = [0, ...places, ...[from, to].filter(Number.isFinite)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(2, (high - low) * (hasWalls ? 1 : 0.4));
  const isBounded = Number.isFinite(from) && Number.isFinite(to);
  const small = isBounded ? (high - low) * 0.08 : room;
  return [low - small, high + small];
}

function piece(
  f: (x: number) => number,
  from: number,
  to: number,
  width: number,
  gaps: number[],
): FigurePoint[] {
  const [start, end] = [from, to].map((edge, i) =>
    gaps.includes(edge) ? edge + (i === 0 ? 1 : -1) * width * 2e-3 : edge,
  ) as [number, number];
  return Array.from({ length: SAMPLES + 1 }, (_, i): FigurePoint => {
    const x = start + ((end - start) * i) / SAMPLES;
    return [x, f(x)];
  }).filter(([, y]) => Number.isFinite(y));
}

/** From the lowest to the highest that is shown: what is labelled and room around it, or all of a curve that ends. */
function shownHeights(
  labelled: number[],
  heights: number[],
  { isWhole, hasWalls }: { isWhole: boolean; hasWalls: boolean },
): [number, number] {
  const at = (share: number) => heights[Math.round((heights.length - 1) * share)] ?? 0;
  const spread = Math.max(...labelled) - Math.min(...labelled);
  const all = isWhole
    ? [...labelled, at(0), at(1)]
    : spread > 0
      ? labelled
      : [...labelled, at(0.15), at(0.85)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = (high - low || 1) * (isWhole ? 0.14 : hasWalls ? 2 : 0.6);
  return [low - room, high + room];
}

const unique = <Point extends { x: number }>(points: Point[]): Point[] =>
  points
    .filter((one, at) => points.findIndex(({ x }) => Math.abs(x - one.x) < 1e-9) === at)
    .toSorted((a, b) => a.x - b.x);

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
