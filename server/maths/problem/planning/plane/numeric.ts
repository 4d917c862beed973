import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import type { Area } from '../values/area.ts';
import { close, isSame, type Numeric } from '../values/numeric-value.ts';
import { slopeAlong } from './paths.ts';

const STEP = 1e-5;

/** −F_x/F_y by differences. */
export function slopeAt(gap: (x: number, y: number) => number, x: number, y: number): number {
  const alongX = (gap(x + STEP, y) - gap(x - STEP, y)) / (2 * STEP);
  const alongY = (gap(x, y + STEP) - gap(x, y - STEP)) / (2 * STEP);
  return -alongX / alongY;
}

/** The area of a triangle from its three sides. */
function byHeron(corners: [number, number][]): number {
  const [a, b, c] = corners.map(([x, y], at) => {
    const [u, v] = corners[(at + 1) % 3]!;
    return Math.hypot(x - u, y - v);
  }) as [number, number, number];
  const half = (a + b + c) / 2;
  return Math.sqrt(half * (half - a) * (half - b) * (half - c));
}

type Place = [number, number];

/** A figure of four corners as two triangles; only where no corner points inwards is that its area. */
function byTriangles(at: Place[]): number {
  if (at.length === 3) return byHeron(at);
  const [a, b, c, d] = at as [Place, Place, Place, Place];
  return byHeron([a, b, c]) + byHeron([a, c, d]);
}

const side = (at: Place[], from: number): number => {
  const [[a, b], [c, d]] = [at[from]!, at[(from + 1) % 4]!];
  return Math.hypot(a - c, b - d);
};
const diagonal = (at: Place[], from: number): number => {
  const [[a, b], [c, d]] = [at[from]!, at[from + 2]!];
  return Math.hypot(a - c, b - d);
};

/** Opposite sides have one length and one direction. */
const hasSides = (at: Place[]): boolean =>
  at.length === 4 &&
  close(at[1]![0] - at[0]![0], at[2]![0] - at[3]![0]) &&
  close(at[1]![1] - at[0]![1], at[2]![1] - at[3]![1]);

/** By the law of cosines. */
function angleBetween(at: Corner, a: Corner, b: Corner): number {
  const [p, q, r] = [
    Math.hypot(a.x - at.x, a.y - at.y),
    Math.hypot(b.x - at.x, b.y - at.y),
    Math.hypot(a.x - b.x, a.y - b.y),
  ];
  return Math.acos((p * p + q * q - r * r) / (2 * p * q));
}

/** By the theorem of Pythagoras. */
function isRight(at: Corner, a: Corner, b: Corner): boolean {
  const [p, q, r] = [
    Math.hypot(a.x - at.x, a.y - at.y),
    Math.hypot(b.x - at.x, b.y - at.y),
    Math.hypot(a.x - b.x, a.y - b.y),
  ];
  return close(p * p + q * q, r * r);
}

interface Corner {
  x: number;
  y: number;
}

const lineAt = ({ x, y }: { x: number; y: number }, slope: number): Numeric => ({
  is: 'curve',
  gap: (u, v) => v - y - slope * (u - x),
});

/** Where a gap of the second degree is the same in all directions. */
function centreOf(gap: (x: number, y: number) => number): Numeric {
  const bend = gap(1, 0) + gap(-1, 0) - 2 * gap(0, 0);
  return {
    is: 'point',
    x: -(gap(1, 0) - gap(-1, 0)) / (2 * bend),
    y: -(gap(0, 1) - gap(0, -1)) / (2 * bend),
  };
}

/** Along a line that touches a curve, what the curve lacks to zero has zero as its least size and does not change sign. */
function touches(line: (x: number, y: number) => number, curve: (x: number, y: number) => number): boolean {
  const slope = slopeAt(line, 0.3, 0.2);
  const y0 = line(0, 0) / (line(0, 0) - line(0, 1));
  const along = (x: number) => curve(x, y0 + slope * x);
  const rate = (x: number) => (along(x + STEP) - along(x - STEP)) / (2 * STEP);
  return zerosIn(rate, -200, 200, { steps: 8000 }).some((x) => close(along(x), 0, 1e-4));
}

const isStraight = (gap: (x: number, y: number) => number): boolean =>
  [
    gap(2, 0.3) + gap(0, 0.3) - 2 * gap(1, 0.3),
    gap(0.3, 2) + gap(0.3, 0) - 2 * gap(0.3, 1),
    gap(2, 2) + gap(0, 0) - 2 * gap(1, 1),
  ].every((bend) => Math.abs(bend) < 1e-9);

/** Where a line meets an axis. */
function pointOf(gap: (x: number, y: number) => number): Place {
  const rise = gap(0, 1) - gap(0, 0);
  return Math.abs(rise) > 1e-12 ? [0, -gap(0, 0) / rise] : [-gap(0, 0) / (gap(1, 0) - gap(0, 0)), 0];
}

/** The least distance from a point to the points of a line, by steps that grow smaller. */
function leastDistance({ x, y }: Corner, gap: (x: number, y: number) => number): number {
  const along: [number, number] = [gap(0, 1) - gap(0, 0), gap(0, 0) - gap(1, 0)];
  const start: Place = Math.abs(along[0]) > 1e-12 ? [0, -gap(0, 0) / along[0]] : [gap(0, 0) / along[1], 0];
  const from = (t: number) => Math.hypot(start[0] + t * along[0] - x, start[1] + t * along[1] - y);
  let [t, width] = [0, 1e4];
  while (width > 1e-10) {
    const better = [t - width, t + width].find((other) => from(other) < from(t));
    if (better === undefined) width /= 2;
    else t = better;
  }
  return from(t);
}

/** A curve has a tangent at its own points alone. */
function isOn(point: Numeric, curve: Numeric): boolean {
  if (point.is !== 'point') return false;
  if (curve.is === 'path')
    return (
      point.parameter !== undefined &&
      close(curve.x(point.parameter), point.x) &&
      close(curve.y(point.parameter), point.y)
    );
  return curve.is === 'curve' && close(curve.gap(point.x, point.y), 0);
}

/** How a line, or a segment, points: of length 1. */
function directionOf(one: Numeric | undefined): Place | null {
  const [x, y] =
    one?.is === 'segment'
      ? [one.to[0] - one.from[0], one.to[1] - one.from[1]]
      : one?.is === 'curve'
        ? [one.gap(0.2, 1.3) - one.gap(0.2, 0.3), one.gap(0.2, 0.3) - one.gap(1.2, 0.3)]
        : [0, 0];
  const size = Math.hypot(x, y);
  return size > 0 ? [x / size, y / size] : null;
}

/** The slope of a curve at one of its points. */
function slopeOn(curve: Numeric | undefined, point: Numeric | undefined): number | null {
  if (point?.is !== 'point' || !curve || !isOn(point, curve)) return null;
  if (curve.is === 'path') return slopeAlong(curve, point.parameter!);
  return curve.is === 'curve' ? slopeAt(curve.gap, point.x, point.y) : null;
}

/** How the slope grows about a point of a curve. */
function bendAt(where: Numeric | undefined, curve: Numeric | undefined): number {
  if (where?.is !== 'point' || curve?.is !== 'curve') return NaN;
  const { x, y } = where;
  return slopeAt(curve.gap, x + 1e-3, y) - slopeAt(curve.gap, x - 1e-3, y);
}

/** No area between three points. */
const isInLine = (
  [x, y]: readonly [number, number],
  [a, b]: readonly [number, number],
  [c, d]: readonly [number, number],
): boolean => close((x - a) * (d - b), (y - b) * (c - a));

export const PLANE_NUMERIC: Area['numeric'] = {
  properties: {
    coordinates: (one) => one ?? null,
    equation: (one) => one ?? null,
    statement: (one) => one ?? null,
    'x-coordinate': (p) => (p?.is === 'point' ? { is: 'number', value: p.x } : null),
    'y-coordinate': (p) => (p?.is === 'point' ? { is: 'number', value: p.y } : null),
    gradient: (one, p) => {
      const value = p ? slopeOn(one, p) : one?.is === 'curve' ? slopeAt(one.gap, 0.7, 0.3) : null;
      return value === null ? null : { is: 'number', value };
    },
    tangent: (one, p) => {
      const slope = slopeOn(one, p);
      return p?.is === 'point' && slope !== null ? lineAt(p, slope) : null;
    },
    normal: (one, p) => {
      const slope = slopeOn(one, p);
      return p?.is === 'point' && slope !== null ? lineAt(p, -1 / slope) : null;
    },
    centre: (one) => (one?.is === 'curve' ? centreOf(one.gap) : null),
    radius: (one) => {
      const centre = one?.is === 'curve' ? centreOf(one.gap) : null;
      if (one?.is !== 'curve' || centre?.is !== 'point') return null;
      const [size] = zerosIn((r) => one.gap(centre.x + r, centre.y), 1e-6, 1000, { steps: 20_000 });
      return size === undefined ? null : { is: 'number', value: size };
    },
    length: (one) =>
      one?.is === 'segment'
        ? { is: 'number', value: Math.hypot(one.to[0] - one.from[0], one.to[1] - one.from[1]) }
        : null,
    'angle at': (a, corner, b) =>
      a?.is === 'point' && corner?.is === 'point' && b?.is === 'point'
        ? { is: 'number', value: angleBetween(corner, a, b) }
        : null,
    midpoint: (one) =>
      one?.is === 'segment'
        ? {
            is: 'point',
            x: one.from[0] + (one.to[0] - one.from[0]) / 2,
            y: one.from[1] + (one.to[1] - one.from[1]) / 2,
          }
        : null,
    area: (one) =>
      one?.is === 'corners' && (one.at.length === 3 || one.at.length === 4)
        ? { is: 'number', value: byTriangles(one.at) }
        : null,
    'line through': (p, q) =>
      p?.is === 'point' && q?.is === 'point'
        ? { is: 'curve', gap: (x, y) => (y - p.y) * (q.x - p.x) - (x - p.x) * (q.y - p.y) }
        : null,
    distance: (one, other) =>
      one?.is === 'point' && other?.is === 'curve' && isStraight(other.gap)
        ? { is: 'number', value: leastDistance(one, other.gap) }
        : null,
    'perpendicular bisector': (one) => {
      if (one?.is !== 'segment') return null;
      const [[a, b], [c, d]] = [one.from, one.to];
      return { is: 'curve', gap: (x, y) => (x - a) ** 2 + (y - b) ** 2 - (x - c) ** 2 - (y - d) ** 2 };
    },
  },
  relations: {
    on: (point, curve) =>
      point?.is === 'point' && curve?.is === 'segment'
        ? isInLine([point.x, point.y], curve.from, curve.to)
        : point !== undefined && curve !== undefined && isOn(point, curve),
    stationary: (where, curve) => Math.abs(slopeOn(curve, where) ?? 1) < 1e-4,
    'minimum at': (where, curve) => bendAt(where, curve) > 0,
    'maximum at': (where, curve) => bendAt(where, curve) < 0,
    level: (where, curve) => Math.abs(slopeOn(curve, where) ?? 1) < 1e-4,
    upright: (where, curve) => Math.abs(1 / (slopeOn(curve, where) ?? 1)) < 1e-4,
    parameter: (where, value) =>
      where?.is === 'point' && value?.is === 'number' && close(where.parameter ?? NaN, value.value),
    there: (where, condition) =>
      where?.is === 'point' && condition?.is === 'curve' && close(condition.gap(where.x, where.y), 0),
    diameter: (circle, one, other) => {
      const ends =
        one?.is === 'segment'
          ? [one.from, one.to]
          : [one, other].map((p) => (p?.is === 'point' ? ([p.x, p.y] as const) : null));
      const [a, b] = ends;
      if (circle?.is !== 'curve' || !a || !b) return false;
      const centre = centreOf(circle.gap);
      const middle: Numeric = { is: 'point', x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 };
      return isOn({ is: 'point', x: a[0], y: a[1] }, circle) && isSame(centre, middle);
    },
    'right angle': (at, one, other) =>
      at?.is === 'point' && one?.is === 'point' && other?.is === 'point' && isRight(at, one, other),
    parallelogram: (one) => one?.is === 'corners' && hasSides(one.at),
    rhombus: (one) => one?.is === 'corners' && hasSides(one.at) && close(side(one.at, 0), side(one.at, 1)),
    rectangle: (one) =>
      one?.is === 'corners' && hasSides(one.at) && close(diagonal(one.at, 0), diagonal(one.at, 1)),
    square: (one) =>
      one?.is === 'corners' &&
      hasSides(one.at) &&
      close(side(one.at, 0), side(one.at, 1)) &&
      close(diagonal(one.at, 0), diagonal(one.at, 1)),
    parallel: (one, other) => {
      const [a, b] = [directionOf(one), directionOf(other)];
      return a !== null && b !== null && close(a[0] * b[1], a[1] * b[0]);
    },
    perpendicular: (one, other) => {
      const [a, b] = [directionOf(one), directionOf(other)];
      return a !== null && b !== null && close(a[0] * b[0] + a[1] * b[1], 0);
    },
    'same line': (one, other) => {
      const [a, b] = [directionOf(one), directionOf(other)];
      if (one?.is !== 'curve' || other?.is !== 'curve' || !isStraight(one.gap) || !isStraight(other.gap))
        return false;
      const [x, y] = pointOf(one.gap);
      return a !== null && b !== null && close(a[0] * b[1], a[1] * b[0]) && close(other.gap(x, y), 0);
    },
    tangent: (one, other) => {
      if (one?.is !== 'curve' || other?.is !== 'curve') return false;
      return isStraight(one.gap) ? touches(one.gap, other.gap) : touches(other.gap, one.gap);
    },
  },
};
