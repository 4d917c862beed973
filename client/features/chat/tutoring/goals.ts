import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { MAX_GOAL } from '../../../lib/graph/limits.gen.ts';

export const GOALS = ['understand', 'practise', 'paper', 'mistake'] as const;
export type Goal = (typeof GOALS)[number];

export const GOAL_NAMES: Record<Goal, MessageDescriptor> = {
  understand: msg`Understand the idea`,
  practise: msg`Practise questions`,
  paper: msg`Prepare for the paper`,
  mistake: msg`Fix a mistake`,
};

export const GOAL_HINTS: Record<Goal, MessageDescriptor> = {
  understand: msg`What it means, where it comes from, and the formulas to know.`,
  practise: msg`One question after another: a hint first, then step by step.`,
  paper: msg`What the marks are for, and where they are commonly lost.`,
  mistake: msg`Type your own lines and see the first one that is wrong.`,
};

/** What the graph takes. */
/** Of one’s own words, beside the name of a goal. */
export const MAX_WORDS = 400;

export function isGoal(value: string | null): value is Goal {
  return GOALS.includes(value as Goal);
}

/** The goal as the conversation keeps it: its name, and one’s own words. */
export function goalText(name: string | null, words: string): string {
  return [name, words.trim()].filter(Boolean).join(' · ').slice(0, MAX_GOAL);
}
