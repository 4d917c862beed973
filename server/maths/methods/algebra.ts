import type { Method } from '../writing/method.ts';
import { completedSquareForm } from './p1/quadratics/completed-square.ts';
import { discriminant } from './p1/quadratics/discriminant.ts';
import { disguisedQuadratic } from './p1/quadratics/disguised-quadratic.ts';
import { factoriseMethod } from './p3/algebra/factorise.ts';
import { intersection } from './p1/coordinate-geometry/intersection.ts';
import { linearEquation } from './p1/quadratics/linear-equation.ts';
import { modulusEquation } from './p3/algebra/modulus-equation.ts';
import { modulusInequality } from './p3/algebra/modulus-inequality.ts';
import { partialFractions } from './p3/algebra/partial-fractions.ts';
import { polynomialDivision } from './p3/algebra/polynomial-division.ts';
import { polynomialEquation } from './p3/algebra/polynomial-equation.ts';
import { polynomialInequality } from './p1/quadratics/polynomial-inequality.ts';
import { quadratic } from './p1/quadratics/quadratic.ts';
import { remainderTheorem } from './p3/algebra/remainder-theorem.ts';
import { simultaneous } from './p1/quadratics/simultaneous.ts';
import { unknownCoefficients } from './p3/algebra/unknown-coefficients.ts';
import { exponentialEquation } from './p3/logarithmic-and-exponential-functions/exponential-equation.ts';
import { logarithmEquation } from './p3/logarithmic-and-exponential-functions/logarithm-equation.ts';
import { iteration } from './p3/numerical-solution-of-equations/iteration.ts';
import { binomialExpansion } from './p1/series/binomial-expansion.ts';
import { binomialSeries } from './p3/algebra/binomial-series.ts';
import { trigonometricEquation } from './p1/trigonometry/trigonometric-equation.ts';
import { harmonicForm } from './p3/trigonometry/harmonic-form.ts';
import { trigonometricValue } from './p3/trigonometry/trigonometric-value.ts';
import { straightLine } from './p1/coordinate-geometry/straight-line.ts';
import { circle } from './p1/coordinate-geometry/circle.ts';
import { inverseFunction } from './p1/functions/inverse-function.ts';
import { compositeFunction } from './p1/functions/composite-function.ts';
import { circularMeasure } from './p1/circular-measure/circular-measure.ts';
import { arithmeticSeries } from './p1/series/arithmetic-series.ts';
import { geometricSeries } from './p1/series/geometric-series.ts';

// The parameters of a method are their own affair: the registry only hands them back to it.
export const algebra = [
  linearEquation,
  quadratic,
  disguisedQuadratic,
  completedSquareForm,
  discriminant,
  polynomialInequality,
  modulusEquation,
  modulusInequality,
  simultaneous,
  remainderTheorem,
  unknownCoefficients,
  factoriseMethod,
  polynomialEquation,
  polynomialDivision,
  partialFractions,
  intersection,
  exponentialEquation,
  logarithmEquation,
  iteration,
  binomialExpansion,
  binomialSeries,
  trigonometricEquation,
  harmonicForm,
  trigonometricValue,
  straightLine,
  circle,
  inverseFunction,
  compositeFunction,
  circularMeasure,
  arithmeticSeries,
  geometricSeries,
] as Method<never>[];
