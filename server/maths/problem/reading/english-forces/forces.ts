import type { Rule } from '../rule.ts';
import { CONTACT_RULES } from './contact.ts';
import { HEADING_RULES } from './headings.ts';
import { POINT_RULES } from './points.ts';
import { PULLEY_RULES } from './pulleys.ts';
import { STRING_RULES } from './strings.ts';
import { TOLD_RULES } from './told.ts';

/** Forces by their directions: at a point, and on a body. */
export const FORCES_RULES: Rule[] = [
  ...HEADING_RULES,
  ...POINT_RULES,
  ...CONTACT_RULES,
  ...STRING_RULES,
  ...PULLEY_RULES,
  ...TOLD_RULES,
];
