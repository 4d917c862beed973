import type { Rule } from '../rule.ts';
import { CLAUSE_RULES } from './clauses.ts';
import { CURVE_RULES } from './curves.ts';
import { EXPANSION_RULES } from './expansions.ts';
import { FORM_RULES } from './forms.ts';
import { FUNCTION_RULES } from './functions.ts';
import { IMAGE_RULES } from './images.ts';
import { PLACE_RULES } from './places.ts';
import { PROGRESSION_RULES } from './progressions.ts';
import { TOLD_CURVES } from './told-curves.ts';
import { TOLD_THINGS } from './things-told.ts';
import { TOLD_WAYS } from './told-ways.ts';

/** More of what questions of pure mathematics say and ask. */
export const PURE_RULES: Rule[] = [
  ...CLAUSE_RULES,
  ...CURVE_RULES,
  ...EXPANSION_RULES,
  ...FORM_RULES,
  ...FUNCTION_RULES,
  ...IMAGE_RULES,
  ...PLACE_RULES,
  ...PROGRESSION_RULES,
  ...TOLD_CURVES,
  ...TOLD_THINGS,
  ...TOLD_WAYS,
];
