import type { Method } from '../method.ts';
import { complexArithmetic } from './complex-arithmetic.ts';
import { complexLocus } from './complex-locus.ts';
import { complexNthRoots } from './complex-nth-roots.ts';
import { complexPolar } from './complex-polar.ts';
import { complexPolynomial } from './complex-polynomial.ts';
import { complexPower } from './complex-power.ts';
import { complexSquareRoots } from './complex-square-roots.ts';
import { invariantLines } from './invariant-lines.ts';
import { lineMeetsPlane } from './line-meets-plane.ts';
import { linearSystem } from './linear-system.ts';
import { linesMeeting } from './lines-meeting.ts';
import { matrixEigenvalues } from './matrix-eigenvalues.ts';
import { matrixInverse } from './matrix-inverse.ts';
import { matrixPower } from './matrix-power.ts';
import { matrixProduct } from './matrix-product.ts';
import { matrixSingular } from './matrix-singular.ts';
import { matrixTransformation } from './matrix-transformation.ts';
import { methodOfDifferences } from './method-of-differences.ts';
import { multipleAngle } from './multiple-angle.ts';
import { planeAngle } from './plane-angle.ts';
import { planeEquation } from './plane-equation.ts';
import { planesMeeting } from './planes-meeting.ts';
import { pointToLine } from './point-to-line.ts';
import { pointToPlane } from './point-to-plane.ts';
import { polarCartesian } from './polar-cartesian.ts';
import { polynomialRoots } from './polynomial-roots.ts';
import { powerToMultipleAngles } from './power-to-multiple-angles.ts';
import { rationalAsymptotes } from './rational-asymptotes.ts';
import { seriesSum } from './series-sum.ts';
import { skewDistance } from './skew-distance.ts';
import { transformationMatrix } from './transformation-matrix.ts';
import { transformedRoots } from './transformed-roots.ts';
import { vectorAngle } from './vector-angle.ts';
import { vectorLength } from './vector-length.ts';
import { vectorLine } from './vector-line.ts';
import { vectorProduct } from './vector-product.ts';

// The parameters of a method are its own affair: the registry only hands them back to it.
export const further = [
  vectorLength,
  vectorAngle,
  vectorLine,
  linesMeeting,
  pointToLine,
  vectorProduct,
  planeEquation,
  planeAngle,
  pointToPlane,
  lineMeetsPlane,
  planesMeeting,
  skewDistance,
  matrixProduct,
  matrixInverse,
  matrixSingular,
  linearSystem,
  matrixEigenvalues,
  matrixPower,
  matrixTransformation,
  transformationMatrix,
  invariantLines,
  complexArithmetic,
  complexPolar,
  complexSquareRoots,
  complexPolynomial,
  complexNthRoots,
  complexPower,
  complexLocus,
  multipleAngle,
  powerToMultipleAngles,
  polynomialRoots,
  transformedRoots,
  seriesSum,
  methodOfDifferences,
  polarCartesian,
  rationalAsymptotes,
] as Method<never>[];
