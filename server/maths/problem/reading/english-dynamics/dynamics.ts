import { ASIDE_RULES } from '../mechanics/asides.ts';
import { GRAVITY_RULES } from '../mechanics/gravity.ts';
import { MEASURE_RULES } from '../mechanics/measures.ts';
import type { Rule } from '../rule.ts';
import { ACT_RULES } from './acts.ts';
import { BODY_RULES } from './bodies.ts';
import { ENERGY_RULES } from './energy.ts';
import { FORCE_RULES } from './forces.ts';
import { JOURNEY_RULES } from './journeys.ts';
import { LINK_RULES } from './links.ts';
import { HIT_RULES, MEETING_RULES } from './meetings.ts';
import { MOMENT_RULES } from './moments.ts';
import { PLACE_RULES } from './places.ts';
import { POWER_RULES, VARIABLE_RESISTANCES } from './power.ts';
import { QUANTITY_RULES } from './quantities.ts';
import { FORCES_RULES } from '../english-forces/forces.ts';
import { WANTED_RULES } from './wanted.ts';

/** Stories of bodies that move and of what acts on them. */
export const DYNAMICS_RULES: Rule[] = [
  ...MEASURE_RULES,
  ...ASIDE_RULES,
  ...GRAVITY_RULES,
  ...BODY_RULES,
  ...PLACE_RULES,
  ...ACT_RULES,
  ...FORCE_RULES,
  ...QUANTITY_RULES,
  ...WANTED_RULES,
  ...MOMENT_RULES,
  ...MEETING_RULES,
  ...HIT_RULES,
  ...LINK_RULES,
  ...POWER_RULES,
  ...ENERGY_RULES,
  ...VARIABLE_RESISTANCES,
  ...JOURNEY_RULES,
  ...FORCES_RULES,
];
