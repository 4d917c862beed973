import type { Rule } from '../rule.ts';
import { FUNCTION_RULES } from './functions.ts';
import { NUMBER_RULES } from './numbers.ts';
import { PROGRESSION_RULES } from './progressions.ts';
import { REGION_RULES } from './regions.ts';
import { SUM_RULES } from './sums.ts';

/** Requests that stand alone, in few words. */
export const STAPLE_RULES: Rule[] = [
  ...FUNCTION_RULES,
  ...NUMBER_RULES,
  ...PROGRESSION_RULES,
  ...REGION_RULES,
  ...SUM_RULES,
];
