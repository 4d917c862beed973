import { CHINESE_ASIDES } from '../mechanics/asides.ts';
import { CHINESE_GRAVITY } from '../mechanics/gravity.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Rule } from '../rule.ts';
import { ACT_RULES } from './acts.ts';
import { BODY_RULES } from './bodies.ts';
import { LINK_RULES } from './links.ts';
import { MEETING_RULES } from './meetings.ts';
import { PLACE_RULES } from './places.ts';
import { PUSH_RULES } from './pushes.ts';
import { QUANTITY_RULES } from './quantities.ts';
import { STORY_RULES } from './stories.ts';
import { CONTACT_RULES } from '../chinese-forces/contact.ts';
import { POINT_RULES } from '../chinese-forces/points.ts';
import { WANTED_RULES } from './wanted.ts';

/** Stories of bodies that move and of what acts on them. */
export const DYNAMICS_RULES: Rule[] = [
  ...MEASURE_RULES,
  ...CHINESE_ASIDES,
  ...CHINESE_GRAVITY,
  ...BODY_RULES,
  ...PLACE_RULES,
  ...ACT_RULES,
  ...QUANTITY_RULES,
  ...LINK_RULES,
  ...PUSH_RULES,
  ...MEETING_RULES,
  ...WANTED_RULES,
  ...STORY_RULES,
  ...POINT_RULES,
  ...CONTACT_RULES,
];
