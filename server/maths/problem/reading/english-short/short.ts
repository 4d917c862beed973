import type { Rule } from '../rule.ts';
import { FUNCTION_RULES } from './functions.ts';
import { ITERATION_RULES } from './iterations.ts';
import { NUMBER_RULES } from './numbers.ts';
import { POINT_RULES } from './points.ts';
import { PROGRESSION_RULES } from './progressions.ts';
import { REGION_RULES } from './regions.ts';
import { SECTOR_RULES } from './sectors.ts';
import { SUM_RULES } from './sums.ts';
import { TRANSFORMATION_RULES } from './transformations.ts';
import { VECTOR_RULES } from './vectors.ts';

/** Requests that stand alone, in few words. */
export const SHORT_RULES: Rule[] = [
  ...FUNCTION_RULES,
  ...ITERATION_RULES,
  ...NUMBER_RULES,
  ...POINT_RULES,
  ...PROGRESSION_RULES,
  ...REGION_RULES,
  ...SECTOR_RULES,
  ...SUM_RULES,
  ...TRANSFORMATION_RULES,
  ...VECTOR_RULES,
];
