import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  fraction,
  has,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  substitute,
  sum,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { isZeroNormal, rationalOf } from '../../../algebra-system/normal/normal.ts';
import { normal } from '../../../algebra-system/normal/of-expression.ts';
import { tidy } from '../../../algebra-system/normal/tidy.ts';
import { coefficientsOf } from '../../../algebra-system/polynomials/polynomial.ts';
import { implicitSlope } from '../../../techniques/calculus/implicit-differentiation.ts';
import { exactZeros } from '../../../techniques/calculus/zeros.ts';
import type { Area } from '../values/area.ts';
import {
  type EquationValue,
  equationValue,
  expressionValue,
  point,
  type Point,
  type Value,
  zeroForm,
} from '../values/value.ts';
import { slopeOfPath } from './paths.ts';

const [X, Y] = [symbol('x'), symbol('y')];

const at = (one: Expression, { x, y }: Point): Expression =>
  exact(substitute(substitute(one, 'x', x), 'y', y));

/** y as a function of x, where the equation is y = f(x). */
export function explicit({ left, right }: EquationValue): Expression | null {
  const rest = zeroForm(equationValue(left, right));
  const coefficients = coefficientsOf(rest, 'y');
  if (coefficients?.length === 2 && rationalOf(coefficients[1]!) !== null)
    return exact(quotient(negative(tidy(coefficients[0]!)), tidy(coefficients[1]!)));
  return left.kind === 'symbol' && left.name === 'y' ? right : null;
}

function slope(curve: Value | undefined, where?: Point): Expression | null {
  if (curve?.is === 'path') return slopeOfPath(curve, where);
  if (curve?.is !== 'equation') return null;
  const one = implicitSlope(zeroForm(curve), 'x', 'y');
  return where ? at(one, where) : exact(one);
}

/** The line through a point with a gradient. */
const lineThrough = ({ x, y }: Point, gradient: Expression): EquationValue =>
  equationValue(difference(Y, y), product(gradient, difference(X, x)));

interface Circle {
  centre: Point;
  square: Expression;
}

/** Centre and squared radius of a x² + a y² + … = 0. */
export function circleOf(equation: EquationValue): Circle | null {
  const rest = zeroForm(equation);
  const inX = coefficientsOf(rest, 'x');
  if (inX?.length !== 3) return null;
  const [free, linearX, a] = inX.map(tidy) as [Expression, Expression, Expression];
  const inY = coefficientsOf(free, 'y');
  if (inY?.length !== 3) return null;
  const [constant, linearY, b] = inY.map(tidy) as [Expression, Expression, Expression];
  const all = [linearX, a, linearY, b, constant];
  const isCircle = isZeroNormal(normal(difference(a, b)));
  if (!isCircle || all.some((one) => has(one, 'x') || has(one, 'y'))) return null;
  const half = (one: Expression) => exact(quotient(negative(one), product(number(2), a)));
  const centre = point(half(linearX), half(linearY));
  return {
    centre,
    square: exact(sum(power(centre.x, 2), power(centre.y, 2), negative(quotient(constant, a)))),
  };
}

const gap = (a: Point, b: Point): [Expression, Expression] => [difference(b.x, a.x), difference(b.y, a.y)];

export const PLANE_PROPERTIES: Area['properties'] = {
  coordinates: (p) => (p?.is === 'point' || p?.is === 'many' ? p : null),
  'x-coordinate': (p) => coordinate(p, 'x'),
  'y-coordinate': (p) => coordinate(p, 'y'),
  equation: (one) => (one?.is === 'equation' ? one : null),
  'x along': (one) => (one?.is === 'path' ? expressionValue(one.x) : null),
  'y along': (one) => (one?.is === 'path' ? expressionValue(one.y) : null),
  statement: (one) => (one?.is === 'equation' ? one : null),
  gradient: (one, where) => {
    if (where && where.is !== 'point') return null;
    const value = slope(one, where);
    return value && expressionValue(value);
  },
  tangent: (one, where) => {
    if (where?.is !== 'point') return null;
    const value = slope(one, where);
    return value && lineThrough(where, value);
  },
  normal: (one, where) => {
    if (where?.is !== 'point') return null;
    const value = slope(one, where);
    return value && lineThrough(where, exact(quotient(number(-1), value)));
  },
  centre: (one) => (one?.is === 'equation' ? (circleOf(one)?.centre ?? null) : null),
  radius: (one) => {
    const circle = one?.is === 'equation' ? circleOf(one) : null;
    return circle && expressionValue(exact(root(circle.square)));
  },
  length: (one) => {
    if (one?.is !== 'segment') return null;
    const [dx, dy] = gap(one.from, one.to);
    return expressionValue(exact(root(exact(sum(power(dx, 2), power(dy, 2))))));
  },
  midpoint: (one) =>
    one?.is === 'segment'
      ? point(
          exact(product(fraction(1, 2), sum(one.from.x, one.to.x))),
          exact(product(fraction(1, 2), sum(one.from.y, one.to.y))),
        )
      : null,
  'line through': (p, q) =>
    p?.is === 'point' && q?.is === 'point'
      ? equationValue(
          product(difference(Y, p.y), difference(q.x, p.x)),
          product(difference(X, p.x), difference(q.y, p.y)),
        )
      : null,
  distance: (one, other) => {
    if (one?.is !== 'point' || other?.is !== 'equation') return null;
    const [inX, inY] = ['x', 'y'].map((letter) => coefficientsOf(zeroForm(other), letter));
    if (inX?.length !== 2 && inY?.length !== 2) return null;
    const [a, b] = [inX, inY].map((list) => (list?.[1] ? tidy(list[1]) : number(0))) as [
      Expression,
      Expression,
    ];
    if ([a, b].some((each) => has(each, 'x') || has(each, 'y'))) return null;
    const gap_ = at(zeroForm(other), one);
    return expressionValue(
      exact(quotient(root(exact(power(gap_, 2))), root(exact(sum(power(a, 2), power(b, 2)))))),
    );
  },
  'perpendicular bisector': (one) => {
    if (one?.is !== 'segment') return null;
    const middle = PLANE_PROPERTIES['midpoint']!(one) as Point;
    const [dx, dy] = gap(one.from, one.to);
    return equationValue(
      sum(product(dx, difference(X, middle.x)), product(dy, difference(Y, middle.y))),
      number(0),
    );
  },
  area: (one) => {
    const twice = twiceArea(one);
    return twice && expressionValue(product(fraction(1, 2), root(power(twice, 2))));
  },
  'stationary points': (one) => turningPoints(one, () => true),
  'minimum point': (one) => turningPoints(one, (bend) => bend > 1e-9),
  'maximum point': (one) => turningPoints(one, (bend) => bend < -1e-9),
};

/** Of a point, or of each of several. */
function coordinate(p: Value | undefined, axis: 'x' | 'y'): Value | null {
  if (p?.is === 'point') return expressionValue(p[axis]);
  if (p?.is !== 'many' || !p.items.every((one) => one.is === 'point')) return null;
  return { is: 'many', items: p.items.map((one) => expressionValue(one[axis])) };
}

/** Twice the area of a figure with three or four corners, with a sign. */
export function twiceArea(one: Value | undefined): Expression | null {
  if (one?.is !== 'many' || (one.items.length !== 3 && one.items.length !== 4)) return null;
  const points = one.items.flatMap((each) => (each.is === 'point' ? [each] : []));
  if (points.length !== one.items.length) return null;
  return exact(
    sum(
      ...points.map((a, at) => {
        const b = points[(at + 1) % points.length]!;
        return difference(product(a.x, b.y), product(b.x, a.y));
      }),
    ),
  );
}

/** The points of a curve with a level tangent, as its second derivative tells what they are. */
function turningPoints(one: Value | undefined, isWanted: (bend: number) => boolean): Value | null {
  const tidied = one?.is === 'equation' ? explicit(one) : null;
  if (one?.is !== 'equation' || !tidied) return null;
  // As it is typed, an exponential stands in a product and not below a line.
  const curve =
    one.left.kind === 'symbol' && one.left.name === 'y' && !has(one.right, 'y') ? one.right : tidied;
  const zeros = exactZeros(differentiate(curve, 'x'), 'x') ?? exactZeros(differentiate(tidied, 'x'), 'x');
  if (!zeros) return null;
  const bend = differentiate(differentiate(curve, 'x'), 'x');
  const points = zeros
    .filter((x) => isWanted(evaluate(bend, { x: evaluate(x) })))
    .map((x) => point(x, exact(substitute(curve, 'x', x))));
  return points.length > 0 ? { is: 'many', items: points } : null;
}
