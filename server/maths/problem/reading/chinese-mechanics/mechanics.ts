import { CHINESE_ASIDES } from '../mechanics/asides.ts';
import { CHINESE_GRAVITY } from '../mechanics/gravity.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Rule } from '../rule.ts';
import { COURSE_RULES } from './courses.ts';
import { COLLISION_RULES } from './collisions.ts';
import { ELASTIC_RULES } from './elastic.ts';
import { FORCE_RULES } from './forces.ts';
import { MOTION_RULES } from './motion.ts';
import { PLANE_RULES } from './planes.ts';
import { PROJECTILE_RULES } from './projectiles.ts';
import { STRING_RULES } from './strings.ts';

/** Bodies that move and rest. */
export const MECHANICS_RULES: Rule[] = [
  ...MEASURE_RULES,
  ...CHINESE_ASIDES,
  ...CHINESE_GRAVITY,
  ...MOTION_RULES,
  ...COURSE_RULES,
  ...COLLISION_RULES,
  ...FORCE_RULES,
  ...PLANE_RULES,
  ...STRING_RULES,
  ...ELASTIC_RULES,
  ...PROJECTILE_RULES,
];
