import { particleMethods } from './p4/particle-methods.ts';
import type { Method } from '../writing/method.ts';
import { combinations } from './physics/dc-circuits/combined-components.ts';
import { physicsMethods } from './physics/formula-methods.ts';
import { binomialDistribution } from './p5/discrete-random-variables/binomial-distribution.ts';
import { centreOfMass } from './further-p3/equilibrium-of-a-rigid-body/centre-of-mass.ts';
import { chiSquaredTest } from './further-p4/chi-squared-tests/chi-squared-test.ts';
import { collision } from './p4/momentum/collision.ts';
import { confidenceInterval } from './further-p4/inference-using-normal-and-t-distributions/confidence-interval.ts';
import { conicalPendulum } from './further-p3/circular-motion/conical-pendulum.ts';
import { connectedParticles } from './p4/newtons-laws-of-motion/connected-particles.ts';
import { continuousRandomVariable } from './further-p4/continuous-random-variables/continuous-random-variable.ts';
import { discreteRandomVariable } from './p5/discrete-random-variables/discrete-random-variable.ts';
import { drawingBalls } from './p5/probability/drawing-balls.ts';
import { elasticString } from './further-p3/hookes-law/elastic-string.ts';
import { geometricDistribution } from './p5/discrete-random-variables/geometric-distribution.ts';
import { linearCombination } from './p5/the-normal-distribution/linear-combination.ts';
import { meanAndDeviation } from './p5/representation-of-data/mean-and-deviation.ts';
import { motionOnSlope } from './p4/forces-and-equilibrium/motion-on-slope.ts';
import { normalApproximation } from './p5/the-normal-distribution/normal-approximation.ts';
import { normalDistribution } from './p5/the-normal-distribution/normal-distribution.ts';
import { poissonDistribution } from './p5/discrete-random-variables/poisson-distribution.ts';
import { probabilityGeneratingFunction } from './further-p4/probability-generating-functions/probability-generating-function.ts';
import { projectile } from './further-p3/motion-of-a-projectile/projectile.ts';
import { quarkCharge } from './physics/particle-physics/quark-charge.ts';
import { restitution } from './further-p3/momentum/restitution.ts';
import { resultantForce } from './p4/forces-and-equilibrium/resultant-force.ts';
import { selections } from './p5/permutations-and-combinations/selections.ts';
import { testOfMean } from './further-p4/inference-using-normal-and-t-distributions/test-of-mean.ts';
import { twoEvents } from './p5/probability/two-events.ts';
import { unbiasedEstimate } from './further-p4/inference-using-normal-and-t-distributions/unbiased-estimate.ts';
import { unitConversion } from './physics/physical-quantities-and-units/unit-conversion.ts';
import { variableAcceleration } from './p4/kinematics-of-motion-in-a-straight-line/variable-acceleration.ts';
import { variableForce } from './further-p3/linear-motion-under-a-variable-force/variable-force.ts';
import { wilcoxonTest } from './further-p4/non-parametric-tests/wilcoxon-test.ts';
import { wordArrangements } from './p5/permutations-and-combinations/word-arrangements.ts';

// What a method makes of its parameters is its own affair; particles come before physics, which takes g = 9.81.
export const applied = [
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
  ...particleMethods,
  ...combinations,
  ...physicsMethods,
] as Method<never>[];
