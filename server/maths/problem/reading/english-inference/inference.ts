import type { Rule } from '../rule.ts';
import { ATTEMPT_RULES } from './attempts.ts';
import { GROUPED_RULES } from './data.ts';
import { DESCRIBED_RULES } from './described.ts';
import { CHANCE_RULES } from './events.ts';
import { POPULATION_RULES } from './populations.ts';
import { QUANTITY_RULES } from './quantities.ts';
import { RATE_RULES } from './rates.ts';
import { TRIAL_RULES } from './trials.ts';

/** What happens at a rate, what is put together of several, and what samples tell. */
export const INFERENCE_RULES: Rule[] = [
  ...RATE_RULES,
  ...QUANTITY_RULES,
  ...TRIAL_RULES,
  ...ATTEMPT_RULES,
  ...GROUPED_RULES,
  ...DESCRIBED_RULES,
  ...POPULATION_RULES,
  ...CHANCE_RULES,
];
