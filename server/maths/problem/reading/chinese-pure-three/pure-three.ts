import type { Rule } from '../rule.ts';
import { ALGEBRA_RULES } from './algebra.ts';
import { ANALYSIS_RULES } from './analysis.ts';
import { NUMBER_RULES } from './numbers.ts';
import { SPACE_RULES } from './space.ts';
import { WAY_RULES } from './ways.ts';

/** What questions of the third paper say and ask in other words. */
export const PURE_THREE: Rule[] = [
  ...ALGEBRA_RULES,
  ...ANALYSIS_RULES,
  ...SPACE_RULES,
  ...NUMBER_RULES,
  ...WAY_RULES,
];
