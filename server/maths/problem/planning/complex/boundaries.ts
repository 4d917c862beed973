import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  negative,
  number,
  power,
  product,
  quotient,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Pair } from './formula.ts';

/** The circle or the straight line that bounds a set of points. */
export type Boundary =
  | { is: 'circle'; centre: Pair; radius: Expression }
  | { is: 'line'; through: Pair; along: Pair };

const pair = (re: Expression, im: Expression): Pair => [exact(re), exact(im)];
export const plus = ([a, b]: Pair, [c, d]: Pair): Pair => pair(sum(a, c), sum(b, d));
export const minus = ([a, b]: Pair, [c, d]: Pair): Pair => pair(difference(a, c), difference(b, d));
export const times = (by: Expression, [a, b]: Pair): Pair => pair(product(by, a), product(by, b));
export const dot = ([a, b]: Pair, [c, d]: Pair): Expression => exact(sum(product(a, c), product(b, d)));
const cross = ([a, b]: Pair, [c, d]: Pair): Expression => exact(difference(product(a, d), product(b, c)));
const square = (one: Pair): Expression => dot(one, one);

const HALF = quotient(number(1), number(2));

/** As far from one point as from another. */
export const bisector = (a: Pair, b: Pair): Boundary => {
  const [x, y] = minus(b, a);
  return { is: 'line', through: times(HALF, plus(a, b)), along: pair(negative(y), x) };
};

export const ray = (from: Pair, angle: Expression): Boundary => ({
  is: 'line',
  through: from,
  along: pair(call('cos', angle), call('sin', angle)),
});

/** Where two boundaries meet. */
export function meetings(one: Boundary, other: Boundary): Pair[] {
  if (one.is === 'line' && other.is === 'line') return ofLines(one, other);
  if (one.is === 'line' && other.is === 'circle') return onCircle(other, one);
  if (one.is === 'circle' && other.is === 'line') return onCircle(one, other);
  return one.is === 'circle' && other.is === 'circle' ? ofCircles(one, other) : [];
}

type Line = Extract<Boundary, { is: 'line' }>;
type Circle = Extract<Boundary, { is: 'circle' }>;

function ofLines(one: Line, other: Line): Pair[] {
  const turn = cross(one.along, other.along);
  if (Math.abs(evaluate(turn)) < 1e-12) return [];
  const by = exact(quotient(cross(minus(other.through, one.through), other.along), turn));
  return [plus(one.through, times(by, one.along))];
}

function onCircle({ centre, radius }: Circle, { through, along }: Line): Pair[] {
  const way = minus(through, centre);
  const [a, b] = [square(along), dot(way, along)];
  const c = exact(difference(square(way), power(radius, 2)));
  const inside = exact(difference(power(b, 2), product(a, c)));
  const size = evaluate(inside);
  if (size < -1e-12) return [];
  const roots = Math.abs(size) < 1e-12 ? [number(0)] : [root(inside), negative(root(inside))];
  return roots.map((one) => plus(through, times(exact(quotient(sum(negative(b), one), a)), along)));
}

/** By the line through the points that they share. */
function ofCircles(one: Circle, other: Circle): Pair[] {
  const way = minus(other.centre, one.centre);
  const apart = square(way);
  if (Math.abs(evaluate(apart)) < 1e-12) return [];
  const by = exact(
    quotient(sum(apart, difference(power(one.radius, 2), power(other.radius, 2))), product(number(2), apart)),
  );
  const along: Pair = [exact(negative(way[1])), way[0]];
  return onCircle(one, { is: 'line', through: plus(one.centre, times(by, way)), along });
}

/** The point of the line, or both points of the circle, at which the distance from a point does not change. */
export function level(from: Pair, one: Boundary): Pair[] {
  if (one.is === 'line') {
    const by = exact(quotient(dot(minus(from, one.through), one.along), square(one.along)));
    return [plus(one.through, times(by, one.along))];
  }
  const way = minus(one.centre, from);
  const apart = exact(root(square(way)));
  if (Math.abs(evaluate(apart)) < 1e-12) return [plus(one.centre, [one.radius, number(0)])];
  const by = exact(quotient(one.radius, apart));
  return [by, exact(negative(by))].map((each) => plus(one.centre, times(each, way)));
}
