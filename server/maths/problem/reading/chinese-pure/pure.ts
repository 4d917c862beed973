import type { Rule } from '../rule.ts';
import { CURVE_RULES } from './curves.ts';
import { FUNCTION_RULES } from './functions.ts';
import { IMAGE_RULES } from './images.ts';

/** More of what questions of pure mathematics say and ask. */
export const PURE_RULES: Rule[] = [...CURVE_RULES, ...FUNCTION_RULES, ...IMAGE_RULES];
