import type { Rule } from '../rule.ts';
import { ARRAY_RULES } from './arrays.ts';
import { CURVE_RULES } from './curves.ts';
import { EQUATION_RULES } from './equations.ts';
import { IMAGE_RULES } from './images.ts';
import { INDUCTION_RULES } from './induction.ts';
import { ROOT_RULES } from './roots.ts';
import { SERIES_RULES } from './series.ts';
import { SYSTEM_RULES } from './systems.ts';
import { VECTOR_RULES } from './vectors.ts';

/** The sentences of further pure mathematics. */
export const FURTHER_PURE: Rule[] = [
  ...ROOT_RULES,
  ...SERIES_RULES,
  ...CURVE_RULES,
  ...ARRAY_RULES,
  ...EQUATION_RULES,
  ...SYSTEM_RULES,
  ...IMAGE_RULES,
  ...INDUCTION_RULES,
  ...VECTOR_RULES,
];
