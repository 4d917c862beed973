import type { Area } from '../values/area.ts';
import { areParallel } from '../values/numeric-array.ts';
import {
  across,
  acute,
  acuteAngle,
  angle,
  between,
  commonLine,
  direction,
  distance,
  down,
  flat,
  gapOf,
  heron,
  isZero,
  meeting,
  minus,
  mirrored,
  nearest,
  number,
  partsOf,
  planeOf,
  plus,
  pointOf,
  same,
  size,
  straight,
  through,
  times,
  unit,
  vector,
} from './numeric-geometry.ts';

export const SPACE_NUMERIC: Area['numeric'] = {
  properties: {
    'position vector': same,
    direction: (one) => {
      const line = straight(one);
      return line && vector(line.along);
    },
    normal: (one) => {
      const plane = flat(one);
      return plane && vector(plane.normal);
    },
    foot: (p, of) => {
      const [point, line, plane] = [pointOf(p), straight(of), flat(of)];
      if (!point) return null;
      return line ? vector(nearest(line, point)) : plane ? vector(down(plane, point)) : null;
    },
    reflection: mirrored,
    'dividing point': (p, q, m, n) => {
      const [a, b] = [pointOf(p), pointOf(q)];
      if (!a || !b || m?.is !== 'number' || n?.is !== 'number') return null;
      const whole = m.value + n.value;
      return vector(plus(times(a, n.value / whole), times(b, m.value / whole)));
    },
    distance,
    'acute angle': acuteAngle,
    'obtuse angle': (one, other) => {
      const found = acuteAngle(one, other);
      return found?.is === 'array' ? angle(Math.PI - found.parts[0]!) : null;
    },
    'angle between directions': (one, other) => {
      const [a, b] = [direction(one), direction(other)];
      return a && b && angle(between(a, b));
    },
    'angle at': (p, q, r) => {
      const [a, b, c] = [pointOf(p), pointOf(q), pointOf(r)];
      return a && b && c && angle(between(minus(a, b), minus(c, b)));
    },
    cosine: (one) => (partsOf(one, 'angle') ? number(Math.cos(partsOf(one, 'angle')![0]!)) : null),
    'line through': (p, q) => {
      const [a, b] = [pointOf(p), pointOf(q)];
      return a && b && { is: 'array', of: 'space line', parts: [...b, ...minus(a, b)], columns: 0 };
    },
    'plane through': (p, q, r) => {
      const [a, b, c] = [pointOf(p), pointOf(q), pointOf(r)];
      const plane = a && b && c && through(a, b, c);
      return plane && planeOf(plane);
    },
    'common perpendicular': (one, other) => {
      const [a, b] = [direction(one), direction(other)];
      return a && b && vector(across(a, b));
    },
    'vector product': (one, other) => {
      const [a, b] = [pointOf(one), pointOf(other)];
      return a && b && vector(across(a, b));
    },
    'scalar product': (one, other) => {
      const [a, b] = [pointOf(one), pointOf(other)];
      return a && b && number(size(a) * size(b) * Math.cos(between(a, b)));
    },
    'meeting point': meeting,
    'meeting line': commonLine,
    'unit vector': (one) => {
      const along = direction(one);
      return along && vector(unit(along));
    },
    length: (one) => {
      const along = pointOf(one) ?? (partsOf(one, 'space segment') ? straight(one)!.along : null);
      return along && number(size(along));
    },
    midpoint: (one) => {
      const line = partsOf(one, 'space segment') ? straight(one) : null;
      return line && vector(plus(line.at, times(line.along, 0.5)));
    },
    area: (one) => {
      const [a, b, c, other] = one?.is === 'many' ? one.items.map((item) => pointOf(item)) : [];
      return a && b && c && other === undefined ? number(heron(a, b, c)) : null;
    },
    'area of parallelogram': (p, q, r) => {
      const [a, b, c] = [pointOf(p), pointOf(q), pointOf(r)];
      return a && b && c && number(2 * heron(a, b, c));
    },
    volume: (p, q, r, s) => {
      const [a, b, c, d] = [pointOf(p), pointOf(q), pointOf(r), pointOf(s)];
      const base = a && b && c && through(a, b, c);
      return base && d ? number((heron(a, b, c) * size(minus(down(base, d), d))) / 3) : null;
    },
  },
  relations: {
    on: (where, on) => {
      const [p, line, plane] = [pointOf(where), straight(on), flat(on)];
      if (!p) return false;
      if (line) return isZero(size(minus(nearest(line, p), p)), size(p));
      return plane !== null && isZero(size(minus(down(plane, p), p)), size(p));
    },
    contains: (one, other) => {
      const [plane, line] = [flat(one) ?? flat(other), straight(one) ?? straight(other)];
      if (!plane || !line) return false;
      const ends = [line.at, plus(line.at, line.along)];
      return ends.every((p) => isZero(size(minus(down(plane, p), p)), size(p)));
    },
    parallel: (one, other) => {
      const [u, v, m, n] = [direction(one), direction(other), flat(one)?.normal, flat(other)?.normal];
      if (u && v) return areParallel(u, v);
      if (m && n) return areParallel(m, n);
      const [along, normal] = [u ?? v, m ?? n];
      return Boolean(along && normal && isZero(acute(along, normal) - Math.PI / 2));
    },
    perpendicular: (one, other) => {
      const [u, v, m, n] = [direction(one), direction(other), flat(one)?.normal, flat(other)?.normal];
      const [a, b] = [u ?? m, v ?? n];
      if (!a || !b) return false;
      return (u && v) || (m && n) ? isZero(acute(a, b) - Math.PI / 2) : areParallel(a, b);
    },
    intersect: (one, other) => {
      const [a, b] = [straight(one), straight(other)];
      return Boolean(a && b && !areParallel(a.along, b.along) && isZero(gapOf(a, b)));
    },
    parallelogram: (p, q, r, s) => {
      const [a, b, c, d] = [pointOf(p), pointOf(q), pointOf(r), pointOf(s)];
      // The diagonals bisect each other.
      return Boolean(a && b && c && d && isZero(size(minus(plus(a, c), plus(b, d))), size(a)));
    },
    collinear: (p, q, r) => {
      const [a, b, c] = [pointOf(p), pointOf(q), pointOf(r)];
      return Boolean(a && b && c && areParallel(minus(b, a), minus(c, a)));
    },
    'equal lengths': (one, other) => {
      const [a, b] = [straight(one), straight(other)];
      return Boolean(a && b && isZero(size(a.along) - size(b.along)));
    },
  },
};
