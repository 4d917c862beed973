import { differentiate } from '../../../algebra-system/expressions/differentiate.ts';
import {
  difference,
  type Expression,
  quotient,
  substitute,
  symbol,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { commonForm } from '../../../algebra-system/normal/common-factor.ts';
import { polynomialExpression } from '../../../algebra-system/polynomials/polynomial.ts';
import { fractionOf } from '../../../algebra-system/polynomials/rational-function.ts';
import { implicitParts } from '../../../techniques/calculus/implicit-differentiation.ts';
import { type Path, point, type Point, type Value, zeroForm } from '../values/value.ts';

/** dy/dx = (dy/dt)/(dx/dt), in terms of the parameter or at a point. */
export function slopeOfPath({ letter, x, y }: Path, where?: Point): Expression | null {
  const rate = inLowestTerms(quotient(differentiate(y, letter), differentiate(x, letter)), letter);
  if (!where) return rate;
  return where.parameter ? exact(substitute(rate, letter, where.parameter)) : null;
}

function inLowestTerms(one: Expression, letter: string): Expression {
  const fraction = fractionOf(one, letter);
  if (!fraction) return commonForm(one);
  const { above, below } = fraction;
  return exact(quotient(polynomialExpression(above, letter), polynomialExpression(below, letter)));
}

/** The point of a path that belongs to an unknown value of the parameter. */
export function unknownPointOf({ letter, x, y }: Path, name: string): Point {
  const parameter = symbol(`${letter}_${name}`);
  return {
    ...point(substitute(x, letter, parameter), substitute(y, letter, parameter)),
    parameter,
  };
}

/** What is zero where the tangent lies level or stands upright, but for where both are zero. */
export function tangentAlong(axis: 'x' | 'y', curve: Value, where: Point): Expression[] | null {
  if (curve.is === 'path')
    return where.parameter
      ? [
          substitute(
            differentiate(axis === 'x' ? curve.y : curve.x, curve.letter),
            curve.letter,
            where.parameter,
          ),
        ]
      : null;
  if (curve.is !== 'equation') return null;
  const { free, before } = implicitParts(zeroForm(curve), 'x', 'y');
  const rate = axis === 'x' ? free : before;
  return [substitute(substitute(rate, 'x', where.x), 'y', where.y)];
}

/** "t = 1", "x = 2" said of a point. */
export function heldAt(where: Point, condition: Value): Expression[] | null {
  if (condition.is !== 'equation') return null;
  let rest = difference(condition.left, condition.right);
  const { parameter } = where;
  if (parameter?.kind === 'symbol')
    rest = substitute(rest, parameter.name.slice(0, parameter.name.lastIndexOf('_')), parameter);
  return [substitute(substitute(rest, 'x', where.x), 'y', where.y)];
}

const STEP = 1e-5;

/** dy/dx by differences along the path. */
export function slopeAlong(
  { x, y }: { x: (t: number) => number; y: (t: number) => number },
  t: number,
): number {
  return (y(t + STEP) - y(t - STEP)) / (x(t + STEP) - x(t - STEP));
}
