import type { Method } from '../method.ts';
import { chainedInequality } from './chained-inequality.ts';
import { gradientAt } from './gradient-at.ts';
import { radicalEquation } from './radical-equation.ts';
import { rationalInequality } from './rational-inequality.ts';

export const general = [
  radicalEquation,
  rationalInequality,
  chainedInequality,
  gradientAt,
] as Method<never>[];
