import type { Method } from '../writing/method.ts';
import { complexArithmetic } from './p3/complex-numbers/complex-arithmetic.ts';
import { complexLocus } from './p3/complex-numbers/complex-locus.ts';
import { complexNthRoots } from './further-p2/complex-numbers/complex-nth-roots.ts';
import { complexPolar } from './p3/complex-numbers/complex-polar.ts';
import { complexPolynomial } from './p3/complex-numbers/complex-polynomial.ts';
import { complexPower } from './further-p2/complex-numbers/complex-power.ts';
import { complexSquareRoots } from './p3/complex-numbers/complex-square-roots.ts';
import { invariantLines } from './further-p1/matrices/invariant-lines.ts';
import { lineMeetsPlane } from './further-p1/vectors/line-meets-plane.ts';
import { linearSystem } from './further-p1/matrices/linear-system.ts';
import { linesMeeting } from './p3/vectors/lines-meeting.ts';
import { matrixEigenvalues } from './further-p2/matrices/matrix-eigenvalues.ts';
import { matrixInverse } from './further-p1/matrices/matrix-inverse.ts';
import { matrixPower } from './further-p2/matrices/matrix-power.ts';
import { matrixProduct } from './further-p1/matrices/matrix-product.ts';
import { matrixSingular } from './further-p1/matrices/matrix-singular.ts';
import { matrixTransformation } from './further-p1/matrices/matrix-transformation.ts';
import { methodOfDifferences } from './further-p1/summation-of-series/method-of-differences.ts';
import { multipleAngle } from './further-p2/complex-numbers/multiple-angle.ts';
import { planeAngle } from './further-p1/vectors/plane-angle.ts';
import { planeEquation } from './further-p1/vectors/plane-equation.ts';
import { planesMeeting } from './further-p1/vectors/planes-meeting.ts';
import { pointToLine } from './p3/vectors/point-to-line.ts';
import { pointToPlane } from './further-p1/vectors/point-to-plane.ts';
import { polarCartesian } from './further-p1/polar-coordinates/polar-cartesian.ts';
import { polynomialRoots } from './further-p1/roots-of-polynomial-equations/polynomial-roots.ts';
import { powerToMultipleAngles } from './further-p2/complex-numbers/power-to-multiple-angles.ts';
import { rationalAsymptotes } from './further-p1/rational-functions-and-graphs/rational-asymptotes.ts';
import { seriesSum } from './further-p1/summation-of-series/series-sum.ts';
import { skewDistance } from './further-p1/vectors/skew-distance.ts';
import { transformationMatrix } from './further-p1/matrices/transformation-matrix.ts';
import { transformedRoots } from './further-p1/roots-of-polynomial-equations/transformed-roots.ts';
import { vectorAngle } from './p3/vectors/vector-angle.ts';
import { vectorLength } from './p3/vectors/vector-length.ts';
import { vectorLine } from './p3/vectors/vector-line.ts';
import { vectorProduct } from './further-p1/vectors/vector-product.ts';

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
