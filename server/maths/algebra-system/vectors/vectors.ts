import {
  gcd,
  lcm,
  minus,
  over,
  plus,
  rational,
  type Rational,
  signOf,
  times,
  ZERO,
} from '../numbers/rational.ts';

/** Three exact components; a vector of the plane has z = 0. */
export type Vector = readonly [Rational, Rational, Rational];

export function vector(x: number | Rational, y: number | Rational, z: number | Rational): Vector {
  const part = (one: number | Rational) => (typeof one === 'number' ? rational(one) : one);
  return [part(x), part(y), part(z)];
}
export const ORIGIN = vector(0, 0, 0);

export function added(a: Vector, b: Vector): Vector {
  return [plus(a[0], b[0]), plus(a[1], b[1]), plus(a[2], b[2])];
}
export function scaled(a: Vector, by: Rational): Vector {
  return [times(a[0], by), times(a[1], by), times(a[2], by)];
}
/** From a to b. */
export function between(a: Vector, b: Vector): Vector {
  return [minus(b[0], a[0]), minus(b[1], a[1]), minus(b[2], a[2])];
}
export function dot(a: Vector, b: Vector): Rational {
  return plus(plus(times(a[0], b[0]), times(a[1], b[1])), times(a[2], b[2]));
}
export function cross(a: Vector, b: Vector): Vector {
  return [
    minus(times(a[1], b[2]), times(a[2], b[1])),
    minus(times(a[2], b[0]), times(a[0], b[2])),
    minus(times(a[0], b[1]), times(a[1], b[0])),
  ];
}
export function isNull(a: Vector): boolean {
  return a.every(({ n }) => n === 0n);
}
export function isParallel(a: Vector, b: Vector): boolean {
  return isNull(cross(a, b));
}

/** The shortest whole-number vector along the same line, its first part that is not 0 above 0. */
export function simplest<T extends readonly Rational[]>(parts: T): T {
  const common = parts.reduce((total, { d }) => lcm(total, d), 1n);
  const whole = parts.map(({ n, d }) => n * (common / d));
  const divisor = whole.reduce((total, one) => (one ? (total ? gcd(total, one) : one) : total), 0n) || 1n;
  const positive = divisor < 0n ? -divisor : divisor;
  const turned = signOf(parts.find(({ n }) => n) ?? ZERO) < 0 ? -positive : positive;
  return whole.map((one) => rational(one / turned)) as unknown as T;
}
/** Where along the line through a in direction d the point nearest to p lies. */
export function nearest(p: Vector, { at, along }: Line): Rational {
  return over(dot(between(at, p), along), dot(along, along));
}

export interface Line {
  at: Vector;
  along: Vector;
}
/** normal · r = size */
export interface Plane {
  normal: Vector;
  size: Rational;
}
export function pointOn({ at, along }: Line, parameter: Rational): Vector {
  return added(at, scaled(along, parameter));
}
