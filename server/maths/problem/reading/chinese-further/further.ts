import type { Rule } from '../rule.ts';
import { ARRAY_RULES } from './arrays.ts';
import { CURVE_RULES } from './curves.ts';
import { DIFFERENTIAL_RULES } from './differential.ts';
import { EQUATION_RULES } from './equations.ts';
import { GRAPH_RULES } from './graphs.ts';
import { INDUCTION_RULES } from './induction.ts';
import { LIMIT_RULES } from './limits.ts';
import { ROOT_RULES } from './roots.ts';
import { PLANE_RULES, SYSTEM_RULES, WAY_RULES } from './systems.ts';

/** The sentences of further pure mathematics in Chinese. */
export const FURTHER_PURE: Rule[] = [
  ...ROOT_RULES,
  ...GRAPH_RULES,
  ...LIMIT_RULES,
  ...CURVE_RULES,
  ...ARRAY_RULES,
  ...EQUATION_RULES,
  ...DIFFERENTIAL_RULES,
  ...SYSTEM_RULES,
  ...INDUCTION_RULES,
  ...PLANE_RULES,
  ...WAY_RULES,
];
