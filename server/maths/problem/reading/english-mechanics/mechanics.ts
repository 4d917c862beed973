import { ASIDE_RULES } from '../mechanics/asides.ts';
import { GRAVITY_RULES } from '../mechanics/gravity.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Rule } from '../rule.ts';
import { COLLISION_RULES } from './collisions.ts';
import { COURSE_RULES } from './courses.ts';
import { ELASTIC_RULES } from './elastic.ts';
import { FORCE_RULES } from './forces.ts';
import { GOING_RULES } from './going.ts';
import { MOTION_RULES } from './motion.ts';
import { PLANE_RULES } from './planes.ts';
import { PROJECTILE_RULES } from './projectiles.ts';
import { PUSH_RULES } from './pushes.ts';
import { ASKED_OF_LAWS, TOLD_LAWS } from './told-laws.ts';
import { STAGE_RULES } from './stages.ts';
import { STRING_RULES } from './strings.ts';

/** Bodies that move and rest. */
export const MECHANICS_RULES: Rule[] = [
  ...MEASURE_RULES,
  ...ASIDE_RULES,
  ...GRAVITY_RULES,
  ...MOTION_RULES,
  ...COURSE_RULES,
  ...GOING_RULES,
  ...COLLISION_RULES,
  ...FORCE_RULES,
  ...STRING_RULES,
  ...PLANE_RULES,
  ...PUSH_RULES,
  ...ELASTIC_RULES,
  ...PROJECTILE_RULES,
  ...STAGE_RULES,
  ...TOLD_LAWS,
  ...ASKED_OF_LAWS,
];
