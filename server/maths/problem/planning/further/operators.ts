import type { Operator } from '../analysis/operator.ts';
import { ARRAY_OPERATORS } from './arrays.ts';
import { CURVE_OPERATORS } from './curves.ts';
import { EIGEN_OPERATORS } from './eigen.ts';
import { EQUATION_OPERATORS } from './equations.ts';
import { POLAR_OPERATORS } from './polar.ts';
import { POWER_OPERATORS } from './powers.ts';
import { polarRoots } from './polar-roots.ts';
import { INDUCTION_OPERATORS } from './induction.ts';
import { hyperbolicShown } from './hyperbolic.ts';
import { reduction } from './reduction.ts';
import { ROOT_OPERATORS } from './roots.ts';
import { SERIES_OPERATORS } from './series.ts';
import { SYSTEM_OPERATORS } from './systems.ts';
import { SHOW_OPERATORS } from './shown.ts';

/** What is tried for a goal of further pure mathematics. */
export const FURTHER_OPERATORS: Operator[] = [
  ...ROOT_OPERATORS,
  ...SERIES_OPERATORS,
  ...POLAR_OPERATORS,
  ...CURVE_OPERATORS,
  reduction,
  hyperbolicShown,
  ...INDUCTION_OPERATORS,
  ...ARRAY_OPERATORS,
  ...SYSTEM_OPERATORS,
  ...EIGEN_OPERATORS,
  ...POWER_OPERATORS,
  ...EQUATION_OPERATORS,
  polarRoots,
  ...SHOW_OPERATORS,
];
