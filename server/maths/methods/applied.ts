import type { Method } from '../method.ts';
import { physicsMethods } from '../physics/methods.ts';
import { binomialDistribution } from './binomial-distribution.ts';
import { chiSquaredTest } from './chi-squared-test.ts';
import { confidenceInterval } from './confidence-interval.ts';
import { continuousRandomVariable } from './continuous-random-variable.ts';
import { discreteRandomVariable } from './discrete-random-variable.ts';
import { drawingBalls } from './drawing-balls.ts';
import { geometricDistribution } from './geometric-distribution.ts';
import { linearCombination } from './linear-combination.ts';
import { meanAndDeviation } from './mean-and-deviation.ts';
import { normalApproximation } from './normal-approximation.ts';
import { normalDistribution } from './normal-distribution.ts';
import { poissonDistribution } from './poisson-distribution.ts';
import { probabilityGeneratingFunction } from './probability-generating-function.ts';
import { selections } from './selections.ts';
import { testOfMean } from './test-of-mean.ts';
import { twoEvents } from './two-events.ts';
import { unbiasedEstimate } from './unbiased-estimate.ts';
import { wilcoxonTest } from './wilcoxon-test.ts';
import { wordArrangements } from './word-arrangements.ts';

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
  ...physicsMethods,
] as Method<never>[];
