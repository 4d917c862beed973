import type { Numeric } from '../values/numeric-value.ts';
import { areParallel, type NumericArray } from '../values/numeric-array.ts';

type Triple = readonly [number, number, number];
interface Flat {
  normal: Triple;
  size: number;
}
interface Straight {
  at: Triple;
  along: Triple;
}

const AXES: Triple[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const partsOf = (one: Numeric | undefined, of: NumericArray['of']): number[] | null =>
  one?.is === 'array' && one.of === of ? one.parts : null;
export const pointOf = (one: Numeric | undefined): Triple | null => partsOf(one, 'vector') as Triple | null;
const triple = (parts: number[], from: number) => parts.slice(from, from + 3) as unknown as Triple;

export function straight(one: Numeric | undefined): Straight | null {
  const line = partsOf(one, 'space line');
  if (line) return { at: triple(line, 0), along: triple(line, 3) };
  const ends = partsOf(one, 'space segment');
  return ends && { at: triple(ends, 0), along: minus(triple(ends, 3), triple(ends, 0)) };
}

export function flat(one: Numeric | undefined): Flat | null {
  const plane = partsOf(one, 'plane');
  return plane && { normal: triple(plane, 0), size: plane[3]! };
}

export const direction = (one: Numeric | undefined): Triple | null =>
  pointOf(one) ?? straight(one)?.along ?? null;

export const minus = (a: Triple, b: Triple): Triple => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Triple, b: Triple): Triple => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Triple, by: number): Triple => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const size = (a: Triple) => Math.hypot(...a);
export const unit = (a: Triple) => times(a, 1 / size(a));
export const isZero = (value: number, scale = 1) => Math.abs(value) < 1e-7 * Math.max(1, scale);

export const vector = (a: Triple): Numeric => ({ is: 'array', of: 'vector', parts: [...a], columns: 0 });
export const number = (value: number): Numeric | null =>
  Number.isFinite(value) ? { is: 'number', value } : null;
export const angle = (value: number): Numeric => ({ is: 'array', of: 'angle', parts: [value], columns: 0 });

/** Where a function with one lowest point is lowest, by thirds. */
function lowest(of: (at: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  for (let round = 0; round < 200; round += 1) {
    const [p, q] = [a + (b - a) / 3, b - (b - a) / 3];
    if (of(p) < of(q)) b = q;
    else a = p;
  }
  return (a + b) / 2;
}

/** The nearest point of a line: where the distance is shortest, then to full precision by one step of its slope. */
export function nearest({ at, along }: Straight, p: Triple): Triple {
  const step = unit(along);
  const gap = (t: number) => size(minus(plus(at, times(step, t)), p));
  const reach = 2 * size(minus(p, at)) + 1;
  const t = lowest(gap, -reach, reach);
  const slope = (gap(t + 0.5) ** 2 - gap(t - 0.5) ** 2) / 2;
  return plus(at, times(step, t - slope));
}

/** Along the normal from p until the plane is met: the side changes there. */
export function down({ normal, size: level }: Flat, p: Triple): Triple {
  const step = unit(normal);
  const side = (t: number) => dot(plus(p, times(step, t)), normal) - level;
  const [atZero, atOne] = [side(0), side(1)];
  return plus(p, times(step, -atZero / (atOne - atZero)));
}

/** By the cosine rule, in the triangle of two unit vectors. */
export function between(a: Triple, b: Triple): number {
  const chord = size(minus(unit(a), unit(b)));
  return 2 * Math.asin(Math.min(1, chord / 2));
}

export const acute = (a: Triple, b: Triple) => Math.min(between(a, b), Math.PI - between(a, b));

export function acuteAngle(one: Numeric | undefined, other: Numeric | undefined): Numeric | null {
  const [m, n, u, v] = [flat(one)?.normal, flat(other)?.normal, direction(one), direction(other)];
  if (m && n) return angle(acute(m, n));
  if (u && v) return angle(acute(u, v));
  const [along, normal] = [u ?? v, m ?? n];
  if (!along || !normal) return null;
  // The angle with the shadow in the plane.
  const shadow = minus(along, times(normal, dot(along, normal) / dot(normal, normal)));
  return angle(size(shadow) < 1e-12 ? Math.PI / 2 : between(along, shadow));
}

/** The shortest way between lines by going from one to the other, and back, again and again. */
export function gapOf(a: Straight, b: Straight): number {
  const [u, v, w] = [a.along, b.along, minus(b.at, a.at)];
  const [uu, uv, vv] = [dot(u, u), dot(u, v), dot(v, v)];
  const below = uu * vv - uv * uv;
  if (Math.abs(below) < 1e-12 * uu * vv) return size(minus(nearest(a, b.at), b.at));
  const s = (vv * dot(u, w) - uv * dot(v, w)) / below;
  const t = (uv * dot(u, w) - uu * dot(v, w)) / below;
  return size(minus(plus(b.at, times(v, t)), plus(a.at, times(u, s))));
}

export function distance(one: Numeric | undefined, other: Numeric | undefined): Numeric | null {
  const [p, q, a, b, m, n] = [
    pointOf(one),
    pointOf(other),
    straight(one),
    straight(other),
    flat(one),
    flat(other),
  ];
  if (p && q) return number(size(minus(p, q)));
  const [point, line, plane] = [p ?? q, a ?? b, m ?? n];
  if (point && line) return number(size(minus(nearest(line, point), point)));
  if (point && plane) return number(size(minus(down(plane, point), point)));
  if (a && b) return number(gapOf(a, b));
  if (line && plane && isZero(dot(line.along, plane.normal)))
    return number(size(minus(down(plane, line.at), line.at)));
  if (m && n && areParallel(m.normal, n.normal)) {
    const on = down(m, [0, 0, 0]);
    return number(size(minus(down(n, on), on)));
  }
  return null;
}

export function heron(a: Triple, b: Triple, c: Triple): number {
  const [p, q, r] = [size(minus(a, b)), size(minus(b, c)), size(minus(c, a))];
  const half = (p + q + r) / 2;
  return Math.sqrt(Math.max(0, half * (half - p) * (half - q) * (half - r)));
}

/** The plane through three points: the one equation that all of them satisfy. */
export function through(a: Triple, b: Triple, c: Triple): Flat | null {
  const [u, v] = [minus(b, a), minus(c, a)];
  const rest = minus(v, times(u, dot(u, v) / dot(u, u)));
  // What is left of an axis without its parts along the two directions.
  for (const axis of AXES) {
    const along = times(u, dot(axis, u) / dot(u, u));
    const across = times(rest, dot(axis, rest) / dot(rest, rest));
    const normal = minus(minus(axis, along), across);
    if (size(normal) > 0.3) return { normal, size: dot(normal, a) };
  }
  return null;
}

export const planeOf = ({ normal, size: level }: Flat): Numeric => ({
  is: 'array',
  of: 'plane',
  parts: [...normal, level],
  columns: 0,
});

/** The point where two lines, or a line and a plane, come closest to each other; their gap has to be nothing. */
export function meeting(one: Numeric | undefined, other: Numeric | undefined): Numeric | null {
  const [line, plane] = [straight(one) ?? straight(other), flat(one) ?? flat(other)];
  if (!line || !plane) return null;
  const side = (t: number) => dot(plus(line.at, times(line.along, t)), plane.normal) - plane.size;
  const rate = side(1) - side(0);
  return isZero(rate) ? null : vector(plus(line.at, times(line.along, -side(0) / rate)));
}

export function commonLine(one: Numeric | undefined, other: Numeric | undefined): Numeric | null {
  const [a, b] = [flat(one), flat(other)];
  if (!a || !b || areParallel(a.normal, b.normal)) return null;
  // From a foot in the one plane, along what of the other normal lies in it, to the other.
  const [start, m] = [down(a, [0, 0, 0]), unit(a.normal)];
  const inPlane = minus(b.normal, times(m, dot(b.normal, m)));
  const to = (from: Triple) =>
    plus(from, times(inPlane, (b.size - dot(from, b.normal)) / dot(inPlane, b.normal)));
  const at = to(start);
  const further = AXES.map((axis) => to(down(a, plus(start, axis))));
  const end = further.reduce((far, p) => (size(minus(p, at)) > size(minus(far, at)) ? p : far));
  return { is: 'array', of: 'space line', parts: [...at, ...minus(end, at)], columns: 0 };
}

const det = (a: Triple, b: Triple, c: Triple) =>
  a[0] * (b[1] * c[2] - b[2] * c[1]) -
  a[1] * (b[0] * c[2] - b[2] * c[0]) +
  a[2] * (b[0] * c[1] - b[1] * c[0]);

/** The vector that has no part along either, found by determinants. */
export const across = (a: Triple, b: Triple): Triple => [
  det([1, 0, 0], a, b),
  det([0, 1, 0], a, b),
  det([0, 0, 1], a, b),
];

export function mirrored(p: Numeric | undefined, mirror: Numeric | undefined): Numeric | null {
  const [point, line, plane] = [pointOf(p), straight(mirror), flat(mirror)];
  if (!point) return null;
  const foot = line ? nearest(line, point) : plane ? down(plane, point) : null;
  return foot && vector(plus(foot, minus(foot, point)));
}

export const same = (one: Numeric | undefined): Numeric | null => one ?? null;
