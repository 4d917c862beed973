import type { Rule } from '../rule.ts';
import { ARRAY_RULES } from './arrays.ts';
import { CURVE_RULES } from './curves.ts';
import { DIFFERENTIAL_RULES } from '../english-further-later/differential.ts';
import { EQUATION_RULES } from './equations.ts';
import { GRAPH_RULES } from '../english-further-later/graphs.ts';
import { FIGURE_RULES } from '../english-further-later/images-of-figures.ts';
import { IMAGE_RULES } from './images.ts';
import { INDUCTION_RULES } from './induction.ts';
import { LATER_RULES } from '../english-further-later/later-terms.ts';
import { LIMIT_RULES } from '../english-further-later/limits.ts';
import { ROOT_RULES } from './roots.ts';
import { SERIES_RULES } from './series.ts';
import { TOLD_MATRICES } from '../english-further-later/matrices-told.ts';
import { POLAR_PLACES } from '../english-further-later/polar-places.ts';
import { RECTANGLE_RULES } from '../english-further-later/rectangles.ts';
import { SPACES_RULES } from '../english-further-later/spaces.ts';
import { SYSTEM_RULES } from './systems.ts';
import { VECTOR_RULES } from './vectors.ts';

/** The sentences of further pure mathematics. */
export const FURTHER_PURE: Rule[] = [
  ...ROOT_RULES,
  ...SERIES_RULES,
  ...LATER_RULES,
  ...FIGURE_RULES,
  ...SPACES_RULES,
  ...RECTANGLE_RULES,
  ...GRAPH_RULES,
  ...TOLD_MATRICES,
  ...LIMIT_RULES,
  ...CURVE_RULES,
  ...POLAR_PLACES,
  ...ARRAY_RULES,
  ...EQUATION_RULES,
  ...DIFFERENTIAL_RULES,
  ...SYSTEM_RULES,
  ...IMAGE_RULES,
  ...INDUCTION_RULES,
  ...VECTOR_RULES,
];
