import {
  difference,
  type Expression,
  number,
  power,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isZeroNormal } from '../../../algebra-system/normal/normal.ts';
import { normalOf } from '../../../algebra-system/normal/of-expression.ts';
import { array, type ArrayKind, type ArrayValue, type Value } from '../values/value.ts';

/** Three components, letters in them allowed. */
export type Vector = readonly [Expression, Expression, Expression];

export interface Line {
  at: Vector;
  along: Vector;
}

/** normal · r = size */
export interface Plane {
  normal: Vector;
  size: Expression;
}

export const ORIGIN: Vector = [number(0), number(0), number(0)];

const map = (a: Vector, change: (one: Expression, at: number) => Expression): Vector => [
  exact(change(a[0], 0)),
  exact(change(a[1], 1)),
  exact(change(a[2], 2)),
];

export const plus = (a: Vector, b: Vector): Vector => map(a, (one, at) => sum(one, b[at]!));
export const minus = (a: Vector, b: Vector): Vector => map(a, (one, at) => difference(one, b[at]!));
export const times = (a: Vector, by: Expression): Vector => map(a, (one) => product(by, one));

export const dot = (a: Vector, b: Vector): Expression =>
  exact(sum(...a.map((one, at) => product(one, b[at]!))));

export const cross = (a: Vector, b: Vector): Vector => [
  exact(difference(product(a[1], b[2]), product(a[2], b[1]))),
  exact(difference(product(a[2], b[0]), product(a[0], b[2]))),
  exact(difference(product(a[0], b[1]), product(a[1], b[0]))),
];

export const squareOf = (a: Vector): Expression => exact(sum(...a.map((one) => power(one, 2))));

export const isNull = (a: Vector): boolean =>
  a.every((one) => {
    const normal = normalOf(one);
    return normal !== null && isZeroNormal(normal);
  });

/** The point of a line nearest to p. */
export function footOn({ at, along }: Line, p: Vector): Vector {
  const by = exact(quotient(dot(minus(p, at), along), squareOf(along)));
  return plus(at, times(along, by));
}

/** The point of a plane nearest to p. */
export function footIn({ normal, size }: Plane, p: Vector): Vector {
  const by = exact(quotient(difference(size, dot(p, normal)), squareOf(normal)));
  return plus(p, times(normal, by));
}

export const vectorValue = (a: Vector): ArrayValue => array('vector', [...a]);
export const lineValue = ({ at, along }: Line): ArrayValue => array('space line', [...at, ...along]);
export const planeValue = ({ normal, size }: Plane): ArrayValue => array('plane', [...normal, size]);

const partsOf = (value: Value | null | undefined, of: ArrayKind): Expression[] | null =>
  value?.is === 'array' && value.of === of ? value.parts : null;

export const vectorIn = (value: Value | null | undefined): Vector | null =>
  partsOf(value, 'vector') as Vector | null;

export function lineIn(value: Value | null | undefined): Line | null {
  const parts = partsOf(value, 'space line');
  if (parts)
    return { at: parts.slice(0, 3) as unknown as Vector, along: parts.slice(3) as unknown as Vector };
  const ends = segmentIn(value);
  return ends && { at: ends[0], along: minus(ends[1], ends[0]) };
}

export function segmentIn(value: Value | null | undefined): [from: Vector, to: Vector] | null {
  const parts = partsOf(value, 'space segment');
  return parts && [parts.slice(0, 3) as unknown as Vector, parts.slice(3) as unknown as Vector];
}

export function planeIn(value: Value | null | undefined): Plane | null {
  const parts = partsOf(value, 'plane');
  return parts && { normal: parts.slice(0, 3) as unknown as Vector, size: parts[3]! };
}

/** The direction of a line, of a segment or of a vector itself. */
export const directionIn = (value: Value | null | undefined): Vector | null =>
  vectorIn(value) ?? lineIn(value)?.along ?? null;
