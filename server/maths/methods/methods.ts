import type { Method } from '../writing/method.ts';
import { invariantLines } from './further-p1/matrices/invariant-lines.ts';
import { linearSystem } from './further-p1/matrices/linear-system.ts';
import { matrixInverse } from './further-p1/matrices/matrix-inverse.ts';
import { matrixProduct } from './further-p1/matrices/matrix-product.ts';
import { matrixSingular } from './further-p1/matrices/matrix-singular.ts';
import { matrixTransformation } from './further-p1/matrices/matrix-transformation.ts';
import { transformationMatrix } from './further-p1/matrices/transformation-matrix.ts';
import { polarArea } from './further-p1/polar-coordinates/polar-area.ts';
import { polarCartesian } from './further-p1/polar-coordinates/polar-cartesian.ts';
import { rationalAsymptotes } from './further-p1/rational-functions-and-graphs/rational-asymptotes.ts';
import { rationalInequality } from './further-p1/rational-functions-and-graphs/rational-inequality.ts';
import { polynomialRoots } from './further-p1/roots-of-polynomial-equations/polynomial-roots.ts';
import { sumOfRoots } from './further-p1/roots-of-polynomial-equations/sum-of-roots.ts';
import { transformedRoots } from './further-p1/roots-of-polynomial-equations/transformed-roots.ts';
import { methodOfDifferences } from './further-p1/summation-of-series/method-of-differences.ts';
import { seriesSum } from './further-p1/summation-of-series/series-sum.ts';
import { lineMeetsPlane } from './further-p1/vectors/line-meets-plane.ts';
import { planeAngle } from './further-p1/vectors/plane-angle.ts';
import { planeEquation } from './further-p1/vectors/plane-equation.ts';
import { planesMeeting } from './further-p1/vectors/planes-meeting.ts';
import { pointToPlane } from './further-p1/vectors/point-to-plane.ts';
import { skewDistance } from './further-p1/vectors/skew-distance.ts';
import { vectorProduct } from './further-p1/vectors/vector-product.ts';
import { complexNthRoots } from './further-p2/complex-numbers/complex-nth-roots.ts';
import { complexPower } from './further-p2/complex-numbers/complex-power.ts';
import { multipleAngle } from './further-p2/complex-numbers/multiple-angle.ts';
import { powerToMultipleAngles } from './further-p2/complex-numbers/power-to-multiple-angles.ts';
import { integratingFactor } from './further-p2/differential-equations/integrating-factor.ts';
import { secondOrderEquation } from './further-p2/differential-equations/second-order-equation.ts';
import { maclaurin } from './further-p2/differentiation/maclaurin.ts';
import { hyperbolicCalculus } from './further-p2/hyperbolic-functions/hyperbolic-calculus.ts';
import { hyperbolicEquation } from './further-p2/hyperbolic-functions/hyperbolic-equation.ts';
import { arcLength } from './further-p2/integration/arc-length.ts';
import { surfaceOfRevolution } from './further-p2/integration/surface-of-revolution.ts';
import { matrixEigenvalues } from './further-p2/matrices/matrix-eigenvalues.ts';
import { matrixPower } from './further-p2/matrices/matrix-power.ts';
import { conicalPendulum } from './further-p3/circular-motion/conical-pendulum.ts';
import { centreOfMass } from './further-p3/equilibrium-of-a-rigid-body/centre-of-mass.ts';
import { elasticString } from './further-p3/hookes-law/elastic-string.ts';
import { variableForce } from './further-p3/linear-motion-under-a-variable-force/variable-force.ts';
import { restitution } from './further-p3/momentum/restitution.ts';
import { projectile } from './further-p3/motion-of-a-projectile/projectile.ts';
import { chiSquaredTest } from './further-p4/chi-squared-tests/chi-squared-test.ts';
import { continuousRandomVariable } from './further-p4/continuous-random-variables/continuous-random-variable.ts';
import { confidenceInterval } from './further-p4/inference-using-normal-and-t-distributions/confidence-interval.ts';
import { testOfMean } from './further-p4/inference-using-normal-and-t-distributions/test-of-mean.ts';
import { unbiasedEstimate } from './further-p4/inference-using-normal-and-t-distributions/unbiased-estimate.ts';
import { wilcoxonTest } from './further-p4/non-parametric-tests/wilcoxon-test.ts';
import { probabilityGeneratingFunction } from './further-p4/probability-generating-functions/probability-generating-function.ts';
import { circularMeasure } from './p1/circular-measure/circular-measure.ts';
import { circle } from './p1/coordinate-geometry/circle.ts';
import { intersection } from './p1/coordinate-geometry/intersection.ts';
import { straightLine } from './p1/coordinate-geometry/straight-line.ts';
import { connectedRates } from './p1/differentiation/connected-rates.ts';
import { differentiateChain } from './p1/differentiation/differentiate-chain.ts';
import { differentiatePower } from './p1/differentiation/differentiate-power.ts';
import { extremeValue } from './p1/differentiation/extreme-value.ts';
import { gradientAt } from './p1/differentiation/gradient-at.ts';
import { increasingDecreasing } from './p1/differentiation/increasing-decreasing.ts';
import { stationaryPoints } from './p1/differentiation/stationary-points.ts';
import { tangentNormal } from './p1/differentiation/tangent-normal.ts';
import { chainedInequality } from './p1/functions/chained-inequality.ts';
import { compositeFunction } from './p1/functions/composite-function.ts';
import { inverseFunction } from './p1/functions/inverse-function.ts';
import { sketchGraph } from './p1/functions/sketch-graph.ts';
import { rearrange } from './p1/functions/rearrange.ts';
import { area } from './p1/integration/area.ts';
import { curveFromGradient } from './p1/integration/curve-from-gradient.ts';
import { definiteIntegral } from './p1/integration/definite-integral.ts';
import { integratePower } from './p1/integration/integrate-power.ts';
import { volumeOfRevolution } from './p1/integration/volume-of-revolution.ts';
import { completedSquareForm } from './p1/quadratics/completed-square.ts';
import { discriminant } from './p1/quadratics/discriminant.ts';
import { disguisedQuadratic } from './p1/quadratics/disguised-quadratic.ts';
import { exactValue } from './p1/quadratics/exact-value.ts';
import { linearEquation } from './p1/quadratics/linear-equation.ts';
import { polynomialInequality } from './p1/quadratics/polynomial-inequality.ts';
import { quadratic } from './p1/quadratics/quadratic.ts';
import { radicalEquation } from './p1/quadratics/radical-equation.ts';
import { simultaneous } from './p1/quadratics/simultaneous.ts';
import { arithmeticSeries } from './p1/series/arithmetic-series.ts';
import { binomialExpansion } from './p1/series/binomial-expansion.ts';
import { geometricSeries } from './p1/series/geometric-series.ts';
import { trigonometricEquation } from './p1/trigonometry/trigonometric-equation.ts';
import { binomialSeries } from './p3/algebra/binomial-series.ts';
import { expand } from './p3/algebra/expand.ts';
import { factoriseMethod } from './p3/algebra/factorise.ts';
import { modulusEquation } from './p3/algebra/modulus-equation.ts';
import { modulusInequality } from './p3/algebra/modulus-inequality.ts';
import { partialFractions } from './p3/algebra/partial-fractions.ts';
import { polynomialDivision } from './p3/algebra/polynomial-division.ts';
import { polynomialEquation } from './p3/algebra/polynomial-equation.ts';
import { remainderTheorem } from './p3/algebra/remainder-theorem.ts';
import { simplify } from './p3/algebra/simplify.ts';
import { unknownCoefficients } from './p3/algebra/unknown-coefficients.ts';
import { complexArithmetic } from './p3/complex-numbers/complex-arithmetic.ts';
import { complexLocus } from './p3/complex-numbers/complex-locus.ts';
import { complexPolar } from './p3/complex-numbers/complex-polar.ts';
import { complexPolynomial } from './p3/complex-numbers/complex-polynomial.ts';
import { complexSquareRoots } from './p3/complex-numbers/complex-square-roots.ts';
import { separableEquation } from './p3/differential-equations/separable-equation.ts';
import { differentiateImplicit } from './p3/differentiation/differentiate-implicit.ts';
import { differentiateParametric } from './p3/differentiation/differentiate-parametric.ts';
import { differentiateProduct } from './p3/differentiation/differentiate-product.ts';
import { differentiateQuotient } from './p3/differentiation/differentiate-quotient.ts';
import { differentiateStandard } from './p3/differentiation/differentiate-standard.ts';
import { integratePartialFractions } from './p3/integration/integrate-partial-fractions.ts';
import { integrateParts } from './p3/integration/integrate-parts.ts';
import { integrateSubstitution } from './p3/integration/integrate-substitution.ts';
import { integrateTrig } from './p3/integration/integrate-trig.ts';
import { trapeziumRule } from './p3/integration/trapezium-rule.ts';
import { exponentialEquation } from './p3/logarithmic-and-exponential-functions/exponential-equation.ts';
import { logarithmEquation } from './p3/logarithmic-and-exponential-functions/logarithm-equation.ts';
import { iteration } from './p3/numerical-solution-of-equations/iteration.ts';
import { newtonRaphson } from './p3/numerical-solution-of-equations/newton-raphson.ts';
import { harmonicForm } from './p3/trigonometry/harmonic-form.ts';
import { trigonometricGeneral } from './p3/trigonometry/trigonometric-general.ts';
import { trigonometricValue } from './p3/trigonometry/trigonometric-value.ts';
import { linesMeeting } from './p3/vectors/lines-meeting.ts';
import { pointToLine } from './p3/vectors/point-to-line.ts';
import { vectorAngle } from './p3/vectors/vector-angle.ts';
import { vectorLength } from './p3/vectors/vector-length.ts';
import { vectorLine } from './p3/vectors/vector-line.ts';
import { workEnergyPower } from './p4/energy-work-and-power/work-energy-power.ts';
import { motionOnSlope } from './p4/forces-and-equilibrium/motion-on-slope.ts';
import { resultantForce } from './p4/forces-and-equilibrium/resultant-force.ts';
import { constantAcceleration } from './p4/kinematics-of-motion-in-a-straight-line/constant-acceleration.ts';
import { variableAcceleration } from './p4/kinematics-of-motion-in-a-straight-line/variable-acceleration.ts';
import { collision } from './p4/momentum/collision.ts';
import { connectedParticles } from './p4/newtons-laws-of-motion/connected-particles.ts';
import { newtonsSecondLaw } from './p4/newtons-laws-of-motion/newtons-second-law.ts';
import { binomialDistribution } from './p5/discrete-random-variables/binomial-distribution.ts';
import { discreteRandomVariable } from './p5/discrete-random-variables/discrete-random-variable.ts';
import { geometricDistribution } from './p5/discrete-random-variables/geometric-distribution.ts';
import { poissonDistribution } from './p5/discrete-random-variables/poisson-distribution.ts';
import { permutations } from './p5/permutations-and-combinations/permutations.ts';
import { selections } from './p5/permutations-and-combinations/selections.ts';
import { wordArrangements } from './p5/permutations-and-combinations/word-arrangements.ts';
import { drawingBalls } from './p5/probability/drawing-balls.ts';
import { twoEvents } from './p5/probability/two-events.ts';
import { meanAndDeviation } from './p5/representation-of-data/mean-and-deviation.ts';
import { linearCombination } from './p5/the-normal-distribution/linear-combination.ts';
import { normalApproximation } from './p5/the-normal-distribution/normal-approximation.ts';
import { normalDistribution } from './p5/the-normal-distribution/normal-distribution.ts';
import { alternatingCurrents } from './physics/alternating-currents/alternating-currents.ts';
import { astronomyAndCosmology } from './physics/astronomy-and-cosmology/astronomy-and-cosmology.ts';
import { capacitance } from './physics/capacitance/capacitance.ts';
import { combinations } from './physics/dc-circuits/combined-components.ts';
import { dcCircuits } from './physics/dc-circuits/dc-circuits.ts';
import { deformationOfSolids } from './physics/deformation-of-solids/deformation-of-solids.ts';
import { dynamics } from './physics/dynamics/dynamics.ts';
import { electricFields } from './physics/electric-fields/electric-fields.ts';
import { electricity } from './physics/electricity/electricity.ts';
import { forcesDensityAndPressure } from './physics/forces-density-and-pressure/forces-density-and-pressure.ts';
import { gravitationalFields } from './physics/gravitational-fields/gravitational-fields.ts';
import { idealGases } from './physics/ideal-gases/ideal-gases.ts';
import { kinematics } from './physics/kinematics/kinematics.ts';
import { magneticFields } from './physics/magnetic-fields/magnetic-fields.ts';
import { medicalPhysics } from './physics/medical-physics/medical-physics.ts';
import { motionInACircle } from './physics/motion-in-a-circle/motion-in-a-circle.ts';
import { nuclearPhysics } from './physics/nuclear-physics/nuclear-physics.ts';
import { oscillations } from './physics/oscillations/oscillations.ts';
import { quarkCharge } from './physics/particle-physics/quark-charge.ts';
import { physicalQuantitiesAndUnits } from './physics/physical-quantities-and-units/physical-quantities-and-units.ts';
import { unitConversion } from './physics/physical-quantities-and-units/unit-conversion.ts';
import { quantumPhysics } from './physics/quantum-physics/quantum-physics.ts';
import { superposition } from './physics/superposition/superposition.ts';
import { temperature } from './physics/temperature/temperature.ts';
import { thermodynamics } from './physics/thermodynamics/thermodynamics.ts';
import { waves } from './physics/waves/waves.ts';
import { workEnergyAndPower } from './physics/work-energy-and-power/work-energy-and-power.ts';

/**
 * Every method. They are tried in this order and the first that solves a question answers it: particles stand before
 * the formulas of physics, which take g = 9.81, and methods with a wide reach after those that know the topic.
 */
export const METHODS = [
  binomialDistribution,
  geometricDistribution,
  poissonDistribution,
  normalDistribution,
  normalApproximation,
  twoEvents,
  discreteRandomVariable,
  meanAndDeviation,
  wordArrangements,
  selections,
  drawingBalls,
  continuousRandomVariable,
  probabilityGeneratingFunction,
  unbiasedEstimate,
  confidenceInterval,
  testOfMean,
  chiSquaredTest,
  wilcoxonTest,
  linearCombination,
  connectedParticles,
  motionOnSlope,
  resultantForce,
  collision,
  restitution,
  projectile,
  conicalPendulum,
  elasticString,
  centreOfMass,
  unitConversion,
  quarkCharge,
  variableAcceleration,
  variableForce,
  constantAcceleration,
  newtonsSecondLaw,
  workEnergyPower,
  ...combinations,
  physicalQuantitiesAndUnits,
  kinematics,
  dynamics,
  forcesDensityAndPressure,
  workEnergyAndPower,
  deformationOfSolids,
  waves,
  superposition,
  electricity,
  dcCircuits,
  motionInACircle,
  gravitationalFields,
  temperature,
  idealGases,
  thermodynamics,
  oscillations,
  electricFields,
  capacitance,
  magneticFields,
  alternatingCurrents,
  quantumPhysics,
  nuclearPhysics,
  medicalPhysics,
  astronomyAndCosmology,

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

  differentiatePower,
  differentiateStandard,
  differentiateChain,
  differentiateProduct,
  differentiateQuotient,
  differentiateImplicit,
  differentiateParametric,
  stationaryPoints,
  sketchGraph,
  tangentNormal,
  increasingDecreasing,
  definiteIntegral,
  integratePartialFractions,
  integrateParts,
  integratePower,
  integrateTrig,
  curveFromGradient,
  area,
  volumeOfRevolution,
  trapeziumRule,
  newtonRaphson,
  hyperbolicCalculus,
  maclaurin,
  arcLength,
  surfaceOfRevolution,
  polarArea,
  separableEquation,
  integratingFactor,
  secondOrderEquation,
  hyperbolicEquation,
  integrateSubstitution,
  connectedRates,

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

  radicalEquation,
  rationalInequality,
  chainedInequality,
  gradientAt,
  extremeValue,
  sumOfRoots,
  exactValue,
  simplify,
  expand,
  rearrange,
  trigonometricGeneral,
  permutations,
] as Method<never>[];
