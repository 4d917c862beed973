import type { Method } from '../method.ts';
import { physicsMethods } from '../physics/methods.ts';
import { binomialDistribution } from './binomial-distribution.ts';
import { discreteRandomVariable } from './discrete-random-variable.ts';
import { drawingBalls } from './drawing-balls.ts';
import { geometricDistribution } from './geometric-distribution.ts';
import { meanAndDeviation } from './mean-and-deviation.ts';
import { normalApproximation } from './normal-approximation.ts';
import { normalDistribution } from './normal-distribution.ts';
import { poissonDistribution } from './poisson-distribution.ts';
import { selections } from './selections.ts';
import { twoEvents } from './two-events.ts';
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
  ...physicsMethods,
] as Method<never>[];
