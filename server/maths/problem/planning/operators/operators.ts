import { coordinateWhen } from '../curves/coordinate-when.ts';
import { describedImage } from '../curves/described.ts';
import { imageEquation } from '../curves/images.ts';
import { countRoots } from '../mappings/root-count.ts';
import { compose, meetInverse } from '../mappings/composed.ts';
import { fitForm } from '../mappings/fitted-form.ts';
import { FURTHER_OPERATORS } from './further-operators.ts';
import { solveByPower, solveByScale } from '../analysis/equations.ts';
import { expand, validity } from '../analysis/expansions.ts';
import { constantOfLaw, solveDifferential } from '../growth/differential.ts';
import { extremeInteger } from '../analysis/integers.ts';
import { areaUnder } from '../analysis/regions.ts';
import { extreme } from '../analysis/extremes.ts';
import { harmonic } from '../analysis/harmonic.ts';
import { integrate, lettersOfIntegral } from '../analysis/integrals.ts';
import { division, factors } from '../algebra-goals/polynomial-goals.ts';
import { subject } from '../algebra-goals/subject.ts';
import { exactLimit, iterate } from '../growth/iterations.ts';
import { countShown, meetingShown } from '../rewritten/counted-roots.ts';
import { rearrangedShown } from '../rewritten/rearranged.ts';
import { showEquation, storyGoal } from '../growth/story-goals.ts';
import { signChange } from '../growth/roots.ts';
import type { Operator } from '../analysis/operator.ts';
import { turningWithin } from '../growth/turning-within.ts';
import { solveSingle } from '../analysis/single-equation.ts';
import { areaOfRoots } from '../algebra-goals/root-figures.ts';
import { showLogLine } from '../growth/log-graph.ts';
import { byTrapezia, leastPower } from '../growth/asked-ways.ts';
import { straightLine } from '../growth/straight-line.ts';
import { valueWhen } from '../growth/value-when.ts';

/** What is tried for a goal that is no system of equations, in this order. */
export const OPERATORS: readonly Operator[] = [
  solveSingle,
  solveByScale,
  solveByPower,
  expand,
  validity,
  integrate,
  lettersOfIntegral,
  harmonic,
  extreme,
  turningWithin,
  straightLine,
  valueWhen,
  solveDifferential,
  constantOfLaw,
  storyGoal,
  showEquation,
  iterate,
  exactLimit,
  signChange,
  rearrangedShown,
  meetingShown,
  countShown,
  factors,
  division,
  subject,
  extremeInteger,
  areaOfRoots,
  showLogLine,
  byTrapezia,
  leastPower,
  areaUnder,
  imageEquation,
  describedImage,
  coordinateWhen,
  countRoots,
  compose,
  meetInverse,
  fitForm,
  ...FURTHER_OPERATORS,
];
