import {
  call,
  difference,
  type Expression,
  fraction,
  number,
  PI,
  power,
  product,
  quotient,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Area } from '../values/area.ts';
import { array, expressionValue, type Value } from '../values/value.ts';
import {
  cross,
  directionIn,
  dot,
  footIn,
  footOn,
  isNull,
  type Line,
  lineIn,
  lineValue,
  minus,
  type Plane,
  planeIn,
  planeValue,
  plus,
  segmentIn,
  squareOf,
  times,
  type Vector,
  vectorIn,
  vectorValue,
} from './vectors.ts';

const TWO = number(2);
const lengthOf = (a: Vector): Expression => exact(root(squareOf(a)));
const absolute = (one: Expression): Expression => exact(root(exact(power(one, 2))));

const corners = (value: Value | undefined): Vector[] =>
  value?.is === 'many' ? value.items.map((one) => vectorIn(one)).filter((one) => one !== null) : [];

/** An angle as an expression in radians; `isAcute` takes the smaller of two that add up to a half turn. */
function angle(a: Vector, b: Vector, isAcute: boolean): Value | null {
  if (isNull(a) || isNull(b)) return null;
  const scalar = isAcute ? absolute(dot(a, b)) : dot(a, b);
  return array('angle', [call('arccos', quotient(scalar, root(exact(product(squareOf(a), squareOf(b))))))]);
}

/** Between two lines, two planes, or a line and a plane; a vector is a direction. */
function acuteAngle(one: Value | undefined, other: Value | undefined): Value | null {
  const [a, b] = [planeIn(one), planeIn(other)];
  if (a && b) return angle(a.normal, b.normal, true);
  const plane = a ?? b;
  const [u, v] = [directionIn(one), directionIn(other)];
  if (!plane) return u && v && angle(u, v, true);
  const along = u ?? v;
  const beside = along && angle(along, plane.normal, true);
  return beside?.is === 'array' ? array('angle', [difference(quotient(PI, TWO), beside.parts[0]!)]) : null;
}

function meetingOf(line: Line, plane: Plane): Vector | null {
  const rate = dot(line.along, plane.normal);
  if (symbolsOf(rate).length === 0 && Math.abs(evaluate(rate)) < 1e-12) return null;
  const by = exact(quotient(difference(plane.size, dot(line.at, plane.normal)), rate));
  return plus(line.at, times(line.along, by));
}

/** A point on both planes is found on the coordinate plane that the line crosses. */
function commonLine(a: Plane, b: Plane): Value | null {
  const along = cross(a.normal, b.normal);
  const at = [2, 1, 0].find((index) => evaluate(along[index]!) !== 0);
  if (at === undefined || along.some((one) => symbolsOf(one).length > 0)) return null;
  const [p, q] = [0, 1, 2].filter((index) => index !== at) as [number, number];
  const below = difference(product(a.normal[p]!, b.normal[q]!), product(a.normal[q]!, b.normal[p]!));
  const point = [number(0), number(0), number(0)];
  point[p] = exact(quotient(difference(product(a.size, b.normal[q]!), product(a.normal[q]!, b.size)), below));
  point[q] = exact(quotient(difference(product(a.normal[p]!, b.size), product(a.size, b.normal[p]!)), below));
  return lineValue({ at: point as unknown as Vector, along });
}

function distance(one: Value | undefined, other: Value | undefined): Value | null {
  const [p, q] = [vectorIn(one), vectorIn(other)];
  if (p && q) return expressionValue(lengthOf(minus(q, p)));
  const point = p ?? q;
  const [plane, otherPlane] = [planeIn(one) ?? planeIn(other), planeIn(one) ? planeIn(other) : null];
  const line = lineIn(one) ?? lineIn(other);
  if (point && plane) return toPlane(point, plane);
  if (point && line) return expressionValue(lengthOf(minus(footOn(line, point), point)));
  if (plane && otherPlane)
    return isNull(cross(plane.normal, otherPlane.normal))
      ? toPlane(times(plane.normal, exact(quotient(plane.size, squareOf(plane.normal)))), otherPlane)
      : null;
  if (plane && line)
    return symbolsOf(dot(plane.normal, line.along)).length === 0 &&
      evaluate(dot(plane.normal, line.along)) === 0
      ? toPlane(line.at, plane)
      : null;
  const second = lineIn(other);
  return line && second ? betweenLines(line, second) : null;
}

const toPlane = (point: Vector, { normal, size }: Plane): Value =>
  expressionValue(
    exact(quotient(absolute(exact(difference(dot(point, normal), size))), root(squareOf(normal)))),
  );

function betweenLines(a: Line, b: Line): Value {
  const across = cross(a.along, b.along);
  if (isNull(across)) return expressionValue(lengthOf(minus(footOn(a, b.at), b.at)));
  const gap = dot(minus(b.at, a.at), across);
  return expressionValue(exact(quotient(absolute(gap), root(squareOf(across)))));
}

function reflection(point: Value | undefined, mirror: Value | undefined): Value | null {
  const p = vectorIn(point);
  const [line, plane] = [lineIn(mirror), planeIn(mirror)];
  const foot = p && (line ? footOn(line, p) : plane ? footIn(plane, p) : null);
  return foot && vectorValue(minus(times(foot, TWO), p));
}

export const SPACE_PROPERTIES: Area['properties'] = {
  'position vector': (p) => (vectorIn(p) ? p! : null),
  coordinates: (p) => (vectorIn(p) ? p! : null),
  equation: (one) => (lineIn(one) && !segmentIn(one) ? one! : planeIn(one) ? one! : null),
  direction: (one) => {
    const along = lineIn(one)?.along;
    return along ? vectorValue(along) : null;
  },
  normal: (one) => {
    const plane = planeIn(one);
    return plane && vectorValue(plane.normal);
  },
  foot: (p, of) => {
    const [point, line, plane] = [vectorIn(p), lineIn(of), planeIn(of)];
    if (!point) return null;
    return line ? vectorValue(footOn(line, point)) : plane ? vectorValue(footIn(plane, point)) : null;
  },
  reflection,
  distance,
  'acute angle': acuteAngle,
  'obtuse angle': (one, other) => {
    const beside = planeIn(one) || planeIn(other) ? null : acuteAngle(one, other);
    return beside?.is === 'array' ? array('angle', [difference(PI, beside.parts[0]!)]) : null;
  },
  /** Of two vectors: as they point. */
  'angle between directions': (one, other) => {
    const [a, b] = [directionIn(one), directionIn(other)];
    return a && b && angle(a, b, false);
  },
  'angle at': (p, q, r) => {
    const [a, b, c] = [vectorIn(p), vectorIn(q), vectorIn(r)];
    return a && b && c && angle(minus(a, b), minus(c, b), false);
  },
  cosine: (one) => {
    const turn = one?.is === 'array' && one.of === 'angle' ? one.parts[0]! : null;
    return turn?.kind === 'call' && turn.name === 'arccos' ? expressionValue(exact(turn.of)) : null;
  },
  'line through': (p, q) => {
    const [a, b] = [vectorIn(p), vectorIn(q)];
    return a && b && !isNull(minus(b, a)) ? lineValue({ at: a, along: minus(b, a) }) : null;
  },
  'plane through': (p, q, r) => {
    const [a, b, c] = [vectorIn(p), vectorIn(q), vectorIn(r)];
    const normal = a && b && c && cross(minus(b, a), minus(c, a));
    return normal && !isNull(normal) ? planeValue({ normal, size: dot(normal, a!) }) : null;
  },
  'common perpendicular': (one, other) => {
    const [a, b] = [directionIn(one), directionIn(other)];
    const across = a && b && cross(a, b);
    return across && !isNull(across) ? vectorValue(across) : null;
  },
  'vector product': (one, other) => {
    const [a, b] = [vectorIn(one), vectorIn(other)];
    return a && b && vectorValue(cross(a, b));
  },
  'scalar product': (one, other) => {
    const [a, b] = [vectorIn(one), vectorIn(other)];
    return a && b && expressionValue(dot(a, b));
  },
  'meeting point': (one, other) => {
    const [line, plane] = [lineIn(one) ?? lineIn(other), planeIn(one) ?? planeIn(other)];
    const point = line && plane && meetingOf(line, plane);
    return point ? vectorValue(point) : null;
  },
  'meeting line': (one, other) => {
    const [a, b] = [planeIn(one), planeIn(other)];
    return a && b && commonLine(a, b);
  },
  'unit vector': (one) => {
    const along = directionIn(one);
    return along && vectorValue(times(along, quotient(number(1), lengthOf(along))));
  },
  length: (one) => {
    const along = vectorIn(one) ?? (segmentIn(one) ? lineIn(one)!.along : null);
    return along && expressionValue(lengthOf(along));
  },
  midpoint: (one) => {
    const ends = segmentIn(one);
    return ends && vectorValue(times(plus(...ends), fraction(1, 2)));
  },
  /** m : n from one end. */
  'dividing point': (p, q, m, n) => {
    const [a, b] = [vectorIn(p), vectorIn(q)];
    if (!a || !b || m?.is !== 'expression' || n?.is !== 'expression') return null;
    const part = exact(quotient(m.value, sum(m.value, n.value)));
    return vectorValue(plus(a, times(minus(b, a), part)));
  },
  area: (one) => {
    const [a, b, c, other] = corners(one);
    if (!a || !b || !c || other) return null;
    return expressionValue(exact(product(fraction(1, 2), lengthOf(cross(minus(b, a), minus(c, a))))));
  },
  'area of parallelogram': (p, q, r) => {
    const [a, b, c] = [vectorIn(p), vectorIn(q), vectorIn(r)];
    return a && b && c && expressionValue(lengthOf(cross(minus(a, b), minus(c, b))));
  },
  volume: (p, q, r, s) => {
    const [a, b, c, d] = [vectorIn(p), vectorIn(q), vectorIn(r), vectorIn(s)];
    if (!a || !b || !c || !d) return null;
    const box = dot(minus(d, a), cross(minus(b, a), minus(c, a)));
    return expressionValue(exact(product(fraction(1, 6), absolute(box))));
  },
};
