import type { Method } from '../method.ts';
import { completedSquareForm } from './completed-square.ts';
import { discriminant } from './discriminant.ts';
import { disguisedQuadratic } from './disguised-quadratic.ts';
import { factoriseMethod } from './factorise.ts';
import { intersection } from './intersection.ts';
import { linearEquation } from './linear-equation.ts';
import { modulusEquation } from './modulus-equation.ts';
import { modulusInequality } from './modulus-inequality.ts';
import { partialFractions } from './partial-fractions.ts';
import { polynomialDivision } from './polynomial-division.ts';
import { polynomialEquation } from './polynomial-equation.ts';
import { polynomialInequality } from './polynomial-inequality.ts';
import { quadratic } from './quadratic.ts';
import { remainderTheorem } from './remainder-theorem.ts';
import { simultaneous } from './simultaneous.ts';
import { unknownCoefficients } from './unknown-coefficients.ts';
import { exponentialEquation } from './exponential-equation.ts';
import { logarithmEquation } from './logarithm-equation.ts';
import { iteration } from './iteration.ts';
import { binomialExpansion } from './binomial-expansion.ts';
import { binomialSeries } from './binomial-series.ts';
import { trigonometricEquation } from './trigonometric-equation.ts';
import { harmonicForm } from './harmonic-form.ts';
import { trigonometricValue } from './trigonometric-value.ts';
import { straightLine } from './straight-line.ts';
import { circle } from './circle.ts';
import { inverseFunction } from './inverse-function.ts';
import { compositeFunction } from './composite-function.ts';
import { circularMeasure } from './circular-measure.ts';
import { arithmeticSeries } from './arithmetic-series.ts';
import { geometricSeries } from './geometric-series.ts';

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
