import type { Rule } from '../rule.ts';
import { ARGAND_RULES } from './argand.ts';
import { CALCULUS_RULES } from './calculus.ts';
import { COMPLEX_RULES } from './complex.ts';
import { EQUATION_RULES } from './equations.ts';
import { EXPANSION_RULES } from './expansions.ts';
import { INTEGRAL_RULES } from './integrals.ts';
import { LAW_RULES } from './laws.ts';
import { POLYNOMIAL_RULES } from './polynomials.ts';
import { SPACE_RULES } from './space.ts';
import { TOLD_RULES } from './told.ts';

/** What questions of the third paper say and ask in other words. */
export const PURE_THREE: Rule[] = [
  ...POLYNOMIAL_RULES,
  ...EXPANSION_RULES,
  ...EQUATION_RULES,
  ...CALCULUS_RULES,
  ...INTEGRAL_RULES,
  ...COMPLEX_RULES,
  ...ARGAND_RULES,
  ...SPACE_RULES,
  ...LAW_RULES,
  ...TOLD_RULES,
];
