import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  has,
  number,
  power,
  product,
  substitute,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import type { Area } from '../values/area.ts';
import { type EquationValue, type Point, type Value, zeroForm } from '../values/value.ts';
import { heldAt, tangentAlong } from './paths.ts';
import { explicit, PLANE_PROPERTIES } from './properties.ts';

export const PLANE_RELATIONS: Area['relations'] = {
  stationary: (where, curve) => {
    const y = curve?.is === 'equation' ? explicit(curve) : null;
    if (!curve || where?.is !== 'point') return null;
    if (!y) {
      const level = tangentAlong('x', curve, where);
      return level && [...level, ...(PLANE_RELATIONS['on']!(where, curve) ?? [])];
    }
    return [
      difference(where.y, substitute(y, 'x', where.x)),
      substitute(differentiate(y, 'x'), 'x', where.x),
    ];
  },
  'minimum at': (where, curve) => levelAt(where, curve),
  'maximum at': (where, curve) => levelAt(where, curve),
  level: (where, curve) => (where?.is === 'point' && curve ? tangentAlong('x', curve, where) : null),
  upright: (where, curve) => (where?.is === 'point' && curve ? tangentAlong('y', curve, where) : null),
  parameter: (where, value) =>
    where?.is === 'point' && where.parameter && value?.is === 'expression'
      ? [difference(where.parameter, value.value)]
      : null,
  there: (where, condition) => (where?.is === 'point' && condition ? heldAt(where, condition) : null),
  on: (where, equation) =>
    where?.is === 'point' && equation?.is === 'path'
      ? where.parameter
        ? []
        : null
      : where?.is === 'point' && equation?.is === 'segment'
        ? PLANE_RELATIONS['on']!(where, PLANE_PROPERTIES['line through']!(equation.from, equation.to)!)
        : where?.is === 'point' && equation?.is === 'equation'
          ? [substitute(substitute(zeroForm(equation), 'x', where.x), 'y', where.y)]
          : null,
  parallel: (one, other) => {
    const normals = normalsOf(one, other);
    return (
      normals && [difference(product(normals[0][0], normals[1][1]), product(normals[0][1], normals[1][0]))]
    );
  },
  'same line': (one, other) => {
    const [a, b] = [one, other].map((each) => (each?.is === 'equation' ? normalOf(each) : null));
    if (!a || !b || one?.is !== 'equation' || other?.is !== 'equation') return null;
    const [c, d] = [one, other].map((each) =>
      substitute(substitute(zeroForm(each), 'x', number(0)), 'y', number(0)),
    );
    const cross = (p: Expression, q: Expression, r: Expression, s: Expression) =>
      difference(product(p, s), product(q, r));
    return [cross(a[0], a[1], b[0], b[1]), cross(a[0], c!, b[0], d!), cross(a[1], c!, b[1], d!)];
  },
  perpendicular: (one, other) => {
    const normals = normalsOf(one, other);
    return normals && [sum(product(normals[0][0], normals[1][0]), product(normals[0][1], normals[1][1]))];
  },
  diameter: (circle, one, other) => {
    const [from, to] = one?.is === 'segment' ? [one.from, one.to] : [one, other];
    const centre = circle && PLANE_PROPERTIES['centre']!(circle);
    if (circle?.is !== 'equation' || centre?.is !== 'point' || from?.is !== 'point' || to?.is !== 'point')
      return null;
    return [
      difference(product(number(2), centre.x), sum(from.x, to.x)),
      difference(product(number(2), centre.y), sum(from.y, to.y)),
      ...PLANE_RELATIONS['on']!(from, circle)!,
    ];
  },
  'right angle': (at, one, other) =>
    at?.is === 'point' && one?.is === 'point' && other?.is === 'point' ? [dot(at, one, other)] : null,
  parallelogram: (one) => {
    const all = cornersOf(one);
    return all && parallel(all);
  },
  rhombus: (one) => {
    const all = cornersOf(one);
    return all && [...parallel(all), sides(all)];
  },
  rectangle: (one) => {
    const all = cornersOf(one);
    return all && [...parallel(all), dot(all[1], all[0], all[2])];
  },
  square: (one) => {
    const all = cornersOf(one);
    return all && [...parallel(all), sides(all), dot(all[1], all[0], all[2])];
  },
  tangent: (line, curve) =>
    line?.is === 'equation' && curve?.is === 'equation'
      ? (touching(line, curve) ?? touching(curve, line))
      : null,
};

/** Which of the two it is, is tested in numbers. */
function levelAt(where: Value | undefined, curve: Value | undefined): Expression[] | null {
  const y = curve?.is === 'equation' ? explicit(curve) : null;
  return y && where?.is === 'point' ? [substitute(differentiate(y, 'x'), 'x', where.x)] : null;
}

type Four = [Point, Point, Point, Point];

function cornersOf(one: Value | undefined): Four | null {
  return one?.is === 'many' && one.items.length === 4 && one.items.every((each) => each.is === 'point')
    ? (one.items as Four)
    : null;
}

/** The diagonals have one midpoint. */
const parallel = ([a, b, c, d]: Four): Expression[] => [
  difference(sum(a.x, c.x), sum(b.x, d.x)),
  difference(sum(a.y, c.y), sum(b.y, d.y)),
];

const square = (a: Point, b: Point): Expression =>
  sum(power(difference(a.x, b.x), 2), power(difference(a.y, b.y), 2));

/** Two sides at one corner are of one length. */
const sides = ([a, b, c]: Four): Expression => difference(square(a, b), square(b, c));

/** What is zero where the angle at the first point is a right angle. */
const dot = (at: Point, a: Point, b: Point): Expression =>
  sum(
    product(difference(a.x, at.x), difference(b.x, at.x)),
    product(difference(a.y, at.y), difference(b.y, at.y)),
  );

/** a and b of a x + b y = c, of two lines or of the lines through the ends of segments. */
function normalsOf(one: Value | undefined, other: Value | undefined): [Pair, Pair] | null {
  const [a, b] = [normalOf(one), normalOf(other)];
  return a && b && [a, b];
}

type Pair = [Expression, Expression];

function normalOf(one: Value | undefined): Pair | null {
  if (one?.is === 'segment') return [difference(one.to.y, one.from.y), difference(one.from.x, one.to.x)];
  const rest = one?.is === 'equation' ? zeroForm(one) : null;
  const [inX, inY] = rest ? [coefficientsOf(rest, 'x'), coefficientsOf(rest, 'y')] : [];
  if (!inX || !inY || inX.length > 2 || inY.length > 2) return null;
  const [a, b] = [inX[1] ? tidy(inX[1]) : number(0), inY[1] ? tidy(inY[1]) : number(0)];
  return [a, b].some((each) => has(each, 'x') || has(each, 'y')) ? null : [a, b];
}

/** A line touches a curve of the second degree where the quadratic equation has one root. */
function touching(line: EquationValue, curve: EquationValue): Expression[] | null {
  const y = explicit(line);
  if (!y) return null;
  const coefficients = coefficientsOf(exact(substitute(zeroForm(curve), 'y', y)), 'x')?.map(tidy);
  if (coefficients?.length !== 3) return null;
  const [c, b, a] = coefficients as [Expression, Expression, Expression];
  return [sum(power(b, 2), product(number(-4), a, c))];
}
