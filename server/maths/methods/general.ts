import type { Method } from '../method.ts';
import { chainedInequality } from './chained-inequality.ts';
import { exactValue } from './exact-value.ts';
import { expand } from './expand.ts';
import { extremeValue } from './extreme-value.ts';
import { gradientAt } from './gradient-at.ts';
import { permutations } from './permutations.ts';
import { radicalEquation } from './radical-equation.ts';
import { rationalInequality } from './rational-inequality.ts';
import { rearrange } from './rearrange.ts';
import { simplify } from './simplify.ts';
import { sumOfRoots } from './sum-of-roots.ts';
import { trigonometricGeneral } from './trigonometric-general.ts';

export const general = [
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
