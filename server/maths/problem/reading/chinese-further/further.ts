import type { Rule } from '../rule.ts';
import { ARRAY_RULES } from './arrays.ts';
import { CURVE_RULES } from './curves.ts';
import { EQUATION_RULES } from './equations.ts';
import { ROOT_RULES } from './roots.ts';

/** The sentences of further pure mathematics in Chinese. */
export const FURTHER_PURE: Rule[] = [...ROOT_RULES, ...CURVE_RULES, ...ARRAY_RULES, ...EQUATION_RULES];
