import { TOLD_THINGS } from '../chinese-graphs/told-things.ts';
import type { Rule } from '../rule.ts';
import { ANALYSIS_RULES } from './analysis.ts';
import { CIRCLE_RULES } from './circles.ts';
import { CLAUSE_RULES } from './clauses.ts';
import { CURVE_RULES } from './curves.ts';
import { DEFINITION_RULES } from './definitions.ts';
import { EXPANSION_RULES } from './expansions.ts';
import { FRAME_RULES } from './frames.ts';
import { FUNCTION_RULES } from './functions.ts';
import { IMAGE_RULES } from './images.ts';
import { PROGRESSION_RULES } from './progressions.ts';
import { REGION_RULES } from './regions.ts';
import { RELATIVE_RULES } from './relative.ts';
import { TOLD_RULES } from './told.ts';

/** More of what questions of pure mathematics say and ask. */
export const PURE_RULES: Rule[] = [
  ...CLAUSE_RULES,
  ...CURVE_RULES,
  ...FUNCTION_RULES,
  ...IMAGE_RULES,
  ...RELATIVE_RULES,
  ...FRAME_RULES,
  ...CIRCLE_RULES,
  ...PROGRESSION_RULES,
  ...REGION_RULES,
  ...EXPANSION_RULES,
  ...ANALYSIS_RULES,
  ...DEFINITION_RULES,
  ...TOLD_RULES,
  ...TOLD_THINGS,
];
