import { particleMethods } from '../mechanics/methods.ts';
import type { Method } from '../method.ts';
import { combinations } from '../physics/combined.ts';
import { physicsMethods } from '../physics/methods.ts';
import { binomialDistribution } from './binomial-distribution.ts';
import { centreOfMass } from './centre-of-mass.ts';
import { chiSquaredTest } from './chi-squared-test.ts';
import { collision } from './collision.ts';
import { confidenceInterval } from './confidence-interval.ts';
import { conicalPendulum } from './conical-pendulum.ts';
import { connectedParticles } from './connected-particles.ts';
import { continuousRandomVariable } from './continuous-random-variable.ts';
import { discreteRandomVariable } from './discrete-random-variable.ts';
import { drawingBalls } from './drawing-balls.ts';
import { elasticString } from './elastic-string.ts';
import { geometricDistribution } from './geometric-distribution.ts';
import { linearCombination } from './linear-combination.ts';
import { meanAndDeviation } from './mean-and-deviation.ts';
import { motionOnSlope } from './motion-on-slope.ts';
import { normalApproximation } from './normal-approximation.ts';
import { normalDistribution } from './normal-distribution.ts';
import { poissonDistribution } from './poisson-distribution.ts';
import { probabilityGeneratingFunction } from './probability-generating-function.ts';
import { projectile } from './projectile.ts';
import { quarkCharge } from './quark-charge.ts';
import { restitution } from './restitution.ts';
import { resultantForce } from './resultant-force.ts';
import { selections } from './selections.ts';
import { testOfMean } from './test-of-mean.ts';
import { twoEvents } from './two-events.ts';
import { unbiasedEstimate } from './unbiased-estimate.ts';
import { unitConversion } from './unit-conversion.ts';
import { variableAcceleration } from './variable-acceleration.ts';
import { variableForce } from './variable-force.ts';
import { wilcoxonTest } from './wilcoxon-test.ts';
import { wordArrangements } from './word-arrangements.ts';

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
