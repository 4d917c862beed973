import type { Operator } from '../analysis/operator.ts';
import { ARRAY_OPERATORS } from '../further/arrays.ts';
import { CURVE_OPERATORS } from '../further/curves.ts';
import { EIGEN_OPERATORS } from '../further/eigen.ts';
import { EQUATION_OPERATORS } from '../further/equations.ts';
import { POLAR_OPERATORS } from '../polar/polar-operators.ts';
import { POWER_OPERATORS } from '../further/powers.ts';
import { polarRoots } from '../further/polar-roots.ts';
import { MAP_OPERATORS } from '../further/maps.ts';
import { IMAGE_AREAS } from '../images/image-areas.ts';
import { CURVES_OF_FRACTIONS } from '../rational/curves.ts';
import { levelsOfFraction } from '../rational/levels.ts';
import { rationalInequality } from '../rational/inequalities.ts';
import { byFactor } from '../solutions/by-factor.ts';
import { bySubstitution } from '../solutions/replaced.ts';
import { partOfSolution } from '../solutions/complementary.ts';
import { valueOfSolution } from '../solutions/value-at.ts';
import { INDUCTION_OPERATORS } from '../proofs/induction.ts';
import { factorShown } from '../proofs/factors.ts';
import { hyperbolicShown } from '../proofs/hyperbolic.ts';
import { derivativeFound, derivativeShown } from '../proofs/derivatives-shown.ts';
import { recurrenceShown } from '../proofs/recurrences.ts';
import { reduction } from '../proofs/reduction.ts';
import { rootsOfPower } from '../further/complex-roots.ts';
import { powerSum } from '../further/power-sums.ts';
import { substitutionShown } from '../proofs/substitutions.ts';
import { ROOT_OPERATORS } from '../further/roots.ts';
import { twoLines } from '../lines/two-lines.ts';
import { leastByNames, otherBound } from '../sums/rectangles.ts';
import { sumOfMultiples } from '../sums/multiples.ts';
import { boundShown } from '../sums/strips-shown.ts';
import { SERIES_OPERATORS } from '../sums/series.ts';
import { SYSTEM_OPERATORS } from '../further/systems.ts';
import { SHOW_OPERATORS } from '../further/shown.ts';

/** What is tried for a goal of further pure mathematics. */
export const FURTHER_OPERATORS: Operator[] = [
  ...ROOT_OPERATORS,
  twoLines,
  powerSum,
  rationalInequality,
  levelsOfFraction,
  ...CURVES_OF_FRACTIONS,
  rootsOfPower,
  ...SERIES_OPERATORS,
  sumOfMultiples,
  boundShown,
  otherBound,
  leastByNames,
  ...POLAR_OPERATORS,
  ...CURVE_OPERATORS,
  factorShown,
  substitutionShown,
  derivativeShown,
  derivativeFound,
  recurrenceShown,
  reduction,
  hyperbolicShown,
  ...INDUCTION_OPERATORS,
  ...ARRAY_OPERATORS,
  ...IMAGE_AREAS,
  ...SYSTEM_OPERATORS,
  ...EIGEN_OPERATORS,
  ...POWER_OPERATORS,
  ...MAP_OPERATORS,
  bySubstitution,
  partOfSolution,
  byFactor,
  valueOfSolution,
  ...EQUATION_OPERATORS,
  polarRoots,
  ...SHOW_OPERATORS,
];
