import type { Area } from '../values/area.ts';
import type { Value } from '../values/value.ts';
import { cross, directionIn, dot, lineIn, minus, planeIn, type Vector, vectorIn } from './vectors.ts';
import { difference } from '../../../algebra-system/expressions/expression.ts';

const ofPlane = (one: Value | undefined): Vector | null => planeIn(one)?.normal ?? null;

export const SPACE_RELATIONS: Area['relations'] = {
  on: (where, on) => {
    const [point, line, plane] = [vectorIn(where), lineIn(on), planeIn(on)];
    if (!point) return null;
    if (line) return [...cross(minus(point, line.at), line.along)];
    return plane ? [difference(dot(point, plane.normal), plane.size)] : null;
  },
  /** A plane contains a line. */
  contains: (one, other) => {
    const [plane, line] = [planeIn(one) ?? planeIn(other), lineIn(one) ?? lineIn(other)];
    return plane && line
      ? [difference(dot(line.at, plane.normal), plane.size), dot(line.along, plane.normal)]
      : null;
  },
  parallel: (one, other) => {
    const [u, v, m, n] = [directionIn(one), directionIn(other), ofPlane(one), ofPlane(other)];
    if (u && v) return [...cross(u, v)];
    if (m && n) return [...cross(m, n)];
    const [along, normal] = [u ?? v, m ?? n];
    return along && normal ? [dot(along, normal)] : null;
  },
  perpendicular: (one, other) => {
    const [u, v, m, n] = [directionIn(one), directionIn(other), ofPlane(one), ofPlane(other)];
    if (u && v) return [dot(u, v)];
    if (m && n) return [dot(m, n)];
    const [along, normal] = [u ?? v, m ?? n];
    return along && normal ? [...cross(along, normal)] : null;
  },
  /** Lines that are not parallel and have a point in common. */
  intersect: (one, other) => {
    const [a, b] = [lineIn(one), lineIn(other)];
    return a && b ? [dot(minus(b.at, a.at), cross(a.along, b.along))] : null;
  },
  parallelogram: (p, q, r, s) => {
    const [a, b, c, d] = [vectorIn(p), vectorIn(q), vectorIn(r), vectorIn(s)];
    return a && b && c && d ? [...minus(minus(b, a), minus(c, d))] : null;
  },
  collinear: (p, q, r) => {
    const [a, b, c] = [vectorIn(p), vectorIn(q), vectorIn(r)];
    return a && b && c ? [...cross(minus(b, a), minus(c, a))] : null;
  },
  /** OA = OB as lengths. */
  'equal lengths': (one, other) => {
    const [a, b] = [lineIn(one)?.along, lineIn(other)?.along];
    return a && b ? [difference(dot(a, a), dot(b, b))] : null;
  },
};
