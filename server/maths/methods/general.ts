import type { Method } from '../writing/method.ts';
import { chainedInequality } from './p1/functions/chained-inequality.ts';
import { exactValue } from './p1/quadratics/exact-value.ts';
import { expand } from './p3/algebra/expand.ts';
import { extremeValue } from './p1/differentiation/extreme-value.ts';
import { gradientAt } from './p1/differentiation/gradient-at.ts';
import { permutations } from './p5/permutations-and-combinations/permutations.ts';
import { radicalEquation } from './p1/quadratics/radical-equation.ts';
import { rationalInequality } from './further-p1/rational-functions-and-graphs/rational-inequality.ts';
import { rearrange } from './p1/functions/rearrange.ts';
import { simplify } from './p3/algebra/simplify.ts';
import { sumOfRoots } from './further-p1/roots-of-polynomial-equations/sum-of-roots.ts';
import { trigonometricGeneral } from './p3/trigonometry/trigonometric-general.ts';

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
