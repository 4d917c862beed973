import type { Rule } from '../rule.ts';
import { IMAGE_RULES } from './images.ts';

/** More of what questions of pure mathematics say and ask. */
export const PURE_RULES: Rule[] = [...IMAGE_RULES];
